import { EVERYBODY, offlineMarks } from '@site/shared/contracts';
import { keptFor, readKept, writeFor } from '../offline/kept-for.ts';

/** Of one person. The one asked for least recently is forgotten first. */
const MOST = 200;

/** As long as a session lasts that nobody renews. */
const LONGEST_MS = 30 * 24 * 3_600_000;

/** Keeps a good answer of the API, if the API says for whom. */
export async function keepCopy(address: string, answer: Response): Promise<void> {
  const reader = answer.headers.get(offlineMarks.copy);
  if (answer.status !== 200 || !reader) return;
  await writeFor(reader === EVERYBODY ? await keptFor() : reader, async (copies) => {
    await copies.put(address, answer);
    const addresses = await copies.keys();
    const tooMany = addresses.slice(0, Math.max(0, addresses.length - MOST));
    await Promise.all(tooMany.map((oldest) => copies.delete(oldest)));
  });
}

/** What the API answered before to the person who is here, marked as a copy. */
export async function copyOf(address: string): Promise<Response | undefined> {
  const kept = await readKept(address);
  const at = Date.parse(kept?.headers.get('date') ?? '');
  return kept && at > Date.now() - LONGEST_MS ? marked(kept) : undefined;
}

function marked({ body, headers }: Response): Response {
  const marks = new Headers(headers);
  marks.set(offlineMarks.kept, '');
  return new Response(body, { headers: marks });
}
