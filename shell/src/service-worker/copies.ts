import { EVERYBODY, offlineMarks } from '@site/shared/contracts/composition';
import { cacheOwner, readCached, writeFor } from '../offline/cache-owner.ts';

/** For one person; the least recently requested copy is evicted first. */
const MOST = 200;

/** As long as a session lasts that isn't renewed. */
const LONGEST_MS = 30 * 24 * 3_600_000;

/** Caches a successful response of the API, if the API says for whom. */
export async function saveCopy(address: string, response: Response): Promise<void> {
  const reader = response.headers.get(offlineMarks.copy);
  if (response.status !== 200 || !reader) return;
  await writeFor(reader === EVERYBODY ? await cacheOwner() : reader, async (copies) => {
    await copies.put(address, response);
    const addresses = await copies.keys();
    const tooMany = addresses.slice(0, Math.max(0, addresses.length - MOST));
    await Promise.all(tooMany.map((oldest) => copies.delete(oldest)));
  });
}

/** The cached response for the person who is here, marked as a copy. */
export async function copyOf(address: string): Promise<Response | undefined> {
  const cached = await readCached(address);
  const at = Date.parse(cached?.headers.get('date') ?? '');
  return cached && at > Date.now() - LONGEST_MS ? marked(cached) : undefined;
}

function marked({ body, headers }: Response): Response {
  const marks = new Headers(headers);
  marks.set(offlineMarks.kept, '');
  return new Response(body, { headers: marks });
}
