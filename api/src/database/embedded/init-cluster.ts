import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { StartupError } from '../../errors/startup-error.ts';
import type { Binaries } from './binaries.ts';
import { type ClusterHome, give } from './cluster-home.ts';
import { isAlive } from './postmaster.ts';

/** The cluster's superuser; who gets into the socket's folder may be this user. */
export const CLUSTER_ROLE = 'site';

/**
 * The data folder of the cluster, made if it is missing. It is made beside and then renamed, so
 * that an interrupted start leaves nothing half-made.
 * @throws StartupError if the data was made by another major version.
 */
export async function initCluster(home: ClusterHome, programs: Binaries): Promise<string> {
  const data = path.join(home.folder, 'data');
  if (existsSync(data)) return ofSameMajor(data, programs.major);
  removeAbandoned(home.folder);
  const draft = path.join(home.folder, `init-${process.pid}-${Date.now()}`);
  mkdirSync(draft, { mode: 0o700 });
  give(draft, home.user);
  await runInitdb(programs.initdb, draft, home);
  return moveInto(draft, data);
}

function ofSameMajor(data: string, major: number): string {
  const found = readFileSync(path.join(data, 'PG_VERSION'), 'utf8').trim();
  if (Number(found) === major) return data;
  throw new StartupError(
    `The data in ${data} was made by PostgreSQL ${found}, but this version comes with ${major}. Set DATA_DIR to another folder, or load a dump of the data into a server and set DATABASE_URL to it.`,
  );
}

/** The same on every machine: UTF-8, sorted by code point, whatever locales are installed. */
const settings = (draft: string) => [
  ['--pgdata', draft],
  ['--username', CLUSTER_ROLE],
  ['--auth', 'trust'],
  ['--encoding', 'UTF8'],
  ['--locale', 'C'],
  ['--locale-provider', 'builtin'],
  ['--builtin-locale', 'C.UTF-8'],
  ['--no-instructions'],
];

function runInitdb(initdb: string, draft: string, { user, folder }: ClusterHome): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(initdb, settings(draft).flat(), {
      ...user,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { LC_ALL: 'C', TZ: 'UTC' },
    });
    const abandon = () => child.kill();
    process.once('exit', abandon);
    let complaint = '';
    child.stderr.on('data', (text) => {
      complaint += text;
    });
    const fail = (reason: string) => {
      rmSync(draft, { recursive: true, force: true });
      reject(new StartupError(`The database couldn't be created in ${folder}: ${reason.trim()}`));
    };
    child.on('error', (error) => fail(error.message));
    child.on('close', (code) => {
      process.off('exit', abandon);
      return code === 0 ? resolve() : fail(complaint);
    });
  });
}

/** Two starts at once may both make a cluster; the one that comes first is kept. */
function moveInto(draft: string, data: string): string {
  try {
    renameSync(draft, data);
  } catch (error) {
    if (!existsSync(data)) throw error;
    rmSync(draft, { recursive: true });
  }
  return data;
}

function removeAbandoned(folder: string): void {
  for (const name of readdirSync(folder)) {
    const pid = name.match(/^init-(\d+)-\d+$/)?.[1];
    if (pid && !isAlive(Number(pid))) rmSync(path.join(folder, name), { recursive: true });
  }
}
