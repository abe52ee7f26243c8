/**
 * `npm run chaos`: everything that can go wrong with a remote, on each of them, in a real browser. Ends with a table of
 * what was tried and held. `npm run test:long` tries a quarter of it, CI a few faults.
 */
import { ensureDependencies, requireNode } from './process/prerequisites.mjs';

requireNode();
ensureDependencies();

const { browserStep, buildStep } = await import('./test/e2e-step.mjs');
const { makeDatabaseWorkspace } = await import('./test/make-workspace.mjs');
const { runSteps } = await import('./test/run-steps.mjs');
const { gridOf } = await import('./test/chaos-grid.mjs');

const workspace = makeDatabaseWorkspace('site-chaos-');

const chaos = browserStep(workspace, { name: 'chaos', folders: ['chaos'], env: { EXTENT: 'all' } });

await runSteps([
  buildStep(workspace),
  {
    ...chaos,
    run: async () => {
      const { suites = [], printed = '', ...counts } = await chaos.run();
      return { ...counts, printed: `${printed}\n\n${gridOf(suites)}` };
    },
  },
]);
