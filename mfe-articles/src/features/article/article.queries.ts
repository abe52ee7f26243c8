import { request } from '@site/shared/api';
import { queryKeys } from '@site/shared/contracts/composition';
import { queryOptions, statusOf } from '@site/shared/platform';

/**
 * One article, with whether the person likes it. A failed request is retried once, unless there is no such
 * article.
 */
export const articleQuery = (slug: string, person: string) =>
  queryOptions({
    queryKey: queryKeys.article(slug, person),
    queryFn: ({ signal }) =>
      request('GET /v1/articles/{idOrSlug}', { params: { idOrSlug: slug }, signal }),
    // The route's loader refetches it at each visit.
    retryOnMount: false,
    retry: (failures, error) => failures < 1 && !isMissing(error),
  });

/** Whether there is no such article: the slug is unknown or invalid. */
export const isMissing = (error: unknown): boolean => [400, 404].includes(statusOf(error) ?? 0);
