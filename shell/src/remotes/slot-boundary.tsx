import { Component, type ReactNode } from 'react';

interface SlotBoundaryProps {
  fallback: ReactNode;
  onError(error: unknown): void;
  children: ReactNode;
}

/** A panel that throws while rendered is replaced by the fallback; the page around it is unaffected. */
export class SlotBoundary extends Component<SlotBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
