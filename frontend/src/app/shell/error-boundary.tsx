import { Component, type ReactNode } from "react";

interface ErrorBoundaryProps {
  /** What shows instead of the children that broke. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Keeps a broken screen from taking the rest of the page with it. Give it a key to start afresh. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
