import { runtimeConfig } from '@site/shared/platform';

/** The fields of a post that are shown. An external posts API doesn't have to send more. */
interface ShownPost {
  title: string;
  /** Plain text; blank lines separate paragraphs. */
  body: string;
}

const TIMEOUT_MS = 10_000;

/**
 * null if the posts API has no such post. Doesn't use the site's HTTP client: the posts API may belong to a third party
 * and must learn nothing about the person, so no cookies are sent and a 401 triggers no session refresh.
 */
export async function fetchPost(id: string, signal: AbortSignal): Promise<ShownPost | null> {
  const base = runtimeConfig().postsApiUrl.replace(/\/$/, '');
  const response = await fetch(`${base}/posts/${encodeURIComponent(id)}`, {
    headers: { accept: 'application/json' },
    credentials: 'omit',
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
  });
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`the posts API responded with ${response.status}`);
  const { title, body } = (await response.json()) as Partial<ShownPost>;
  if (typeof title !== 'string' || typeof body !== 'string') {
    throw new Error("the posts API's response isn't a post");
  }
  return { title, body };
}
