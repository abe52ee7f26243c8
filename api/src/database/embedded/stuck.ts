import { setTimeout as pause } from 'node:timers/promises';
import { endPostmaster } from './end-postgres.ts';
import { conditionOf } from './socket.ts';

const CHECK_MS = 2_000;
/** More than this many checks in a row without an answer are not just a busy moment. */
const MOST_SILENT = 5;

/**
 * Ends a PostgreSQL that runs but lets nobody in any more, such as one that was signalled to end and waits
 * for its connections to be closed. Resolves then, or when it has ended by itself.
 */
export async function endIfStuck(
  connectionString: string,
  pid: number,
  ended: Promise<void>,
): Promise<void> {
  let over = false;
  void ended.then(() => {
    over = true;
  });
  for (let silent = 0; silent < MOST_SILENT; ) {
    await pause(CHECK_MS, undefined, { ref: false });
    if (over) return;
    silent = (await conditionOf(connectionString)) === 'silent' ? silent + 1 : 0;
  }
  if (!over) await endPostmaster(pid);
}
