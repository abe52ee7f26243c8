import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PLACEHOLDER } from '../webpack/version.mjs';

/** What is served beside the release has names that come from its content. */
const BESIDE = /^beside[\\/]/;
const TEXT = /\.(js|css|json|html|svg|txt)$/;

/**
 * Finds out a finished build's version, such as 1.0.0-h1a2b3c4d5, from all that it emitted, and puts it in the place of
 * the placeholder.
 * @param {string} dist the folder that holds it
 * @param {{ version: string }} facts what it says of itself (release/describe.mjs), with the placeholder
 * @returns the facts, with the version
 */
export async function stampVersion(dist, facts) {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(dist.length + 1))
    .filter((name) => !BESIDE.test(name))
    .sort();
  const files = await Promise.all(
    names.map(async (name) => ({ name, content: await readFile(join(dist, name)) })),
  );
  const said = JSON.stringify(facts);
  const hash = createHash('sha256').update(said);
  for (const { name, content } of files)
    hash.update(`\0${name}\0${content.length}\0`).update(content);
  const stamp = `h${hash.digest('hex').slice(0, PLACEHOLDER.length - 1)}`;
  const stamped = (text) => text.replaceAll(PLACEHOLDER, stamp);
  await Promise.all(
    files
      .filter(({ name, content }) => TEXT.test(name) && content.includes(PLACEHOLDER))
      .map(({ name, content }) => writeFile(join(dist, name), stamped(content.toString('utf8')))),
  );
  return JSON.parse(stamped(said));
}
