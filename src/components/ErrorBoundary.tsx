import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Shown instead of children that failed to render. */
  fallback: ReactNode;
  /** Called once the fallback is shown. */
  onError?: () => void;
  children: ReactNode;
}

interface ErrorBoundaryState {
  failed: boolean;
}

/** Confines a rendering error to one part of the page. */
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
