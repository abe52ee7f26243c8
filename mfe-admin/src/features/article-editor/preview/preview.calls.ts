import { type ArticlePreview, articlePreview } from '@site/shared/contracts';
import { http, queryOptions } from '@site/shared/platform';

/** What readers would get of some HTML. */
export const preparedQuery = (content: string) =>
  queryOptions({
    queryKey: ['admin-data', 'article-preview', content],
    queryFn: async ({ signal }): Promise<ArticlePreview> => {
      const { data } = await http.post('/v1/admin/articles/preview', { content }, { signal });
      return articlePreview.parse(data);
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
