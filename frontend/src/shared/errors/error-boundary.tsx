import { Component, type ReactNode } from "react";

/** What a fallback gets to know. */
export interface Failure {
  error: unknown;
  /** Renders the children again. */
  retry: () => void;
}

interface ErrorBoundaryProps {
  /** What shows instead of the children that threw. */
  fallback: (failure: Failure) => ReactNode;
  /** Called when the children have thrown, before a retry is possible. */
  onError?: () => void;
  children: ReactNode;
}

/** Keeps a failed screen from taking the rest of the page with it. A new key renders the children again. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { caught: { error: unknown } | null }> {
  override state: { caught: { error: unknown } | null } = { caught: null };

  static getDerivedStateFromError(error: unknown) {
    return { caught: { error } };
  }

  override componentDidCatch() {
    this.props.onError?.();
  }

  private readonly retry = () => this.setState({ caught: null });

  override render() {
    const { caught } = this.state;
    return caught === null ? this.props.children : this.props.fallback({ error: caught.error, retry: this.retry });
  }
}
