import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** The content in place of children that fail to render. */
  fallback: ReactNode;
  /** Called after the fallback is shown. */
  onError?: () => void;
  children: ReactNode;
}

interface ErrorBoundaryState {
  failed: boolean;
}

/** Limits a rendering error to one part of the page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    this.props.onError?.();
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
