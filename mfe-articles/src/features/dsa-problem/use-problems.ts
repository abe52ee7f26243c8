import { queryKeys } from '@site/shared/contracts/composition';
import type { DsaProblemSummary } from '@site/shared/contracts/practice';
import { usePersonKey, useQuery } from '@site/shared/platform';
import { useMemo } from 'react';
import { type PendingCompleted, usePendingCompleted } from './completed-changes.ts';
import { problemListQuery } from './dsa-problem.queries.ts';

export interface Problems {
  /** Undefined while they are loading. */
  list: DsaProblemSummary[] | undefined;
  error: Error | null;
  retry: () => void;
}

/** All problems as they will be once every change is confirmed. */
export function useProblems(): Problems {
  const pending = usePendingCompleted();
  const { data, error, refetch } = useQuery({
    ...problemListQuery(usePersonKey()),
    placeholderData: (shown, query) => (isVisitors(query?.queryKey) ? shown : undefined),
  });
  const list = useMemo(() => data && withPending(data, pending), [data, pending]);
  return { list, error, retry: () => void refetch() };
}

/**
 * Someone who logs in on the page sees the visitor's list until their own has loaded, never the other way
 * round.
 */
const isVisitors = (key: readonly string[] | undefined) =>
  key?.join() === queryKeys.dsaProblems('visitor').join();

function withPending(
  problems: DsaProblemSummary[],
  pending: ReadonlyMap<string, PendingCompleted>,
) {
  return problems.map((problem) => {
    const completed = pending.get(problem.unitId)?.completed ?? problem.completed;
    return completed === problem.completed ? problem : { ...problem, completed };
  });
}
