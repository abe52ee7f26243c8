import { request } from '@site/shared/api';
import { queryClient, queryOptions } from '@site/shared/platform';

/** The authors that articles can have, by name. */
export const authorsQuery = queryOptions({
  queryKey: ['admin-data', 'authors'],
  queryFn: async ({ signal }) => (await request('GET /v1/admin/authors', { signal })).items,
});

/** The name of an author, if it was loaded; else what stands for it. */
export const nameOfAuthor = (id: string): string =>
  queryClient.getQueryData(authorsQuery.queryKey)?.find((author) => author.id === id)?.name ?? id;
