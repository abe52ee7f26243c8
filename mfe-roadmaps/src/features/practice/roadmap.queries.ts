import { NO_DATA, request } from '@site/shared/api';
import { queryKeys, ROADMAP_STALE_MS } from '@site/shared/contracts/composition';
import { messageOf, queryOptions, statusOf } from '@site/shared/platform';

/** One roadmap with the person's progress. A failed request is retried once, unless there is no such roadmap. */
export const roadmapQuery = (roadmapId: string, person: string) =>
  queryOptions({
    queryKey: queryKeys.roadmap(roadmapId, person),
    queryFn: ({ signal }) =>
      request('GET /v1/roadmaps/{id}', { params: { id: roadmapId }, signal }),
    staleTime: ROADMAP_STALE_MS,
    retry: (failures, error) => failures < 1 && statusOf(error) !== 404,
  });

/** The sheet of a company, which looks like a roadmap and is saved as one: what its problems' marks change is the same. */
export const companySheetQuery = (slug: string, person: string) =>
  queryOptions({
    ...roadmapQuery(`company/${slug}`, person),
    queryFn: ({ signal }) => request('GET /v1/companies/{slug}', { params: { slug }, signal }),
  });

/** Every company that is known. */
export const companiesQuery = queryOptions({
  queryKey: ['companies'],
  queryFn: ({ signal }) => request('GET /v1/companies', { signal }),
});

/** Whether there is no such roadmap: the id is unknown or invalid. */
export const isMissing = (error: unknown): boolean => [400, 404].includes(statusOf(error) ?? 0);

/** The error view's message for a roadmap that couldn't be loaded. */
export function roadmapErrorMessage(error: Error, roadmapId: string | null): string {
  if (error.message === NO_DATA) return NO_DATA;
  if (statusOf(error) === 404) {
    const named = roadmapId === null ? '' : ` (ID: ${roadmapId})`;
    return `Roadmap not found${named}. Please check if this roadmap exists.`;
  }
  return `Error loading data: ${messageOf(error, error.message) || 'Unknown error occurred'}`;
}
