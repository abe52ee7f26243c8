import { createHash } from 'node:crypto';
import { accessSync, chownSync, constants, existsSync, lstatSync, mkdirSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { StartupError } from '../../errors/startup-error.ts';
import { type ClusterUser, canReach, clusterUser } from './cluster-user.ts';

/** Where the embedded cluster lives and which user runs it. */
export interface ClusterHome {
  /** Holds `data`, `postgres.log`, the socket and, if needed, a copy of the program. */
  folder: string;
  user: ClusterUser | null;
}

/** A path of a Unix socket ends after about 100 bytes; this leaves room for the file's name. */
const LONGEST_SOCKET_FOLDER = 85;

/**
 * The home of the cluster that belongs to `dataDir`, made if it is missing. As root, if
 * PostgreSQL's user cannot reach `dataDir`, it is under /var/lib and `notice` says so.
 */
export function clusterHome(dataDir: string, notice: (line: string) => void): ClusterHome {
  makeWritable(dataDir);
  const inside = path.join(dataDir, 'postgres');
  const user = clusterUser(inside);
  if (canReach(user, inside)) return made({ folder: inside, user });
  const outside = path.join('/var/lib', `site-${hash(dataDir)}`);
  notice(`The database's user can't reach ${dataDir}, so the data is in ${outside}.`);
  return made({ folder: outside, user: clusterUser(outside) });
}

/** Stands in the title of every process of the cluster (`cluster_name`). */
export const clusterName = ({ folder }: ClusterHome) => `site-${hash(folder)}`;

/**
 * A folder for the socket that only the cluster's user (and root) may enter; always the same one, since
 * connections find the cluster there again after a new start.
 */
export function socketFolder(home: ClusterHome): string {
  const inside = path.join(home.folder, 'socket');
  const isShort = Buffer.byteLength(inside) <= LONGEST_SOCKET_FOLDER;
  const folder = isShort ? inside : path.join(os.tmpdir(), clusterName(home));
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (!isShort) refuseForeign(folder, home.user);
  return give(folder, home.user);
}

/** In a folder for everybody, another user may have made it first. */
function refuseForeign(folder: string, user: ClusterUser | null): void {
  const { uid } = lstatSync(folder);
  if (uid === process.getuid?.() || uid === user?.uid) return;
  throw new StartupError(
    `${folder}, which the database needs for its socket, belongs to someone else. Remove it, or set DATA_DIR to a folder with a shorter path.`,
  );
}

/** Hands a file or folder to the cluster's user. */
export function give(file: string, user: ClusterUser | null): string {
  if (user) chownSync(file, user.uid, user.gid);
  return file;
}

function made(home: ClusterHome): ClusterHome {
  makeWritable(home.folder, 0o700);
  give(home.folder, home.user);
  return home;
}

function makeWritable(folder: string, mode = 0o755): void {
  try {
    makeFolder(folder, mode);
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (cause) {
    throw new StartupError(
      `The data folder ${folder} isn't writable. Make it writable for this user, or set DATA_DIR to another folder.`,
      { cause },
    );
  }
}

/** Not mkdir's own recursion: below /proc that never ends. */
function makeFolder(folder: string, mode: number): void {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder), 0o755);
  mkdirSync(folder, { mode });
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);
