import { queryOptions } from '@site/shared/platform';

/** A posts API doesn't have to offer a list; these four are known to exist. */
export const postIds = ['1', '2', '3', '4'];

/** The posts API has no such post. */
export class PostNotFound extends Error {
  override name = 'PostNotFound';
}

/** One post. A failed call is retried once, unless there is no such post. How it's called is fetched with the first one. */
export const postQuery = (id: string) =>
  queryOptions({
    queryKey: ['post', id],
    queryFn: async ({ signal }) => {
      if (!isPostId(id)) throw new PostNotFound();
      const { fetchPost } = await import('./fetch-post.ts');
      const post = await fetchPost(id, signal);
      if (!post) throw new PostNotFound();
      return post;
    },
    retry: (failures, error) => failures < 1 && !(error instanceof PostNotFound),
  });

export const isPostId = (id: string) => /^[1-9]\d{0,8}$/.test(id);
