import { useSession } from '@site/shared/platform';
import { type ComponentType, useEffect, useState } from 'react';
import { useAfterFirstContent } from '../../remotes/use-after-first-content.ts';

/**
 * Says what waits for the network. It comes after the first content of somebody signed in, and with it
 * what lets changes wait and the dialogs in which they are made: once the network is away it is too late to fetch
 * these.
 */
export function Waiting() {
  const { user } = useSession();
  const wanted = useAfterFirstContent() && user !== null;
  const [Status, setStatus] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!wanted) return;
    import('@site/shared/ui/modal-dialog.tsx').catch(() => {});
    import('./waiting-status.tsx').then(
      (part) => setStatus(() => part.WaitingStatus),
      () => {},
    );
  }, [wanted]);
  return Status && <Status />;
}
