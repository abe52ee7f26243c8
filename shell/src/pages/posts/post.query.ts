import { queryOptions, runtimeConfig } from '@site/shared/platform';

/** What is shown of a post. A posts API elsewhere need not send more. */
export interface ShownPost {
  title: string;
  /** Plain text; blank lines part paragraphs. */
  body: string;
}

const TIMEOUT_MS = 10_000;

/** The posts API has no such post. */
export class PostNotFound extends Error {
  override name = 'PostNotFound';
}

/**
 * Not through the site's client: the posts API may be anybody's, and is told nothing about the person,
 * neither cookies nor a wish to renew a session.
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

/** One post. A failure is tried once more, unless there is no such post. */
export const postQuery = (id: string) =>
  queryOptions({
    queryKey: ['post', id],
    queryFn: async ({ signal }) => (isPostId(id) ? fetchPost(id, signal) : notFound()),
    retry: (failures, error) => failures < 1 && !(error instanceof PostNotFound),
  });

const isPostId = (id: string) => /^[1-9]\d{0,8}$/.test(id);

function notFound(): never {
  throw new PostNotFound();
}
