import { request } from '@site/shared/api';
import type { RevisionAddition } from '@site/shared/contracts';
import { messageOf, toast, useMutation } from '@site/shared/platform';
import { timeZone } from '@site/shared/revision';
import { useRef, useState } from 'react';
import { invalidateRevisions } from './follow-revisions.ts';
import { newReviewId } from './new-review-id.ts';

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
      id.current ??= newReviewId();
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
