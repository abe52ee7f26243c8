import { existsSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type ClusterHome, give } from './cluster-home.ts';

/** A PostgreSQL that runs (or ran) on a data folder, as it wrote down itself (`postmaster.pid`). */
export interface Postmaster {
  pid: number;
  socketFolder: string;
}

/** Whether a process of this number exists and has not ended yet: one that nobody has waited for has. */
export function isAlive(pid: number): boolean {
  if (!isTaken(pid)) return false;
  const state = linesOf(`/proc/${pid}/stat`)[0]?.split(') ').at(-1);
  return !state?.startsWith('Z');
}

function isTaken(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The PostgreSQL that runs on this data folder. */
export function runningPostmaster(data: string): Postmaster | null {
  const lines = linesOf(noteOf(data));
  const pid = Number(lines[0]);
  if (!pid || !isAlive(pid) || !isPostgres(pid)) return null;
  return { pid, socketFolder: lines[4] ?? '' };
}

/** The folder from which this one was copied, note included, if PostgreSQL still runs there; otherwise null. */
export function runningOriginal(data: string): string | null {
  const [, noted] = linesOf(noteOf(data));
  if (!noted || realPath(noted) === realPath(data)) return null;
  return runningPostmaster(data) && noted;
}

function realPath(folder: string): string {
  try {
    return realpathSync(folder);
  } catch {
    return folder;
  }
}

/**
 * Removes the note of a PostgreSQL that no longer runs if its number now belongs to another program:
 * it would keep the next one from starting. Only while nothing of that PostgreSQL is left: see endOrphans.
 */
export function removeOldNote(data: string): void {
  const pid = Number(linesOf(noteOf(data))[0]);
  if (pid && isTaken(pid) && !runningPostmaster(data)) rmSync(noteOf(data), { force: true });
}

const noteOf = (data: string) => path.join(data, 'postmaster.pid');

function isPostgres(pid: number): boolean {
  const program = linesOf(`/proc/${pid}/cmdline`)[0]?.split('\0')[0];
  // Without /proc it can't be checked; then the note is believed, as PostgreSQL itself does.
  return !program || path.basename(program) === 'postgres';
}

function linesOf(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n');
  } catch {
    return [];
  }
}

const ownerFile = (home: string) => path.join(home, 'owner.pid');

/** Notes that this process started the PostgreSQL with this number and that it ends with this process. */
export function claimCluster({ folder, user }: ClusterHome, postmaster: number): void {
  writeFileSync(ownerFile(folder), `${process.pid} ${postmaster}`);
  give(ownerFile(folder), user);
}

/**
 * Whether the process that started this PostgreSQL is gone, so that PostgreSQL ends now too; null while
 * nobody can tell, just after a start.
 */
export function isAbandoned(home: string, postmaster: number): boolean | null {
  if (!existsSync(ownerFile(home))) return null;
  const [owner, owned] = readFileSync(ownerFile(home), 'utf8').split(' ').map(Number);
  // A note of an earlier version names no PostgreSQL.
  if (owned !== undefined && owned !== postmaster) return null;
  return !isAlive(Number(owner));
}
