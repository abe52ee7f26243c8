import { queryClient } from '@site/shared/platform';
import { postQuery } from './post.query.ts';

/** Never fails: the page shows what went wrong. */
export const prefetchPost = (id: string): void => void queryClient.prefetchQuery(postQuery(id));
