import { counted } from '@site/shared/contracts/composition';
import { Button } from '@site/shared/ui';
import styles from './merge.module.css';
import { type PastMerge, undoUntil } from './past-merges.ts';

interface PastMergeListProps {
  merges: readonly PastMerge[];
  busy: boolean;
  onUndo: (past: PastMerge) => void;
}

/** Actions that can be undone on this device; nothing if there are none. */
export function PastMergeList({ merges, busy, onUndo }: PastMergeListProps) {
  if (merges.length === 0) return null;
  return (
    <section aria-labelledby="past-merges">
      <h2 id="past-merges" className={styles.heading}>
        What you can undo here
      </h2>
      <ul className={styles.past}>
        {merges.map((past) => (
          <li key={past.at}>
            <span>
              {inWords(past)} <time dateTime={past.at}>{time.format(new Date(past.at))}</time>
              <span className={styles.quiet}> · until {time.format(undoUntil(past))}</span>
            </span>
            <Button size="sm" busy={busy} onClick={() => onUndo(past)}>
              Undo
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const inWords = ({ things, done }: PastMerge) => `${counted(things.length, 'thing')} ${done},`;

const time = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });
