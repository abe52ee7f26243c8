/**
 * The release store: immutable folders `<unit>/<version>/` and `set.json`, which names what is live.
 * Only the set ever changes, and always as a whole. Beside the versions of a unit may lie folders that
 * several of them use, named by the hash of their content.
 */
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readConfig } from '@site/api/config';
import { checkRegistry, type Registry } from '@site/shared/contracts';
import { projectPath } from '../webpack/paths.mjs';

const SET = 'set.json';
const DESCRIPTION = 'release.json';
const BESIDE = 'beside';

export const releasesFolder = () => readConfig().releasesDir;

const readJson = async (path: string) => JSON.parse(await readFile(path, 'utf8'));

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** The set as it stands, or null where nothing was published yet. */
export async function readSet(): Promise<Registry | null> {
  try {
    return await readJson(join(releasesFolder(), SET));
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** Replaces the set in one step; a set that does not hold together is refused and the old one stays. */
export async function writeSet(set: Registry): Promise<void> {
  const checked = checkRegistry(set);
  if (!checked.ok) {
    throw new Error(`The set is refused:\n  ${checked.problems.join('\n  ')}`);
  }
  const target = join(releasesFolder(), SET);
  const temporary = `${target}.${process.pid}`;
  await writeFile(temporary, `${JSON.stringify(checked.registry, null, 2)}\n`);
  await rename(temporary, target);
}

/** What a stored version says of itself. */
export async function readRelease(unit: string, version: string) {
  try {
    return await readJson(join(releasesFolder(), unit, version, DESCRIPTION));
  } catch (error) {
    if (isMissing(error)) throw new Error(`The store has no ${unit} ${version}.`);
    throw error;
  }
}

/** The stored versions of a unit; none where nothing was published yet. */
export async function storedVersions(unit: string): Promise<string[]> {
  try {
    const names = await readdir(join(releasesFolder(), unit));
    return names.filter((name) => /^\d/.test(name));
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

/** Copies the unit's build into the store and answers its version. A version that is there stays as it is. */
export async function storeBuild(unit: string): Promise<string> {
  const dist = projectPath(`${unit}/dist`);
  const { version } = await readJson(join(dist, DESCRIPTION));
  const folder = join(releasesFolder(), unit);
  await mkdir(folder, { recursive: true });
  for (const name of await foldersBeside(dist)) {
    await storeFolder(join(dist, BESIDE, name), folder, name);
  }
  await storeFolder(dist, folder, version);
  return version;
}

const foldersBeside = (dist: string) =>
  readdir(join(dist, BESIDE)).catch((error) => {
    if (isMissing(error)) return [];
    throw error;
  });

/** Appears in the store as a whole; what is there under that name stays as it is. */
async function storeFolder(source: string, folder: string, name: string): Promise<void> {
  const temporary = join(folder, `.${name}.${process.pid}`);
  const beside = join(source, BESIDE);
  await cp(source, temporary, { recursive: true, filter: (path) => path !== beside });
  await rename(temporary, join(folder, name)).catch(async (error) => {
    await rm(temporary, { recursive: true });
    if (!['EEXIST', 'ENOTEMPTY'].includes(error.code)) throw error;
  });
}
