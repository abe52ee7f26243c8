/**
 * The lock is a folder that holds one file, named after the lock's owner. A folder that is ready is renamed
 * to it, which fails as long as it holds anything. An owner's file is removed to give the lock back, or
 * when the owner is gone: no two owners share a name, so nobody removes what another has taken since.
 */
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { releasesFolder } from './store.ts';

const POLL_MS = 50;
/** Longer than a release takes to be loaded in a browser before it goes live. */
const PATIENCE_MS = 60_000;

/** Two teams may publish at the same moment: each changes the release manifest that the other has left. */
export async function withManifestLock<T>(work: () => Promise<T>): Promise<T> {
  const lock = join(releasesFolder(), 'release-manifest.lock');
  const owner = [process.pid, hostname(), randomUUID()].join('@');
  await take(lock, owner);
  try {
    return await work();
  } finally {
    await removeOwner(lock, owner);
  }
}

/** @throws if somebody else keeps the lock for longer than a release takes */
async function take(lock: string, owner: string): Promise<void> {
  const ready = `${lock}.${owner}`;
  const deadline = Date.now() + PATIENCE_MS;
  await mkdir(ready, { recursive: true });
  try {
    await writeFile(join(ready, owner), '');
    while (!(await becomes(lock, ready))) {
      if (Date.now() > deadline) {
        throw new Error(`Another release is running. If none is, delete ${lock}.`);
      }
      if (!(await removeAbandoned(lock))) await wait(POLL_MS);
    }
  } finally {
    await rm(ready, { recursive: true, force: true });
  }
}

/** Whether the folder could be renamed to the lock: nobody had it. */
async function becomes(lock: string, ready: string): Promise<boolean> {
  try {
    await rename(ready, lock);
    return true;
  } catch (error) {
    // Windows says EPERM.
    if (hasCode(error, 'EEXIST', 'ENOTEMPTY', 'EPERM')) return false;
    throw error;
  }
}

/** Whether the lock's owner was gone. */
async function removeAbandoned(lock: string): Promise<boolean> {
  const owners = await readdir(lock).catch(ignoring('ENOENT'));
  const gone = (owners ?? []).filter(isGone);
  for (const owner of gone) await removeOwner(lock, owner);
  return gone.length > 0;
}

/** What happens on another machine, or in another container, cannot be judged here. */
function isGone(owner: string): boolean {
  const [pid, host] = owner.split('@');
  if (host !== hostname()) return false;
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch (error) {
    return hasCode(error, 'ESRCH');
  }
}

/** Frees the lock if it is this owner's. The folder goes too, unless the next one has it already. */
async function removeOwner(lock: string, owner: string): Promise<void> {
  await rm(join(lock, owner), { force: true });
  await rmdir(lock).catch(ignoring('ENOENT', 'ENOTEMPTY', 'EEXIST'));
}

const hasCode = (error: unknown, ...codes: string[]) =>
  codes.includes((error as NodeJS.ErrnoException).code ?? '');

const ignoring =
  (...codes: string[]) =>
  (error: unknown) => {
    if (!hasCode(error, ...codes)) throw error;
  };
