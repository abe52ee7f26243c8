import { lstatSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { StartupError } from '../../errors/startup-error.ts';

/** Which user PostgreSQL runs as, since it refuses to run as root. */
export interface ClusterUser {
  uid: number;
  gid: number;
}

/**
 * null: this process's own user. As root: the owner of a cluster's home that is there already,
 * else `postgres`, else `nobody`.
 */
export function clusterUser(home: string): ClusterUser | null {
  if (process.getuid?.() !== 0) return null;
  return ownerOf(home) ?? account('postgres') ?? account('nobody') ?? noAccount();
}

/** Whether the user may pass every folder above `target` and enter (or read) it. */
export function canReach(user: ClusterUser | null, target: string): boolean {
  if (!user) return true;
  const folders = ancestors(path.resolve(target));
  return folders.every((folder) => mayEnter(user, folder));
}

function mayEnter(user: ClusterUser, file: string): boolean {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats) return true;
  if (stats.uid === user.uid) return (stats.mode & 0o500) === 0o500;
  if (stats.gid === user.gid) return (stats.mode & 0o050) === 0o050;
  return (stats.mode & 0o005) === 0o005;
}

function ancestors(folder: string): string[] {
  const parent = path.dirname(folder);
  return parent === folder ? [folder] : [...ancestors(parent), folder];
}

function ownerOf(folder: string): ClusterUser | null {
  const stats = lstatSync(folder, { throwIfNoEntry: false });
  return stats && stats.uid !== 0 ? { uid: stats.uid, gid: stats.gid } : null;
}

function account(name: string): ClusterUser | null {
  const entry = passwdEntry(name)?.split(':');
  return entry ? { uid: Number(entry[2]), gid: Number(entry[3]) } : null;
}

function passwdEntry(name: string): string | undefined {
  try {
    return readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .find((line) => line.startsWith(`${name}:`));
  } catch {
    return undefined;
  }
}

function noAccount(): never {
  throw new StartupError(
    "PostgreSQL doesn't run as root, and there is neither a user postgres nor nobody. Start as an ordinary user, or set DATABASE_URL.",
  );
}
