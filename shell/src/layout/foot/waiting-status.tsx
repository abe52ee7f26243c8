import { counted } from '@site/shared/contracts/composition';
import {
  Link,
  outbox,
  toast,
  useLocation,
  useOutboxEntries,
  usePersonKey,
} from '@site/shared/platform';
import { records } from '@site/shared/sync';
import { Button } from '@site/shared/ui/button.tsx';
import { ClockIcon, TriangleAlertIcon } from '@site/shared/ui/icons.ts';
import { useEffect, useRef } from 'react';
import styles from './foot-notice.module.css';

const tryNow = () => void outbox.flush();

/** At the foot of the window: how many changes wait for the network, and what could not be saved. */
export function WaitingStatus() {
  const entries = useOutboxEntries();
  const waiting = entries.filter(({ state }) => state === 'waiting').length;
  const { pathname } = useLocation();
  const allRefused = entries.filter(({ state }) => state === 'refused');
  // The page itself shows what was refused of it.
  const refused = allRefused.filter(({ page }) => page !== pathname);
  const person = usePersonKey();
  useOutcomeNotices(person, waiting, allRefused.length);
  useUnsentWork(person);
  return (
    <div className={styles.region} role="status" aria-label="Sync">
      {waiting > 0 && (
        <p className={styles.notice}>
          <ClockIcon aria-hidden="true" />
          {counted(waiting, 'change', 'changes')} waiting to sync
          <Button size="sm" variant="ghost" onClick={tryNow}>
            Sync now
          </Button>
        </p>
      )}
      {refused[0] && (
        <p className={styles.notice}>
          <TriangleAlertIcon aria-hidden="true" />
          {counted(refused.length, 'change', 'changes')} not saved
          <Link to={refused[0].page}>Show</Link>
        </p>
      )}
    </div>
  );
}

/** The notice that a change waits. */
const WAITING = 'waiting';

/**
 * Notices on the outcome of changes that waited: one for each refusal, and one for all others together
 * once nothing waits any more.
 * @param refused how many are stored after a refusal: these may have been sent by another tab
 */
function useOutcomeNotices(person: string, waiting: number, refused: number): void {
  const spoiled = useRef(false);
  const known = useRef({ person, waiting, refused });

  useEffect(() => {
    return outbox.follow('*', ({ failureMessage, queueKey, collapseKey }, { result }) => {
      if (result === 'sent') return;
      spoiled.current = true;
      toast.error(failureMessage, { id: `refused-${queueKey}-${collapseKey}` });
    });
  }, []);

  useEffect(() => {
    const before = known.current;
    known.current = { person, waiting, refused };
    if (before.waiting === 0) return;
    if (refused > before.refused) spoiled.current = true;
    if (person !== before.person) {
      const text = 'Your unsynced changes stay on this device until you log in again.';
      toast(text, { id: WAITING });
    } else if (waiting === 0) {
      toast.dismiss(WAITING);
      if (!spoiled.current) toast.success('All changes saved');
      spoiled.current = false;
    }
  }, [person, waiting, refused]);
}

/** Sends what a person wrote on pages that were closed, or reloaded, before it could be sent. */
function useUnsentWork(person: string): void {
  useEffect(() => {
    sendUnsentWork(person).catch(() => {});
  }, [person]);
}

async function sendUnsentWork(person: string): Promise<void> {
  await records.open();
  if (records.list(({ owner }) => owner === person).length === 0) return;
  const { sendUnsent } = await import('@site/shared/device');
  sendUnsent(person);
}
