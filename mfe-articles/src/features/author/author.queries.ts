import { request } from '@site/shared/api';
import { queryOptions, statusOf } from '@site/shared/platform';

/** An author with one page of their articles. The first page comes with the document. */
export const authorQuery = (slug: string, page = 1) =>
  queryOptions({
    queryKey: ['author', slug, page],
    queryFn: ({ signal }) =>
      request('GET /v1/authors/{slug}', {
        params: { slug },
        query: page > 1 ? { page } : {},
        signal,
      }),
    retry: (failures, error) => failures < 1 && !isAuthorMissing(error),
  });

/** Those who have published something. */
export const publicAuthorsQuery = () =>
  queryOptions({
    queryKey: ['authors'],
    queryFn: async ({ signal }) => (await request('GET /v1/authors', { signal })).items,
  });

/** Whether nobody has the address. */
export const isAuthorMissing = (error: unknown): boolean =>
  [400, 404].includes(statusOf(error) ?? 0);
