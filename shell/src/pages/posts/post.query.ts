import { queryOptions, runtimeConfig } from '@site/shared/platform';

/** The fields of a post that are shown. An external posts API doesn't have to send more. */
export interface ShownPost {
  title: string;
  /** Plain text; blank lines separate paragraphs. */
  body: string;
}

/** A posts API doesn't have to offer a list; these four are known to exist. */
export const postIds = ['1', '2', '3', '4'];

const TIMEOUT_MS = 10_000;

/** The posts API has no such post. */
export class PostNotFound extends Error {
  override name = 'PostNotFound';
}

/**
 * Doesn't use the site's HTTP client: the posts API may belong to a third party and must learn nothing
 * about the person, so no cookies are sent and a 401 triggers no session refresh.
 */
async function fetchPost(id: string, signal: AbortSignal): Promise<ShownPost> {
  const base = runtimeConfig().postsApiUrl.replace(/\/$/, '');
  const response = await fetch(`${base}/posts/${encodeURIComponent(id)}`, {
    headers: { accept: 'application/json' },
    credentials: 'omit',
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
  });
  if (response.status === 404) throw new PostNotFound();
  if (!response.ok) throw new Error(`the posts API answered ${response.status}`);
  const { title, body } = (await response.json()) as Partial<ShownPost>;
  if (typeof title !== 'string' || typeof body !== 'string') {
    throw new Error('the posts API answered something that is no post');
  }
  return { title, body };
}

/** One post. A failed call is retried once, unless there is no such post. */
export const postQuery = (id: string) =>
  queryOptions({
    queryKey: ['post', id],
    queryFn: async ({ signal }) => (isPostId(id) ? fetchPost(id, signal) : notFound()),
    retry: (failures, error) => failures < 1 && !(error instanceof PostNotFound),
  });

export const isPostId = (id: string) => /^[1-9]\d{0,8}$/.test(id);

function notFound(): never {
  throw new PostNotFound();
}
