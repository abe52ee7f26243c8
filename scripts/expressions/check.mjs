/**
 * `node scripts/expressions/check.mjs`: whether a text that somebody else wrote could hold the process
 * up in a regular expression; non-zero if one could.
 */
import { projectPath } from '../webpack/paths.mjs';
import { checkTree } from './check-tree.mjs';

const { expressions, faults } = checkTree(projectPath(''));

for (const { file, line, pattern, flags, fault } of faults) {
  console.error(
    `${file}:${line} ${pattern === null ? 'RegExp(…)' : `/${pattern}/${flags}`}\n  ${fault}`,
  );
}
console.log(`${expressions} regular expressions, ${faults.length} not proved linear`);
process.exitCode = faults.length > 0 ? 1 : 0;
