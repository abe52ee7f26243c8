/** What remotes expose, for a bundle of everything: each module under the name by which the shell requests it. */
import { readFileSync } from 'node:fs';
import { exposesOf } from '../../webpack/exposes.mjs';
import { projectPath } from '../../webpack/paths.mjs';

/** @returns {[name: string, file: string][]} files by their absolute path */
export function modulesOf(remote) {
  const declared = JSON.parse(readFileSync(projectPath(`${remote}/remote.json`), 'utf8'));
  return Object.entries(exposesOf(declared)).map(([name, file]) => [
    name,
    projectPath(`${remote}/${file.slice(2)}`),
  ]);
}
