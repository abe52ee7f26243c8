/**
 * `node scripts/expressions/check.mjs`: whether a text that someone else wrote could make a regular
 * expression take very long; non-zero if one could.
 */
import { listSources, readSources } from '../sources/list-sources.mjs';
import { projectPath } from '../webpack/paths.mjs';
import { checkSources } from './check-sources.mjs';

const root = projectPath('');
const { expressions, violations } = checkSources(readSources(root, listSources(root)));

for (const { file, line, pattern, flags, violation } of violations) {
  console.error(
    `${file}:${line} ${pattern === null ? 'RegExp(…)' : `/${pattern}/${flags}`}\n  ${violation}`,
  );
}
console.log(`${expressions} regular expressions, ${violations.length} not proved linear`);
process.exitCode = violations.length > 0 ? 1 : 0;
