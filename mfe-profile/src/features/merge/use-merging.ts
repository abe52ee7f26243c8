import { decideLater } from '@site/shared/device';
import { messageOf, toast, useMutation, useQuery } from '@site/shared/platform';
import { useEffect, useState } from 'react';
import { thingsQuery } from './compare-things.ts';
import { askAgain } from './merge-calls.ts';
import { discardThing, mergeThings, NoRoom, undoMerge } from './merge-things.ts';
import { type PastMerge, readPastMerges } from './past-merges.ts';
import type { ComparedThing } from './things.ts';

/** What a person can do with what was made on this device before logging in. */
export function useMerging(person: string) {
  const things = useQuery(thingsQuery(person));
  const [past, setPast] = useState<readonly PastMerge[]>([]);
  /** What was done here last. */
  const [last, setLast] = useState<PastMerge | null>(null);
  const look = () => setPast(readPastMerges(person));
  useEffect(() => setPast(readPastMerges(person)), [person]);
  const settle = () => {
    look();
    // What is left out now has been seen.
    decideLater(person);
    return askAgain(person);
  };
  const failed = (words: string) => (error: unknown) =>
    void toast.error(error instanceof NoRoom ? NO_ROOM : messageOf(error, words));
  const merge = useMutation({
    mutationFn: (chosen: ComparedThing[]) => mergeThings(person, chosen),
    onSuccess: setLast,
    onError: failed("We couldn't merge this. Nothing has changed. Please try again."),
    onSettled: settle,
  });
  const discard = useMutation({
    mutationFn: (thing: ComparedThing) => discardThing(person, thing),
    onSuccess: setLast,
    onError: failed("We couldn't discard this. Please try again."),
    onSettled: settle,
  });
  const undo = useMutation({
    mutationFn: (done: PastMerge) => undoMerge(person, done),
    onSuccess: (kept) => {
      setLast(null);
      toast.success(kept === 0 ? 'Everything is as it was.' : keptInWords(kept));
    },
    onError: failed("We couldn't undo this. Please try again."),
    onSettled: settle,
  });
  const busy = merge.isPending || discard.isPending || undo.isPending;
  return { things, past, last, busy, merge, discard, undo };
}

const NO_ROOM =
  'Your browser has no room to keep the previous versions for Undo. Leave some things out and try again.';

const keptInWords = (count: number) =>
  count === 1
    ? '1 thing has changed since then and stays as it is.'
    : `${count} things have changed since then and stay as they are.`;
