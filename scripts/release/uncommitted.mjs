/** Files of a build that its repository doesn't have: nobody else could make the same release. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { projectPath } from '../webpack/paths.mjs';
import { inputFiles } from './build-inputs.mjs';

/** @returns none, too, if there's no Git repository here */
export async function uncommittedFiles(microfrontend) {
  const args = ['status', '--porcelain', '--untracked-files=all', '--no-renames', '-z'];
  const { stdout } = await promisify(execFile)('git', args, { cwd: projectPath('') }).catch(() => ({
    stdout: '',
  }));
  const changed = new Set(stdout.split('\0').map((line) => line.slice('XY '.length)));
  return inputFiles(microfrontend).filter((file) => changed.has(file));
}
