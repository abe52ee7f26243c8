import { type DsaProblemSummary, queryKeys } from '@site/shared/contracts';
import { type KeptWrite, useKeptWrites, usePersonKey, useQuery } from '@site/shared/platform';
import { useMemo } from 'react';
import { problemListQuery } from './dsa-problem.queries.ts';
import { keptCompleted } from './kept-completed.ts';

export interface Problems {
  /** Undefined while they are loaded. */
  list: DsaProblemSummary[] | undefined;
  error: Error | null;
  retry: () => void;
}

/** All problems as the person will have them once every change is confirmed. */
export function useProblems(): Problems {
  const writes = useKeptWrites();
  const { data, error, refetch } = useQuery({
    ...problemListQuery(usePersonKey()),
    placeholderData: (shown, query) => (isVisitors(query?.queryKey) ? shown : undefined),
  });
  const list = useMemo(() => data && withKept(data, writes), [data, writes]);
  return { list, error, retry: () => void refetch() };
}

/** Who logs in on the page keeps seeing the visitor's list until the own one is there. Never the other way round. */
const isVisitors = (key: readonly string[] | undefined) =>
  key?.join() === queryKeys.dsaProblems('visitor').join();

function withKept(problems: DsaProblemSummary[], writes: readonly KeptWrite[]) {
  const kept = keptCompleted(writes);
  return problems.map((problem) => {
    const completed = kept.get(problem.unitId)?.completed ?? problem.completed;
    return completed === problem.completed ? problem : { ...problem, completed };
  });
}
