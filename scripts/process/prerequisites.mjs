/** What must be there before anything else can run. Uses Node alone: nothing may be installed yet. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { acquireLock } from './file-lock.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Ends the process with one line that says what to do. */
export function fail(message) {
  console.error(message);
  process.exit(1);
}

export function requireNode() {
  const { engines } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
  const required = engines.node.replace('>=', '');
  if (isOlder(process.versions.node, required)) {
    fail(
      `Node ${required} or newer is needed; this is ${process.versions.node}. Get it from nodejs.org.`,
    );
  }
}

/**
 * Installs the locked dependencies unless they are what is installed.
 * @param {boolean} withTools whether what tests, measures and develops belongs to them; false for what builds and serves
 */
export function ensureDependencies(withTools = true) {
  if (areDependenciesInstalled(root, withTools)) return;
  // Two commands that are started together may both find that something is missing.
  const release = acquireLock(`${root}.installing`);
  if (!areDependenciesInstalled(root, withTools)) install(withTools);
  release();
}

function install(withTools) {
  console.log(withTools ? 'Installing dependencies and tools…' : 'Installing dependencies…');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const options = ['--no-audit', '--no-fund', '--loglevel=error'];
  // A site may be running on what is there: tools alone are added beside it.
  const how = areDependenciesInstalled(root, false) ? ['install', '--no-save'] : ['ci'];
  const { status } = spawnSync(npm, [...how, ...options, ...(withTools ? [] : ['--omit=dev'])], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) fail("The dependencies couldn't be installed; see above for why.");
}

/**
 * Whether a folder has installed what its lock file says, by what npm has noted about it. Not by their times: npm
 * writes the note first when it adds a package, and Git writes a lock file when a branch is checked out.
 * @param {boolean} withTools see `ensureDependencies`
 */
export function areDependenciesInstalled(folder, withTools = true) {
  const locked = packagesIn(join(folder, 'package-lock.json'));
  const installed = packagesIn(join(folder, 'node_modules/.package-lock.json'));
  const paths = new Set([...locked.keys(), ...installed.keys()]);
  return (
    installed.size > 0 &&
    [...paths].every((path) => isSamePackage(locked.get(path), installed.get(path), withTools))
  );
}

/** Workspaces are there anyway; that they can be imported is a package of its own, a link. */
function packagesIn(lock) {
  if (!existsSync(lock)) return new Map();
  const { packages } = JSON.parse(readFileSync(lock, 'utf8'));
  return new Map(Object.entries(packages).filter(([path]) => path.includes('node_modules/')));
}

/** What is optional and for another platform isn't installed. A mirror has other addresses, but the same content. */
function isSamePackage(locked, installed, withTools) {
  if (!installed) return locked.optional === true || (locked.dev === true && !withTools);
  const contentOf = ({ version, integrity, resolved }) => [version, integrity ?? resolved].join();
  return locked !== undefined && contentOf(locked) === contentOf(installed);
}

function isOlder(version, required) {
  const [have, want] = [version, required].map((text) => text.split('.').map(Number));
  const index = want.findIndex((part, place) => part !== have[place]);
  return index >= 0 && have[index] < want[index];
}
