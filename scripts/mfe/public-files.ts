/** What a site shows to everybody: which releases are live, and the files of each. */
import type { ReleaseManifest } from '@site/shared/contracts';
import { oddAnswer, reach } from './reach.ts';

/**
 * A JSON file of the site; null if there is none at that address.
 * @throws Refusal if no such site answers
 */
export async function publicFile<T>(origin: string, path: string): Promise<T | null> {
  const answer = await reach(origin, path);
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
