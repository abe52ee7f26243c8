import type { ReactNode } from 'react';

export interface DialogProps {
  open: boolean;
  /** Called with false when the person closes it: Escape, Back on a phone, the close button or a click outside. */
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  /** sm 26 rem, md 34 rem, lg 60 rem. */
  size?: 'sm' | 'md' | 'lg';
  /** Shown beside the content if there is room for it. */
  aside?: ReactNode;
  children: ReactNode;
}
