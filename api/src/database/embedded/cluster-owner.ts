import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type ClusterHome, give } from './cluster-home.ts';
import { isAlive } from './postmaster.ts';

const file = (home: string) => path.join(home, 'owner.pid');

/** Notes that this process started the PostgreSQL with this number and that it ends with this process. */
export function claimCluster({ folder, user }: ClusterHome, postmaster: number): void {
  writeFileSync(file(folder), `${process.pid} ${postmaster}`);
  give(file(folder), user);
}

/**
 * Whether the process that started this PostgreSQL is gone, so that PostgreSQL ends now too; null while
 * nobody can tell, just after a start.
 */
export function isAbandoned(home: string, postmaster: number): boolean | null {
  if (!existsSync(file(home))) return null;
  const [owner, owned] = readFileSync(file(home), 'utf8').split(' ').map(Number);
  // A note of an earlier version names no PostgreSQL.
  if (owned !== undefined && owned !== postmaster) return null;
  return !isAlive(Number(owner));
}
