import {
  cpSync,
  existsSync,
  lchownSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';
import type { ClusterHome } from './cluster-home.ts';

/** Copies the program into the cluster's home, where its user can reach it. About 60 MB, once a version. */
export function copyProgram(
  native: string,
  version: string,
  { folder, user }: ClusterHome,
): string {
  const target = path.join(folder, `postgresql-${version}`);
  if (existsSync(target)) return target;
  const draft = `${target}.${process.pid}`;
  cpSync(native, draft, { recursive: true, verbatimSymlinks: true });
  hasLinks(draft);
  if (user) {
    for (const file of [draft, ...contents(draft)]) lchownSync(file, user.uid, user.gid);
  }
  return moveInto(draft, target);
}

/**
 * Whether the links between the program's libraries are there. npm packages hold none; if the
 * package's install script did not run, they are made here if the folder can be written.
 */
export function hasLinks(native: string): boolean {
  return links(native).every(({ source, target }) => {
    const link = path.join(path.dirname(native), target);
    return existsSync(link) || makeLink(path.relative(path.dirname(target), source), link);
  });
}

/** Paths are relative to the folder that holds `native`, so a copy has to carry its own name. */
function links(native: string): { source: string; target: string }[] {
  const file = path.join(native, 'pg-symlinks.json');
  if (!existsSync(file)) return [];
  const rename = (name: string) => name.replace(/^native/, path.basename(native));
  const entries: { source: string; target: string }[] = JSON.parse(readFileSync(file, 'utf8'));
  return entries.map(({ source, target }) => ({ source: rename(source), target: rename(target) }));
}

function makeLink(source: string, link: string): boolean {
  try {
    symlinkSync(source, link);
    return true;
  } catch {
    return existsSync(link);
  }
}

const contents = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file));

/** Another process may have made the same copy meanwhile; then that one is used. */
function moveInto(draft: string, target: string): string {
  try {
    renameSync(draft, target);
  } catch (error) {
    if (!existsSync(target)) throw error;
    rmSync(draft, { recursive: true });
  }
  return target;
}
