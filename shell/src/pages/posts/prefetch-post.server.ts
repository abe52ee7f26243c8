import { request } from '@site/shared/api';
import type { Post } from '@site/shared/contracts/editorial';
import { queryClient, runtimeConfig, statusOf } from '@site/shared/platform';
import { isPostId, PostNotFound, postQuery } from './post.query.ts';

/** Our own posts come from our API. Those of another site are left to the browser: no page waits for that site. */
export function prefetchPost(id: string): void {
  if (!areOwnPosts()) return;
  void queryClient.prefetchQuery({ ...postQuery(id), queryFn: () => ownPost(id) });
}

async function ownPost(id: string): Promise<Pick<Post, 'title' | 'body'>> {
  if (!isPostId(id)) throw new PostNotFound();
  try {
    const { title, body } = await request('GET /v1/posts/{id}', { params: { id } });
    return { title, body };
  } catch (error) {
    if ([400, 404].includes(statusOf(error) ?? 0)) throw new PostNotFound();
    throw error;
  }
}

/** Whether posts come from the site's own API, and not from another site's. */
export function areOwnPosts(): boolean {
  const { apiBaseUrl, postsApiUrl } = runtimeConfig();
  return postsApiUrl === `${apiBaseUrl.replace(/\/$/, '')}/v1`;
}
