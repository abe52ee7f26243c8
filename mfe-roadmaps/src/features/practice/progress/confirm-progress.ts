import { queryKeys } from '@site/shared/contracts/composition';
import type {
  LearningUnit,
  Progress,
  RoadmapDetail,
  SavedProgress,
} from '@site/shared/contracts/practice';
import { type OutboxEntry, type Outcome, outbox, queryClient } from '@site/shared/platform';
import type { ProgressMeta } from '@site/shared/progress';
import { keepDay } from '@site/shared/revision';

const [ROADMAP] = queryKeys.roadmap('', '');

/** Starts writing the changes that any tab has sent into the cached roadmaps. */
export const followProgress = (): void => void outbox.follow('progress', confirm);

async function confirm(
  { person, meta: { unitId, patch } }: OutboxEntry<ProgressMeta>,
  outcome: Outcome,
): Promise<void> {
  if (outcome.result === 'refused') return;
  // The server ignores a waiting click if there was a later one elsewhere: its response counts.
  const { dueOn, ...progress } = (outcome.data ?? {}) as Partial<SavedProgress>;
  const confirmed = Object.entries(progress);
  const saved = confirmed.filter(([field]) => field in patch);
  await confirmProgress(person, unitId, { ...patch, ...Object.fromEntries(saved) });
  if (dueOn) await keepDay(person, { unitId, dueOn });
}

/**
 * Writes what the API has confirmed into the person's cached roadmaps, and marks the queries that count
 * completed problems stale. Due problems are refetched at once, even if no page shows them now, so that
 * home is right as it opens.
 */
export async function confirmProgress(
  personId: string,
  unitId: string,
  patch: Partial<Progress>,
): Promise<void> {
  const own = {
    predicate: ({ queryKey: [root, , person] }: { queryKey: readonly unknown[] }) =>
      root === ROADMAP && person === personId,
  };
  void queryClient.invalidateQueries({ queryKey: queryKeys.roadmaps(personId) });
  void queryClient.invalidateQueries({ queryKey: queryKeys.home(personId) });
  void queryClient.invalidateQueries({ queryKey: queryKeys.dsaProblems(personId) });
  void queryClient.invalidateQueries({ queryKey: queryKeys.plan(personId) });
  if ('completed' in patch) {
    const days = { queryKey: queryKeys.revisionDays(personId), refetchType: 'all' } as const;
    void queryClient.invalidateQueries(days);
    void queryClient.invalidateQueries({ queryKey: queryKeys.navigationCounts(personId) });
  }
  await outbox.confirm<RoadmapDetail>(own, (roadmap) => withProgress(roadmap, unitId, patch));
}

function withProgress(
  roadmap: RoadmapDetail,
  unitId: string,
  patch: Partial<Progress>,
): RoadmapDetail {
  const change = (unit: LearningUnit) =>
    unit.id === unitId ? { ...unit, progress: { ...unit.progress, ...patch } } : unit;
  return {
    ...roadmap,
    modules: roadmap.modules.map((module) => ({
      ...module,
      sub_modules: {
        ...module.sub_modules,
        topics: module.sub_modules.topics.map((topic) => ({
          ...topic,
          learning_units: topic.learning_units.map(change),
        })),
      },
    })),
  };
}
