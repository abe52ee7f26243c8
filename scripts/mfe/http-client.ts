import type { ReleaseManifest } from '@site/shared/contracts/composition';
import { exitCodes, Refusal } from './refusal.ts';

/** A call may wait for a large file or for a change that another team is making. */
const LIMIT_MS = 60_000;

/**
 * Sends a request to a site.
 * @throws Refusal if there is no response, whatever the reason
 */
export async function reach(origin: string, path: string, init: RequestInit = {}) {
  const signal = AbortSignal.timeout(LIMIT_MS);
  // Node 20 sometimes forgets a request whose connection is reset at once; with nothing else to wait for, the process
  // would end without a word. The signal's own timer doesn't prevent that.
  const awake = setTimeout(() => {}, LIMIT_MS);
  try {
    return await fetch(origin + path, { ...init, signal });
  } catch (error) {
    const { message, cause } = error as Error;
    throw new Refusal(
      `No site is answering at ${origin} (${(cause as Error | undefined)?.message ?? message}). Start it, or name another with --to.`,
      exitCodes.unreachable,
    );
  } finally {
    clearTimeout(awake);
  }
}

/** What answers there isn't what was looked for. */
export const oddAnswer = (origin: string, status: number): Refusal =>
  new Refusal(
    `${origin} answered ${status}, and not the way this site does. Check the address.`,
    exitCodes.unreachable,
  );

/**
 * A JSON file of the site; null if there is none at that address.
 * @param token for what nobody but a team reads
 * @throws Refusal if no such site answers
 */
export async function publicFile<T>(
  origin: string,
  path: string,
  token?: string,
): Promise<T | null> {
  const headers: HeadersInit = token ? { authorization: `Bearer ${token}` } : {};
  const answer = await reach(origin, path, { headers });
  if (answer.status === 404) return null;
  const content = answer.ok ? await answer.json().catch(() => null) : null;
  if (content === null) throw oddAnswer(origin, answer.status);
  return content as T;
}

/** What is live. */
export async function liveManifest(origin: string): Promise<ReleaseManifest> {
  const manifest = await publicFile<ReleaseManifest>(origin, '/release-manifest.json');
  if (!manifest?.shell) throw oddAnswer(origin, 404);
  return manifest;
}
