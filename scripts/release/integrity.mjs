import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The integrity value of a file, as browsers check it. */
export async function integrityOf(path) {
  const digest = createHash('sha384')
    .update(await readFile(path))
    .digest('base64');
  return `sha384-${digest}`;
}

/**
 * The names of files that a folder lacks, or that aren't what their hash says.
 * @param {string} folder
 * @param {Record<string, string>} files name → integrity value
 * @returns {Promise<string[]>}
 */
export async function damagedFiles(folder, files) {
  const isDamaged = async ([name, integrity]) =>
    (await integrityOf(join(folder, name)).catch(ifMissing)) !== integrity;
  const entries = Object.entries(files);
  const damaged = await Promise.all(entries.map(isDamaged));
  return entries.filter((_, index) => damaged[index]).map(([name]) => name);
}

const ifMissing = (error) => {
  if (error.code !== 'ENOENT') throw error;
  return null;
};
