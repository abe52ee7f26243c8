import { useSession } from '@site/shared/platform';
import { useAfterFirstContent } from '../../remotes/use-after-first-content.ts';
import { useBackgroundComponent } from '../../use-background-component.ts';

const load = async () => {
  import('@site/shared/ui/modal-dialog.tsx').catch(() => {});
  return (await import('./waiting-status.tsx')).WaitingStatus;
};

/**
 * Says what waits for the network. It comes after the first content of a signed-in person, and with it
 * what lets changes wait and the dialogs in which they are made: once the network is away it is too late to fetch
 * these.
 */
export function Waiting() {
  const { user } = useSession();
  const Status = useBackgroundComponent(useAfterFirstContent() && user !== null, load);
  return Status && <Status />;
}
