/** The build of a microfrontend as it is published: every file with the folder that it is served from. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectPath } from '../webpack/paths.mjs';

const DESCRIPTION = 'release.json';
/** What is in here is served beside the versions of the microfrontend, and shared by them. */
const BESIDE = /^beside\/([^/]+)\/(.+)$/;

const descriptionIn = (dist) => JSON.parse(readFileSync(join(dist, DESCRIPTION), 'utf8'));
const distOf = (microfrontend) => projectPath(`${microfrontend}/dist`);

/** @param {string} microfrontend one that is built */
export const versionOf = (microfrontend) => descriptionIn(distOf(microfrontend)).version;

/**
 * @param {string} microfrontend
 * @param {string} dist
 * @throws if the build isn't what it says: another process may be building in the same folder
 */
export async function readBuild(microfrontend, dist = distOf(microfrontend)) {
  const description = descriptionIn(dist);
  const { version } = description;
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  const files = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map(async (file) => {
        const name = file.slice(dist.length + 1).replaceAll('\\', '/');
        const [, folder = version, path = name] = BESIDE.exec(name) ?? [];
        return { folder, path, integrity: await integrityOf(file), read: () => readFile(file) };
      }),
  );
  const own = new Map(
    files
      .filter(({ folder }) => folder === version)
      .map(({ path, integrity }) => [path, integrity]),
  );
  const damaged = Object.keys(description.files).filter(
    (path) => own.get(path) !== description.files[path],
  );
  if (damaged.length === 0) return { unit: microfrontend, version, files };
  throw new Error(
    `The build of ${microfrontend} is incomplete or has changed in the meantime (${damaged.join(', ')}). Publish it again.`,
  );
}

/** The integrity value of a file, as browsers check it. */
export async function integrityOf(path) {
  const digest = createHash('sha384')
    .update(await readFile(path))
    .digest('base64');
  return `sha384-${digest}`;
}
