import { outbox, toast } from '@site/shared/platform';
import { useEffect, useRef } from 'react';

/** The notice that a change waits. */
const WAITING = 'waiting';

/**
 * Notices on the outcome of changes that waited: one for each refusal, and one for all others together
 * once nothing waits any more.
 * @param refused how many are stored after a refusal: these may have been sent by another tab
 */
export function useOutcomeNotices(person: string, waiting: number, refused: number): void {
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
