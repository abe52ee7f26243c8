/** `node scripts/boundaries/check.mjs`: who imports whom, against the rules; non-zero if one is broken. */
import { projectPath } from '../webpack/paths.mjs';
import { checkTree } from './check-tree.mjs';

const { files, imports, violations } = checkTree(projectPath(''));

for (const { importer, imported, rule, because } of violations) {
  console.error(`${importer} imports ${imported}\n  ${rule}: ${because}`);
}
console.log(`${imports} imports in ${files} files, ${violations.length} not allowed`);
process.exitCode = violations.length > 0 ? 1 : 0;
