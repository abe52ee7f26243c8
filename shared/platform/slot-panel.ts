import type { ReactNode } from 'react';

/** The props the shell passes to the panel of a slot. */
export interface SlotPanelProps {
  /** The shell's own content for this slot. The panel renders it while it has nothing better to show. */
  children?: ReactNode;
}
