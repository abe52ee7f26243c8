import { type Article, queryKeys } from '@site/shared/contracts';
import { http, queryOptions, statusOf } from '@site/shared/platform';

export const articlePath = (slug: string): string => `/v1/articles/${encodeURIComponent(slug)}`;

/**
 * One article, with whether the person likes it. A failed call is retried once, unless there is no such
 * article.
 */
export const articleQuery = (slug: string, person: string) =>
  queryOptions({
    queryKey: queryKeys.article(slug, person),
    queryFn: async ({ signal }): Promise<Article> => {
      const { data } = await http.get<Article | null>(articlePath(slug), { signal });
      if (typeof data?.content !== 'string') throw new Error('No data received from API');
      return data;
    },
    // The route's loader requests it again at each visit.
    retryOnMount: false,
    retry: (failures, error) => failures < 1 && !isMissing(error),
  });

/** Whether there is no such article: the slug is unknown or invalid. */
export const isMissing = (error: unknown): boolean => [400, 404].includes(statusOf(error) ?? 0);
