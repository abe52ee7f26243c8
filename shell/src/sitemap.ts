import { request } from '@site/shared/api';
import type { Sitemap } from '@site/shared/contracts/composition';
import { areOwnPosts } from './pages/posts/prefetch-post.server.ts';

/** Posts of another site are listed there. */
export const sitemap: Sitemap = async () => {
  if (!areOwnPosts()) return [];
  const posts = await request('GET /v1/posts');
  return posts.map(({ id }) => ({ path: `/posts/${id}` }));
};
