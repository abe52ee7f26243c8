/** The server builds of releases, as they lie in the release store. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type {
  ReleaseManifest,
  RemoteRelease,
  ShellRelease,
} from '@site/shared/contracts/composition';
import type { ServerBuild } from './messages.ts';

export const releaseOf = (
  { shell, remotes }: ReleaseManifest,
  unit: string,
): ShellRelease | RemoteRelease | undefined => (unit === 'shell' ? shell : remotes[unit]);

/** @throws if there is none, or if it isn't what its hash says */
export async function readServerBuild(
  releasesDir: string,
  manifest: ReleaseManifest,
  unit: string,
): Promise<ServerBuild> {
  const { base, files, server } = releaseOf(manifest, unit) ?? {};
  if (!base || !server) throw new Error(`${unit} has no server build`);
  const name = base + server;
  // One in development lies elsewhere, under a path of its own.
  const source = await readFile(
    path.resolve(releasesDir, base.replace(/^\/releases\//, ''), server),
  );
  const hash = `sha384-${createHash('sha384').update(source).digest('base64')}`;
  if (hash !== files?.[server]) throw new Error(`${name} isn't what its hash says`);
  return { unit, name, source: source.toString('utf8') };
}
