import {
  type LearningUnit,
  type Progress,
  queryKeys,
  type RoadmapDetail,
} from '@site/shared/contracts';
import { queryClient } from '@site/shared/platform';

const [ROADMAP] = queryKeys.roadmap('', '');

/**
 * Writes what the API has confirmed into the person's cached roadmaps, and marks what counts completed
 * problems as outdated. Which of them are due is asked anew at once, also where no page shows it now:
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
  void queryClient.invalidateQueries({ queryKey: queryKeys.dsaProblems(personId) });
  if ('completed' in patch) {
    const days = { queryKey: queryKeys.revisionDays(personId), refetchType: 'all' } as const;
    void queryClient.invalidateQueries(days);
  }
  // An answer on its way may be older than what was just saved, but bring what another device has changed.
  const asking = queryClient.isFetching(own) > 0;
  await queryClient.cancelQueries(own);
  for (const { queryKey, state } of queryClient.getQueryCache().findAll(own)) {
    queryClient.setQueryData<RoadmapDetail>(
      queryKey,
      (roadmap) => roadmap && withProgress(roadmap, unitId, patch),
      { updatedAt: state.dataUpdatedAt },
    );
    // Writing makes an answer count as up to date: one that was outdated still lacks the rest.
    if (state.isInvalidated) void queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
  }
  if (asking) void queryClient.invalidateQueries(own);
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
