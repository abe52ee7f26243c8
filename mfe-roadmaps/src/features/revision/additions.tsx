import { request } from '@site/shared/api';
import { counted, newUuid } from '@site/shared/contracts/composition';
import type { RevisionAddition } from '@site/shared/contracts/practice';
import { messageOf, toast, useMutation } from '@site/shared/platform';
import { onDay, timeZone } from '@site/shared/revision';
import { Button, Card } from '@site/shared/ui';
import { useRef, useState } from 'react';
import { invalidateRevisions } from './follow-revisions.ts';
import styles from './today.module.css';

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

/** An addition in one step on this page. */
interface Added extends RevisionAddition {
  id: string;
}

/** Adds earlier completions to the schedule in one step, with Undo. */
export function useAdditions(person: string) {
  const [added, setAdded] = useState<Added | null>(null);
  /** The same until it's known to have arrived: if a response was lost, a retry doesn't count twice. */
  const id = useRef<string | null>(null);
  const add = useMutation({
    mutationFn: async (): Promise<Added> => {
      id.current ??= newUuid();
      const body = { id: id.current, zone: timeZone() };
      const addition = await request('POST /v1/users/{userId}/revisions/additions', {
        params: { userId: person },
        body,
      });
      return { ...addition, id: body.id };
    },
    onSuccess: async (addition) => {
      id.current = null;
      await invalidateRevisions();
      setAdded(addition);
    },
    onError: (error) =>
      toast.error(messageOf(error, "We couldn't add your problems. Please try again.")),
  });
  const undo = useMutation({
    mutationFn: ({ id: additionId }: Added) =>
      request('DELETE /v1/users/{userId}/revisions/additions/{additionId}', {
        params: { userId: person, additionId },
      }),
    onSuccess: async () => {
      await invalidateRevisions();
      setAdded(null);
    },
    onError: (error) => toast.error(messageOf(error, "We couldn't undo that. Please try again.")),
  });
  return {
    added,
    busy: add.isPending || undo.isPending,
    add: () => add.mutate(),
    undo: () => added && undo.mutate(added),
  };
}
