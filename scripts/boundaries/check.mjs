/** `node scripts/boundaries/check.mjs`: who imports whom, against the rules; non-zero if one is broken. */
import { listSources, listToolSources, readSources } from '../sources/list-sources.mjs';
import { projectPath } from '../webpack/paths.mjs';
import { checkSources } from './check-sources.mjs';

const root = projectPath('');
const sources = readSources(root, [...listSources(root), ...listToolSources(root)]);
const { files, imports, violations } = checkSources(sources);

for (const { importer, imported, rule, because } of violations) {
  console.error(`${importer} imports ${imported}\n  ${rule}: ${because}`);
}
console.log(`${imports} imports in ${files} files, ${violations.length} not allowed`);
process.exitCode = violations.length > 0 ? 1 : 0;
