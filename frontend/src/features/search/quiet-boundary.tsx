import { Component, type ReactNode } from "react";

/** For extras that nobody should miss: when they break, or their code cannot be fetched, nothing shows. */
export class QuietBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
