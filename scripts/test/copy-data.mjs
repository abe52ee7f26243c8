import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';

/**
 * Copies the data folder of a site that isn't running. Owners stay: as root, the embedded database belongs to
 * another user.
 */
export async function copyData(from, to) {
  await mkdir(dirname(to), { recursive: true });
  await promisify(execFile)('cp', ['-a', from, to]);
}
