import type { LoaderFunctionArgs } from '@site/shared/platform';
import { postIds } from './post.query.ts';
import { prefetchPost } from './prefetch-post.ts';

export function postsLoader() {
  for (const id of postIds) prefetchPost(id);
  return null;
}

export function postLoader({ params }: LoaderFunctionArgs) {
  prefetchPost(params.id ?? '');
  return null;
}
