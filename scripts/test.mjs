/**
 * `npm test`: what says whether the project works, on a fresh clone as well. Runs all of it even if something fails;
 * the last line counts. `npm test -- jest` runs the named parts alone. Of the browser tests it runs what shows that the
 * built site works; `npm run test:long` has the others.
 */
import { ensureDependencies, fail, requireNode } from './process/prerequisites.mjs';

requireNode();
ensureDependencies();

process.env.EXTENT ??= 'few';

const { browserStep, buildStep, SMOKE } = await import('./test/e2e-step.mjs');
const { jestStep } = await import('./test/jest-step.mjs');
const { makeDatabaseWorkspace } = await import('./test/make-workspace.mjs');
const { runSteps } = await import('./test/run-steps.mjs');
const { staticSteps } = await import('./test/static-steps.mjs');

const workspace = makeDatabaseWorkspace('site-test-');

const smoke = browserStep(workspace, { name: 'smoke', options: [SMOKE] });
// A script that grows is seen with the commit that made it grow.
const firstVisit = browserStep(workspace, { name: 'first visit', folders: ['first-visit'] });
const steps = [...staticSteps, jestStep(workspace), buildStep(workspace), firstVisit, smoke];

const requested = process.argv.slice(2);
const names = steps.map(({ name }) => name);
const unknown = requested.filter((name) => !names.includes(name));
if (unknown.length > 0) fail(`Unknown: ${unknown.join(', ')}. Choose from ${names.join(', ')}.`);

await runSteps(steps.filter(({ name }) => requested.length === 0 || requested.includes(name)));
