import { Page } from '@site/shared/ui';
import type { ReactNode } from 'react';

interface MergeFrameProps {
  /** Whether there is something to choose. If not, there is nothing to explain. */
  isChoosing: boolean;
  children: ReactNode;
}

export const MergeFrame = ({ isChoosing, children }: MergeFrameProps) => (
  <Page
    title="Made before you logged in"
    intro={
      isChoosing &&
      "Merge what's yours from this device into your account, and leave out what isn't. Of two versions the newer one wins, and you can undo it for seven days on this device."
    }
    width="text"
  >
    {children}
  </Page>
);
