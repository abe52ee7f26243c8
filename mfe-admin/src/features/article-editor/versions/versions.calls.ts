import {
  type ArticleVersion,
  type ArticleVersionList,
  articleVersion,
  articleVersionList,
} from '@site/shared/contracts';
import { http, queryOptions } from '@site/shared/platform';

const pathOf = (id: string) => `/v1/admin/articles/${encodeURIComponent(id)}/versions`;

export const versionsQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin-data', 'article-versions', id],
    queryFn: async ({ signal }): Promise<ArticleVersionList['items']> =>
      articleVersionList.parse((await http.get(pathOf(id), { signal })).data).items,
    staleTime: 0,
  });

/** Versions never change. */
export const versionQuery = (id: string, number: number) =>
  queryOptions({
    queryKey: ['admin-data', 'article-version', id, number],
    queryFn: async ({ signal }): Promise<ArticleVersion> =>
      articleVersion.parse((await http.get(`${pathOf(id)}/${number}`, { signal })).data),
    staleTime: Number.POSITIVE_INFINITY,
  });
