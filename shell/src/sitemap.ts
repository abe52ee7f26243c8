import type { PostSummary, Sitemap } from '@site/shared/contracts';
import { http } from '@site/shared/platform';
import { areOwnPosts } from './pages/posts/own-posts.ts';

/** Posts of another site are listed there. */
export const sitemap: Sitemap = async () => {
  if (!areOwnPosts()) return [];
  const { data } = await http.get<PostSummary[]>('/v1/posts');
  return data.map(({ id }) => ({ path: `/posts/${id}` }));
};
