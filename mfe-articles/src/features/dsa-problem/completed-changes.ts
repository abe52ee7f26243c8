import { queryKeys } from '@site/shared/contracts/composition';
import type { DsaProblemSummary, SavedProgress } from '@site/shared/contracts/practice';
import {
  type OutboxEntry,
  type Outcome,
  outbox,
  queryClient,
  runtimeConfig,
  useOutboxEntries,
} from '@site/shared/platform';
import type { ProgressMeta } from '@site/shared/progress';
import { followStarts, keepDay } from '@site/shared/revision';
import { useMemo } from 'react';

export interface PendingCompleted {
  completed: boolean;
  /** Whether it waits for the network, rather than being sent right now. */
  waiting: boolean;
}

/** Unconfirmed changes of completion, by unit; the latest change counts. */
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

/** Starts writing the changes that any tab has sent into the cached list of problems. */
export function followCompleted(): void {
  followStarts();
  outbox.follow('progress', confirm);
}

async function confirm(
  { person, meta: { unitId, patch } }: OutboxEntry<ProgressMeta>,
  outcome: Outcome,
): Promise<void> {
  if (!('completed' in patch) || outcome.result === 'refused') return;
  // A waiting change yields to a later one from another device.
  const { completed = patch.completed, dueOn } = (outcome.data ?? {}) as Partial<SavedProgress>;
  const roadmap = queryKeys.roadmap(runtimeConfig().defaultRoadmapId, person);
  // A visible practice page applies the change itself; this is for the next time it's opened.
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
