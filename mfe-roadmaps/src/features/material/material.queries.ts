import { queryKeys, ROADMAP_STALE_MS, type UnitMaterial } from '@site/shared/contracts';
import { http, queryOptions, statusOf } from '@site/shared/platform';

async function fetchMaterial(
  roadmapId: string,
  unitId: string,
  signal: AbortSignal,
): Promise<UnitMaterial> {
  const path = `/v1/roadmaps/${encodeURIComponent(roadmapId)}/units/${encodeURIComponent(unitId)}`;
  const { data } = await http.get<UnitMaterial>(path, { signal });
  return data;
}

/** What the page of a unit holds. A failed call is retried once, unless there is nothing. */
export const materialQuery = (roadmapId: string, unitId: string) =>
  queryOptions({
    queryKey: queryKeys.material(roadmapId, unitId),
    queryFn: ({ signal }) => fetchMaterial(roadmapId, unitId, signal),
    staleTime: ROADMAP_STALE_MS,
    retry: (failures, error) => failures < 1 && statusOf(error) !== 404,
  });
