import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { releasesFolder } from './store.ts';

const POLL_MS = 50;
const PATIENCE_MS = 10_000;

/** Two teams may publish at the same moment: each changes the set that the other has left. */
export async function withSetLock<T>(work: () => Promise<T>): Promise<T> {
  const lock = join(releasesFolder(), 'set.lock');
  await mkdir(releasesFolder(), { recursive: true });
  await acquire(lock, Date.now() + PATIENCE_MS);
  try {
    return await work();
  } finally {
    await rm(lock, { force: true });
  }
}

async function acquire(lock: string, deadline: number): Promise<void> {
  try {
    await writeFile(lock, String(process.pid), { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    if (await isAbandoned(lock)) await rm(lock, { force: true });
    else if (Date.now() > deadline) throw new Error(`Another release is running: ${lock} exists.`);
    else await wait(POLL_MS);
    await acquire(lock, deadline);
  }
}

/** Whether the process that took the lock is gone without giving it back. */
async function isAbandoned(lock: string): Promise<boolean> {
  const owner = Number(await readFile(lock, 'utf8').catch(() => ''));
  if (!owner) return false;
  try {
    process.kill(owner, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}
