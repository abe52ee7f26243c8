import {
  type NewRevisionReview,
  queryKeys,
  type RevisionDay,
  type RevisionGrade,
  type RevisionList,
} from '@site/shared/contracts';
import {
  http,
  messageOf,
  type QueryClient,
  toast,
  useMutation,
  useQueryClient,
} from '@site/shared/platform';
import { useRef } from 'react';
import { moveToNext } from './move-to-next.ts';
import { revisionsPath } from './revision.queries.ts';
import { timeZone } from './time-zone.ts';

/** A grade that was given. */
export interface GivenGrade {
  reviewId: string;
  unitId: string;
  name: string;
  dueOn: string;
}

interface Problem {
  unitId: string;
  name: string;
  dueOn: string;
}

const newReviewId = () => {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
};

/** Everything shown of a schedule is asked anew. */
const outdate = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: queryKeys.revisions('').slice(0, 1) });

/** Sends grades, takes the last one back, takes problems off the schedule. */
export function useReviews(personId: string) {
  const client = useQueryClient();
  const idOf = useReviewIds();

  const grade = useMutation({
    networkMode: 'always',
    mutationFn: async ({ problem, grade }: { problem: Problem; grade: RevisionGrade }) => {
      const id = idOf(problem);
      const body: NewRevisionReview = { id, grade, zone: timeZone() };
      const path = `${revisionsPath(personId, problem.unitId)}/reviews`;
      const { data } = await http.post<RevisionDay>(path, body);
      return { reviewId: id, unitId: problem.unitId, name: problem.name, dueOn: data.dueOn };
    },
    onSuccess: async (given: GivenGrade) => {
      const queryKey = queryKeys.revisions(personId);
      // An answer on its way may not hold the grade yet, but what another device has changed.
      const asking = client.isFetching({ queryKey }) > 0;
      await client.cancelQueries({ queryKey });
      const list = client.setQueryData<RevisionList>(
        queryKey,
        (known) => known && moveToNext(known, given),
      );
      // One answer holds only the first of many that are due.
      const isPart = list && list.due.length < list.dueCount;
      if (asking || isPart) void client.invalidateQueries({ queryKey });
      void client.invalidateQueries({ queryKey: queryKeys.revisionDays(personId) });
    },
    onError: (error, { problem }) => {
      toast.error(messageOf(error, `The grade for ${problem.name} could not be saved. Try again.`));
      void outdate(client);
    },
  });

  const takeBack = useMutation({
    networkMode: 'always',
    mutationFn: ({ unitId, reviewId }: GivenGrade) =>
      http.delete(`${revisionsPath(personId, unitId)}/reviews/${reviewId}`),
    onSuccess: () => outdate(client),
    onError: (error) => toast.error(messageOf(error, 'The grade could not be taken back.')),
  });

  const stop = useMutation({
    networkMode: 'always',
    mutationFn: ({ unitId }: Problem) => http.delete(revisionsPath(personId, unitId)),
    onSuccess: async (_done, { name }) => {
      await outdate(client);
      toast.success(`${name} is off your schedule.`);
    },
    onError: (error) => toast.error(messageOf(error, 'The schedule could not be changed.')),
  });

  return { grade, takeBack, stop };
}

/**
 * One id for a problem and the day it is due, however often its grade has to be sent: an answer that
 * was lost on the way does not make it count twice.
 */
function useReviewIds() {
  const ids = useRef(new Map<string, string>());
  return ({ unitId, dueOn }: Problem): string => {
    const key = `${unitId} ${dueOn}`;
    const id = ids.current.get(key) ?? newReviewId();
    ids.current.set(key, id);
    return id;
  };
}
