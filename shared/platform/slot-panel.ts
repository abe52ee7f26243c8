import type { ReactNode } from 'react';

/** What the shell hands to the panel of a slot. */
export interface SlotPanelProps {
  /** What the shell shows in the panel's place: for the panel to show while it has nothing better. */
  children?: ReactNode;
}
