import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

/** A PostgreSQL that runs (or ran) on a data folder, as it wrote down itself. */
export interface Postmaster {
  pid: number;
  socketFolder: string;
}

/** Whether a process of this number exists. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * The PostgreSQL that runs on this data folder. After a crash of the machine its note remains and
 * its number may belong to another program by now; such a note would keep PostgreSQL from starting
 * and is removed.
 */
export function runningPostmaster(data: string): Postmaster | null {
  const note = path.join(data, 'postmaster.pid');
  const lines = linesOf(note);
  const pid = Number(lines[0]);
  if (!pid || !isAlive(pid)) return null;
  if (!isPostgres(pid)) {
    rmSync(note, { force: true });
    return null;
  }
  return { pid, socketFolder: lines[4] ?? '' };
}

function isPostgres(pid: number): boolean {
  const program = linesOf(`/proc/${pid}/cmdline`)[0]?.split('\0')[0];
  // Without /proc it cannot be told; then the note is believed, as PostgreSQL itself does.
  return !program || path.basename(program) === 'postgres';
}

function linesOf(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n');
  } catch {
    return [];
  }
}
