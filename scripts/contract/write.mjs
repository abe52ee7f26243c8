/**
 * `npm run contract`: writes down what the façades promise, unless that calls for another version first, and what the
 * owners of contracts promise to others' remotes.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { runNode } from '../test/run-command.mjs';
import { projectPath } from '../webpack/paths.mjs';
import { inspectPromises, PROMISES } from './promises.mjs';
import { adviceOn, inspectFacades } from './reports.mjs';

const { ok, output } = await runNode([
  projectPath('node_modules/typescript/bin/tsc'),
  '-b',
  'shared',
]);
if (!ok) {
  console.error(output);
  process.exit(1);
}
const inspected = inspectFacades();
if (inspected.needed) {
  console.error(adviceOn(inspected));
  process.exit(1);
}
mkdirSync(projectPath('shared/contract'), { recursive: true });
for (const { path, now } of inspected.reports) {
  writeFileSync(projectPath(path), now);
  console.log(`${path} is up to date.`);
}
writeFileSync(projectPath(PROMISES), `${JSON.stringify(inspectPromises().now, null, 2)}\n`);
console.log(`${PROMISES} is up to date.`);
