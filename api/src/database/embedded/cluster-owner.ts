import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type ClusterHome, give } from './cluster-home.ts';
import { isAlive } from './postmaster.ts';

const file = (home: string) => path.join(home, 'owner.pid');

/** Notes that this process started the PostgreSQL of this home and that it ends with this process. */
export function claimCluster({ folder, user }: ClusterHome): void {
  writeFileSync(file(folder), String(process.pid));
  give(file(folder), user);
}

/** Whether the process that started PostgreSQL is gone, so that PostgreSQL ends now too. */
export function isAbandoned(home: string): boolean {
  return existsSync(file(home)) && !isAlive(Number(readFileSync(file(home), 'utf8')));
}
