import { counted } from '@site/shared/contracts';
import { onDay } from '@site/shared/revision';
import { Button, Card } from '@site/shared/ui';
import styles from './today.module.css';
import type { useAdditions } from './use-additions.ts';

interface AdditionProps {
  /** How many completed problems could be added. */
  addable: number;
  today: string;
  additions: ReturnType<typeof useAdditions>;
}

/** Offers to add problems that were completed before, and shows the outcome. */
export function Addition({ addable, today, additions }: AdditionProps) {
  const { added, busy, add, undo } = additions;
  return (
    <>
      {addable > 0 && (
        <Card padding="lg" className={styles.addition}>
          <p>
            You've completed {counted(addable, 'problem')} that {addable === 1 ? "isn't" : "aren't"}{' '}
            in revision yet. Add them now and they'll come up a few a day, not all at once.
          </p>
          <Button variant="primary" busy={busy} onClick={add}>
            Add your {counted(addable, 'completed problem')} to revision
          </Button>
        </Card>
      )}
      <div role="status" className={styles.last}>
        {added && (
          <>
            <span>{resultOf(added, today)}</span>
            {added.count > 0 && (
              <Button size="sm" variant="ghost" disabled={busy} onClick={undo}>
                Undo
              </Button>
            )}
          </>
        )}
      </div>
    </>
  );
}

function resultOf(
  { count, lastDueOn }: { count: number; lastDueOn: string | null },
  today: string,
): string {
  if (!lastDueOn) return "Everything you've completed is already in revision.";
  const words = `${counted(count, 'problem')} added`;
  return lastDueOn <= today
    ? `${words}, due today.`
    : `${words}. The last one comes up ${onDay(lastDueOn, today)}.`;
}
