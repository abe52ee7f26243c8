import { Link, outbox, useLocation, useOutboxEntries, usePersonKey } from '@site/shared/platform';
import { Button } from '@site/shared/ui/button.tsx';
import { ClockIcon, TriangleAlertIcon } from '@site/shared/ui/icons.ts';
import { useOutcomeNotices } from './use-outcome-notices.ts';
import styles from './waiting-status.module.css';

const counted = (count: number, one: string, many: string) =>
  count === 1 ? `1 ${one}` : `${count} ${many}`;

const tryNow = () => void outbox.flush();

/** At the foot of the window: how many changes wait for the network, and what could not be saved. */
export function WaitingStatus() {
  const entries = useOutboxEntries();
  const waiting = entries.filter(({ state }) => state === 'waiting').length;
  const { pathname } = useLocation();
  const allRefused = entries.filter(({ state }) => state === 'refused');
  // The page itself shows what was refused of it.
  const refused = allRefused.filter(({ page }) => page !== pathname);
  useOutcomeNotices(usePersonKey(), waiting, allRefused.length);
  return (
    <div className={styles.place} role="status">
      {waiting > 0 && (
        <p className={styles.status}>
          <ClockIcon aria-hidden="true" />
          {counted(waiting, 'change waits', 'changes wait')} for the network
          <Button size="sm" variant="ghost" onClick={tryNow}>
            Try now
          </Button>
        </p>
      )}
      {refused[0] && (
        <p className={styles.status}>
          <TriangleAlertIcon aria-hidden="true" />
          {counted(refused.length, 'text was', 'texts were')} not saved
          <Link to={refused[0].page}>Show</Link>
        </p>
      )}
    </div>
  );
}
