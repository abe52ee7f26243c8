/**
 * `npm test`: what says whether the project works, on a fresh clone as well. Runs all of it even if something fails;
 * the last line counts. `npm test -- jest` runs the named parts alone. A half of the files of Jest and a third of the
 * browser tests are the sample that the commit chooses; EXTENT=some runs all.
 */
import { ensureDependencies, fail, requireNode } from './process/prerequisites.mjs';

requireNode();
ensureDependencies();

process.env.EXTENT ??= 'few';

const { commitShard } = await import('./test/commit-shard.mjs');
const { browserStep, buildStep } = await import('./test/e2e-step.mjs');
const { jestStep } = await import('./test/jest-step.mjs');
const { makeDatabaseWorkspace } = await import('./test/make-workspace.mjs');
const { runSteps } = await import('./test/run-steps.mjs');
const { staticSteps } = await import('./test/static-steps.mjs');

const workspace = makeDatabaseWorkspace('site-test-');

// With a few of the faults that `npm run chaos` tries.
const inBrowser = browserStep(workspace, {
  folders: ['specs', 'chaos'],
  options: commitShard(3),
  env: { EXTENT: 'few' },
});
// A script that grows is seen with the commit that made it grow.
const firstVisit = browserStep(workspace, { name: 'first visit', folders: ['first-visit'] });
const steps = [...staticSteps, jestStep(workspace), buildStep(workspace), firstVisit, inBrowser];

const wanted = process.argv.slice(2);
const names = steps.map(({ name }) => name);
const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length > 0) fail(`Unknown: ${unknown.join(', ')}. Choose from ${names.join(', ')}.`);

await runSteps(steps.filter(({ name }) => wanted.length === 0 || wanted.includes(name)));
