import { counted } from '@site/shared/contracts';
import { Link, outbox, useLocation, useOutboxEntries, usePersonKey } from '@site/shared/platform';
import { Button } from '@site/shared/ui/button.tsx';
import { ClockIcon, TriangleAlertIcon } from '@site/shared/ui/icons.ts';
import styles from '../foot-notice.module.css';
import { useOutcomeNotices } from './use-outcome-notices.ts';
import { useUnsentWork } from './use-unsent-work.ts';

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
