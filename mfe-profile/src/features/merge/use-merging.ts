import { decideLater } from '@site/shared/device';
import { messageOf, toast, useMutation, useQuery } from '@site/shared/platform';
import { useEffect, useState } from 'react';
import { type ComparedRecord, comparedRecordsQuery } from './local-records.ts';
import { invalidatePerson } from './merge-calls.ts';
import { discardRecord, mergeRecords, NoRoom, undoMerge } from './merge-records.ts';
import { type PastMerge, readPastMerges } from './past-merges.ts';

/** The actions on records that were made on this device before logging in. */
export function useMerging(person: string) {
  const compared = useQuery(comparedRecordsQuery(person));
  const [past, setPast] = useState<readonly PastMerge[]>([]);
  /** The last action on this page. */
  const [last, setLast] = useState<PastMerge | null>(null);
  const look = () => setPast(readPastMerges(person));
  useEffect(() => setPast(readPastMerges(person)), [person]);
  const settle = () => {
    look();
    // Whatever is left out has been seen.
    decideLater(person);
    return invalidatePerson(person);
  };
  /** The API does one such thing at a time for a person, and would refuse a change while it compares. */
  const compareFirst = async () => {
    if (compared.isFetching) await compared.refetch({ cancelRefetch: false });
  };
  const failed = (words: string) => (error: unknown) =>
    void toast.error(error instanceof NoRoom ? NO_ROOM : messageOf(error, words));
  const merge = useMutation({
    mutationFn: async (chosen: ComparedRecord[]) => {
      await compareFirst();
      return mergeRecords(person, chosen);
    },
    onSuccess: setLast,
    onError: failed("We couldn't merge this. Nothing has changed. Please try again."),
    onSettled: settle,
  });
  const discard = useMutation({
    mutationFn: (record: ComparedRecord) => discardRecord(person, record),
    onSuccess: setLast,
    onError: failed("We couldn't discard this. Please try again."),
    onSettled: settle,
  });
  const undo = useMutation({
    mutationFn: async (done: PastMerge) => {
      await compareFirst();
      return undoMerge(person, done);
    },
    onSuccess: (notRestored) => {
      setLast(null);
      toast.success(
        notRestored === 0 ? 'Everything is as it was.' : notRestoredInWords(notRestored),
      );
    },
    onError: failed("We couldn't undo this. Please try again."),
    onSettled: settle,
  });
  const busy = merge.isPending || discard.isPending || undo.isPending;
  return { compared, past, last, busy, merge, discard, undo };
}

const NO_ROOM =
  'Your browser has no room to keep the previous versions for Undo. Leave some things out and try again.';

const notRestoredInWords = (count: number) =>
  count === 1
    ? '1 thing has changed since then and stays as it is.'
    : `${count} things have changed since then and stay as they are.`;
