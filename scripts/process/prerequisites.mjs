/** What must be there before anything else can run. Uses Node alone: nothing may be installed yet. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

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

/** Installs the locked dependencies if they are missing or the lock file is newer. */
export function ensureDependencies() {
  if (dependenciesAreCurrent()) return;
  console.log('Installing dependencies…');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { status } = spawnSync(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) fail("The dependencies couldn't be installed; see above for why.");
}

function dependenciesAreCurrent() {
  const installed = `${root}node_modules/.package-lock.json`;
  return (
    existsSync(installed) &&
    statSync(installed).mtimeMs >= statSync(`${root}package-lock.json`).mtimeMs
  );
}

function isOlder(version, required) {
  const [have, want] = [version, required].map((text) => text.split('.').map(Number));
  const index = want.findIndex((part, place) => part !== have[place]);
  return index >= 0 && have[index] < want[index];
}
