import { existsSync, readFileSync } from 'node:fs';
import { runCommand } from './run-command.mjs';

export const isDebian = () =>
  existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));

/** Installs packages of Debian and nothing that they merely recommend. Only root may. */
export async function runApt(packages) {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const update = await runCommand('apt-get', ['update', '-q'], { env });
  if (!update.ok) return update;
  return runCommand('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages], {
    env,
  });
}
