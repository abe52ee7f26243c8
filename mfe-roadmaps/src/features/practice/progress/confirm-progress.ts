import {
  type LearningUnit,
  type Progress,
  queryKeys,
  type RoadmapDetail,
  type SavedProgress,
} from '@site/shared/contracts';
import {
  type OutboxEntry,
  type Outcome,
  outbox,
  type ProgressMeta,
  queryClient,
} from '@site/shared/platform';
import { keepDay } from '@site/shared/revision';

const [ROADMAP] = queryKeys.roadmap('', '');

/** From now on, what any tab has sent is written into the cached roadmaps. */
export const followProgress = (): void => void outbox.follow('progress', confirm);

async function confirm(
  { person, meta: { unitId, patch } }: OutboxEntry<ProgressMeta>,
  outcome: Outcome,
): Promise<void> {
  if (outcome.result === 'refused') return;
  // A click that waited is passed over if there was a later one elsewhere: the answer says what counts.
  const { dueOn, ...progress } = (outcome.data ?? {}) as Partial<SavedProgress>;
  const answer = Object.entries(progress);
  const saved = answer.filter(([field]) => field in patch);
  await confirmProgress(person, unitId, { ...patch, ...Object.fromEntries(saved) });
  if (dueOn) await keepDay(person, { unitId, dueOn });
}

/**
 * Writes what the API has confirmed into the person's cached roadmaps, and marks what counts completed
 * problems as outdated. Which of them are due is asked again at once, even if no page shows it now:
 * home is to be right as it opens.
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
