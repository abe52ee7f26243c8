import { accessSync, chmodSync, constants, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

const IN_MEMORY = '/dev/shm';
/** More than the databases of a run take, with as much left for what works on them. */
const ROOM_BYTES = 4 * 1024 ** 3;

/**
 * A folder for what this process makes, which goes with it. The database and ordinary users, as whom some of it runs,
 * must be able to pass it.
 */
export function makeWorkspace(prefix) {
  const workspace = mkdtempSync(join(hasRoomInMemory() ? IN_MEMORY : tmpdir(), prefix));
  chmodSync(workspace, 0o755);
  process.on('exit', () => rmSync(workspace, { recursive: true, force: true }));
  return workspace;
}

/**
 * Tests make hundreds of databases, of a thousand files each: on a busy disk one takes most of a second, in memory 50 ms.
 */
function hasRoomInMemory() {
  try {
    accessSync(IN_MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    return Math.min(bavail * bsize, freemem()) > 2 * ROOM_BYTES;
  } catch {
    return false;
  }
}
