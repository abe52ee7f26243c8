/** What a site shows of releases: which are live and the files of each to everyone, and all that are stored to teams. */
import type { ReleaseManifest } from '@site/shared/contracts';
import { oddAnswer, reach } from './http-client.ts';

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
