import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PACKAGES, projectPath } from '../webpack/paths.mjs';

const NOT_COPIED = new Set(['node_modules', 'dist', '.git', '.data', '.types', 'test-results']);

/**
 * Copies the project without what is built. Installed packages are linked file by file if the disk
 * allows it, so that a copy takes a second and no space.
 */
export function copyProject(target) {
  mkdirSync(target, { recursive: true });
  for (const name of readdirSync(projectPath(''))) {
    if (NOT_COPIED.has(name)) continue;
    cpSync(projectPath(name), join(target, name), {
      recursive: true,
      // A lock file newer than what is installed would have everything installed again.
      preserveTimestamps: true,
      filter: (source) => !NOT_COPIED.has(source.slice(source.lastIndexOf('/') + 1)),
    });
  }
  // Beside what all packages share, one may have versions of its own.
  for (const folder of ['.', ...PACKAGES]) {
    const installed = join(folder, 'node_modules');
    if (existsSync(projectPath(installed))) {
      linkOrCopy(projectPath(installed), join(target, installed));
    }
  }
}

/** Without caches, whose files come and go while other work is under way. */
function linkOrCopy(source, target) {
  const packages = readdirSync(source)
    .filter((name) => name !== '.cache')
    .map((name) => join(source, name));
  if (packages.length === 0) return;
  const copy = (how, stdio) => {
    mkdirSync(target, { recursive: true });
    execFileSync('cp', [how, ...packages, target], { stdio });
  };
  try {
    copy('-al', 'ignore');
  } catch {
    execFileSync('rm', ['-rf', target]);
    copy('-a', 'inherit');
  }
}

/** Gives the folders and the copied files to a user; linked packages stay whose they are. */
export function giveTo(folder, uid) {
  const owner = `${uid}:${uid}`;
  execFileSync('find', [folder, '-type', 'd', '-exec', 'chown', owner, '{}', '+']);
  execFileSync('find', [
    folder,
    '-name',
    'node_modules',
    '-prune',
    '-o',
    '-type',
    'f',
    '-exec',
    'chown',
    owner,
    '{}',
    '+',
  ]);
}
