/**
 * `node scripts/expressions/check.mjs`: whether a text that somebody else wrote could hold the process
 * up in a regular expression; non-zero if one could.
 */
import { listSources, readSources } from '../sources/list-sources.mjs';
import { projectPath } from '../webpack/paths.mjs';
import { checkSources } from './check-sources.mjs';

const root = projectPath('');
const { expressions, faults } = checkSources(readSources(root, listSources(root)));

for (const { file, line, pattern, flags, fault } of faults) {
  console.error(
    `${file}:${line} ${pattern === null ? 'RegExp(…)' : `/${pattern}/${flags}`}\n  ${fault}`,
  );
}
console.log(`${expressions} regular expressions, ${faults.length} not proved linear`);
process.exitCode = faults.length > 0 ? 1 : 0;
