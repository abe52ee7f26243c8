import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

/** The integrity value of a file, as browsers check it. */
export async function integrityOf(path) {
  const digest = createHash('sha384')
    .update(await readFile(path))
    .digest('base64');
  return `sha384-${digest}`;
}
