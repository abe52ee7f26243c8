/**
 * The release store: immutable folders `<unit>/<version>/` and `release-manifest.json`, which names what is live.
 * Only the release manifest ever changes, and always as a whole. Beside the versions of a unit may lie folders that
 * several of them use, named by the hash of their content.
 */
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readConfig } from '@site/api/config';
import type { ReleaseManifest } from '@site/shared/contracts';
import { projectPath } from '../webpack/paths.mjs';
import { damagedFiles } from './integrity.mjs';

const MANIFEST = 'release-manifest.json';
const DESCRIPTION = 'release.json';
const BESIDE = 'beside';

export const releasesFolder = () => readConfig().releasesDir;

const readJson = async (path: string) => JSON.parse(await readFile(path, 'utf8'));

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/**
 * The release manifest as it stands, or null if nothing was published yet.
 * @throws if it is damaged: what is made from it would lose what is live
 */
export async function readReleaseManifest(): Promise<ReleaseManifest | null> {
  const path = join(releasesFolder(), MANIFEST);
  const manifest = await readJson(path).catch((error) => {
    if (isMissing(error)) return undefined;
    if (error instanceof SyntaxError) return null;
    throw error;
  });
  if (manifest === undefined) return null;
  if (namesReleases(manifest)) return manifest;
  throw new Error(
    `${path} is damaged. A site that is running still serves the last good one at /release-manifest.json: put that back. If there is none, delete the file and publish all units.`,
  );
}

/** Whether the live releases can be told. What they say is checked before they go live again. */
const namesReleases = (manifest: Partial<ReleaseManifest> | null) =>
  Boolean(manifest?.shell?.version && manifest.remotes && manifest.sequence);

/** Replaces the release manifest in one step. */
export async function writeReleaseManifest(manifest: ReleaseManifest): Promise<void> {
  const target = join(releasesFolder(), MANIFEST);
  const temporary = `${target}.${process.pid}`;
  await writeFile(temporary, `${JSON.stringify(manifest, null, 2)}\n`);
  await rename(temporary, target);
}

/**
 * What a stored version says of itself.
 * @throws if the store doesn't have it, or not as it was released
 */
export async function readRelease(unit: string, version: string) {
  const folder = join(releasesFolder(), unit, version);
  const release = await readJson(join(folder, DESCRIPTION)).catch((error) => {
    if (!isMissing(error)) throw error;
  });
  if (release?.base !== `/releases/${unit}/${version}/`) {
    throw new Error(`The store has no ${unit} ${version}.`);
  }
  const damaged = await damagedFiles(folder, release.files);
  if (damaged.length === 0) return release;
  throw new Error(
    `${unit} ${version} is damaged in the store (${damaged.join(', ')}). Delete ${folder} and publish it again.`,
  );
}

/** The stored versions of a unit; none if nothing was published yet. */
export async function storedVersions(unit: string): Promise<string[]> {
  try {
    const names = await readdir(join(releasesFolder(), unit));
    return names.filter((name) => /^\d/.test(name));
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

/**
 * Copies the unit's build into the store and answers its version. One that is there stays as it is and isn't new.
 * @throws if the build isn't what it says: somebody else may be building in the same folder
 */
export async function storeBuild(
  unit: string,
  dist = projectPath(`${unit}/dist`),
): Promise<{ version: string; isNew: boolean }> {
  const { version, files } = await readJson(join(dist, DESCRIPTION));
  const folder = join(releasesFolder(), unit);
  await mkdir(folder, { recursive: true });
  for (const name of await foldersBeside(dist)) {
    await storeFolder(join(dist, BESIDE, name), folder, name);
  }
  const isNew = await storeFolder(dist, folder, version, async (copy) => {
    const damaged = await damagedFiles(copy, files);
    if (damaged.length === 0) return;
    throw new Error(
      `The build of ${unit} is incomplete or has changed meanwhile (${damaged.join(', ')}). Publish it again.`,
    );
  });
  return { version, isNew };
}

/** Takes a version out of the store, in one step. */
export async function removeVersion(unit: string, version: string): Promise<void> {
  const folder = join(releasesFolder(), unit);
  const leaving = join(folder, `.${version}.${process.pid}`);
  await rename(join(folder, version), leaving);
  await rm(leaving, { recursive: true });
}

const foldersBeside = (dist: string) =>
  readdir(join(dist, BESIDE)).catch((error) => {
    if (isMissing(error)) return [];
    throw error;
  });

/**
 * Appears in the store as a whole, if its copy is found good. What is there under that name stays as it is:
 * then the answer is false.
 */
async function storeFolder(
  source: string,
  folder: string,
  name: string,
  check: (copy: string) => Promise<void> = async () => {},
): Promise<boolean> {
  const copy = join(folder, `.${name}.${process.pid}`);
  const beside = join(source, BESIDE);
  try {
    await rm(copy, { recursive: true, force: true });
    await cp(source, copy, { recursive: true, filter: (path) => path !== beside });
    await check(copy);
    await rename(copy, join(folder, name));
    return true;
  } catch (error) {
    await rm(copy, { recursive: true, force: true });
    const { code = '' } = error as NodeJS.ErrnoException;
    if (['EEXIST', 'ENOTEMPTY'].includes(code)) return false;
    throw error;
  }
}
