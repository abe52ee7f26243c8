import { Component, type ReactNode } from 'react';

/** A panel that throws while rendered disappears; the page around it goes on. */
export class SlotBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
