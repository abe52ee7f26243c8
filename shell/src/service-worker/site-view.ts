/**
 * Whether this browser looks at something that isn't live: a preview, the past, a candidate. A cookie says so, which
 * the service worker can't read; but documents of what is live are marked. Meanwhile the cache is neither
 * written nor read.
 */
import { offlineMarks } from '@site/shared/contracts/composition';

const STATE = 'site-state';
const VIEW = '/~view';

let known: Promise<boolean> | undefined;

const read = async () => (await caches.match(VIEW, { cacheName: STATE })) !== undefined;

export function isElsewhere(): Promise<boolean> {
  known ??= read();
  return known;
}

/** Notices by a document where the browser is now. Redirects, errors and other files say nothing of it. */
export async function noteDocument(document: Response): Promise<void> {
  const { status, headers } = document;
  if (status === 0 || status >= 500 || !headers.get('content-type')?.startsWith('text/html'))
    return;
  const isLive = headers.has(offlineMarks.document);
  if ((await isElsewhere()) === !isLive) return;
  known = Promise.resolve(!isLive);
  const state = await caches.open(STATE);
  if (isLive) await state.delete(VIEW);
  else await state.put(VIEW, new Response(''));
}
