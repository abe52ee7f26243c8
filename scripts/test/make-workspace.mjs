import { execFile } from 'node:child_process';
import { accessSync, chmodSync, constants, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { freemem, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const IN_MEMORY = '/dev/shm';
/** Twice what the databases of a run take: as much is left for what works on them. */
const ROOM_BYTES = 8 * 1024 ** 3;

/**
 * A folder for what this process makes, which goes with it. The database and ordinary users, as whom some of it runs,
 * must be able to pass it.
 */
export function makeWorkspace(prefix, parent = tmpdir()) {
  const workspace = mkdtempSync(join(parent, prefix));
  chmodSync(workspace, 0o755);
  process.on('exit', () => rmSync(workspace, { recursive: true, force: true }));
  return workspace;
}

/**
 * One for databases, in memory if there's room: tests make hundreds, of a thousand files each, and on a busy disk one
 * takes most of a second, in memory 50 ms. Copies of the project belong on the disk, where its packages are linked.
 */
export const makeDatabaseWorkspace = (prefix) =>
  makeWorkspace(prefix, hasRoomInMemory() ? IN_MEMORY : tmpdir());

function hasRoomInMemory() {
  try {
    accessSync(IN_MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    return Math.min(bavail * bsize, freemem()) > ROOM_BYTES;
  } catch {
    return false;
  }
}

/**
 * Copies the data folder of a site that isn't running. Owners stay: as root, the embedded database belongs to
 * another user.
 */
export async function copyData(from, to) {
  await mkdir(dirname(to), { recursive: true });
  await promisify(execFile)('cp', ['-a', from, to]);
}
