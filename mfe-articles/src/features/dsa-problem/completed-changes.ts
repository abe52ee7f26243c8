import { type DsaProblemSummary, queryKeys, type SavedProgress } from '@site/shared/contracts';
import {
  type OutboxEntry,
  type Outcome,
  outbox,
  type ProgressMeta,
  queryClient,
  runtimeConfig,
  useOutboxEntries,
} from '@site/shared/platform';
import { followStarts, keepDay } from '@site/shared/revision';
import { useMemo } from 'react';

export interface PendingCompleted {
  completed: boolean;
  /** Whether it waits for the network, rather than being sent right now. */
  waiting: boolean;
}

/** The problems whose completion was changed and is not confirmed yet, by unit; the latest change counts. */
export function usePendingCompleted(): ReadonlyMap<string, PendingCompleted> {
  const entries = useOutboxEntries<ProgressMeta>('progress');
  return useMemo(() => {
    const pending = new Map<string, PendingCompleted>();
    for (const { meta, state } of entries) {
      if (state === 'refused' || !('completed' in meta.patch)) continue;
      const { completed } = meta.patch;
      pending.set(meta.unitId, { completed, waiting: state === 'waiting' });
    }
    return pending;
  }, [entries]);
}

/** From now on, what any tab has sent is written into the cached list of problems. */
export function followCompleted(): void {
  followStarts();
  outbox.follow('progress', confirm);
}

async function confirm(
  { person, meta: { unitId, patch } }: OutboxEntry<ProgressMeta>,
  outcome: Outcome,
): Promise<void> {
  if (!('completed' in patch) || outcome.result === 'refused') return;
  // One that waited gives way if there was a later one elsewhere.
  const { completed = patch.completed, dueOn } = (outcome.data ?? {}) as Partial<SavedProgress>;
  const roadmap = queryKeys.roadmap(runtimeConfig().defaultRoadmapId, person);
  // A practice page that is shown takes the change over by itself; this is for when it is opened again.
  const later = { refetchType: 'none' } as const;
  void queryClient.invalidateQueries({ queryKey: roadmap, ...later });
  void queryClient.invalidateQueries({ queryKey: queryKeys.roadmaps(person), ...later });
  void queryClient.invalidateQueries({ queryKey: queryKeys.revisionDays(person) });
  void queryClient.invalidateQueries({ queryKey: queryKeys.navigationCounts(person) });
  if (dueOn) await keepDay(person, { unitId, dueOn });
  const list = { queryKey: queryKeys.dsaProblems(person) };
  await outbox.confirm<DsaProblemSummary[]>(list, (problems) =>
    problems.map((problem) => (problem.unitId === unitId ? { ...problem, completed } : problem)),
  );
}
