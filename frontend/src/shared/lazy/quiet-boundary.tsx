import { Component, type ReactNode } from "react";

interface QuietBoundaryProps {
  /** Called once when the children have thrown while rendering. */
  onError?: (() => void) | undefined;
  children: ReactNode;
}

/** For optional parts of a screen: when they throw while rendering, they show nothing and the rest stays. */
export class QuietBoundary extends Component<QuietBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    this.props.onError?.();
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
