import { setTimeout as wait } from 'node:timers/promises';
import type { Boot } from '@site/shared/contracts/composition';
import { type HttpResponse, type Person, send } from './client.ts';

/** A document as a reader gets it. */
export interface PageDocument {
  text: string;
  /** Whether it holds the page; else the browser renders it. */
  isRendered: boolean;
  boot: Boot;
}

/** @param patience how long to wait for it, in milliseconds */
export const documentOf = async (url: string, person: Person, path: string, patience?: number) =>
  readDocument(await send(url + path, { headers: person.headers, ...(patience && { patience }) }));

/** @throws Error that says why no browser could use it */
function readDocument({ statusCode, body }: HttpResponse): PageDocument {
  if (statusCode !== 200) throw new Error(`answered ${statusCode}`);
  const [, json] = /<script type="application\/json" id="boot">(.*)<\/script>/.exec(body) ?? [];
  const isWhole = body.includes('<div id="root">') && body.endsWith('</html>\n');
  if (!json || !isWhole) throw new Error(`isn't a whole document: ${body.slice(-200)}`);
  const boot: Boot = JSON.parse(json);
  const { base, entry } = boot.releaseManifest.shell;
  const absent = entry.js.filter((file) => !body.includes(`src="${base}${file}"`));
  if (absent.length > 0) throw new Error(`lacks ${absent.join(', ')}`);
  return { text: body, isRendered: !body.includes('<div id="root"></div>'), boot };
}

/** Far above the minute for which a process that is of no use isn't started again. */
const PATIENCE_MS = 150_000;
const POLL_MS = 50;

/**
 * Until the page comes rendered: a process starts with its first document, or again. Only a signed-in person's documents
 * are never cached; a visitor may get one from before. @throws Error if it never does
 */
export async function untilRendered(
  url: string,
  person: Person,
  path: string,
  patienceMs = PATIENCE_MS,
): Promise<void> {
  const deadline = Date.now() + patienceMs;
  while (Date.now() < deadline) {
    if ((await documentOf(url, person, path)).isRendered) return;
    await wait(POLL_MS);
  }
  throw new Error(`${path} isn't rendered on the server`);
}

/** Does the work for each of the items, so many at a time. */
export async function atOnce<T>(
  items: readonly T[],
  count: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const left = items.values();
  const worker = async () => {
    for (const item of left) await work(item);
  };
  await Promise.all(Array.from({ length: count }, worker));
}
