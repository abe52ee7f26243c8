import {
  type LearningUnit,
  type Progress,
  type ProgressPatch,
  queryKeys,
  type RoadmapDetail,
} from '@site/shared/contracts';
import { http, type QueryClient } from '@site/shared/platform';

/** Whose progress in which problem of which roadmap. */
export interface ProgressTarget {
  personId: string;
  roadmapId: string;
  unitId: string;
}

/** Sends one changed field. Only status 200 is success. */
export async function patchProgress(target: ProgressTarget, patch: ProgressPatch): Promise<void> {
  const path = `/v1/users/${target.personId}/learning-units/${target.unitId}`;
  const { status } = await http.patch(path, patch);
  if (status !== 200) throw new Error(`Saving progress answered ${status} instead of 200`);
}

/** Changes of one problem are sent one after another, so that the last one made is the last one saved. */
export const progressScope = ({ unitId }: ProgressTarget) => ({ id: `progress-${unitId}` });

/** Writes what the API has confirmed into the cached roadmap, and marks the counts of the list as outdated. */
export async function confirmProgress(
  client: QueryClient,
  { personId, roadmapId, unitId }: ProgressTarget,
  patch: Partial<Progress>,
): Promise<void> {
  const queryKey = queryKeys.roadmap(roadmapId, personId);
  void client.invalidateQueries({ queryKey: queryKeys.roadmaps(personId) });
  // An answer on its way may be older than what was just saved.
  await client.cancelQueries({ queryKey });
  const confirmed = client.setQueryData<RoadmapDetail>(queryKey, (roadmap) =>
    roadmap ? withProgress(roadmap, unitId, patch) : undefined,
  );
  if (!confirmed) void client.invalidateQueries({ queryKey });
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
