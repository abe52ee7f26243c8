/** `npm run test:long`: what takes too long for `npm test`. The last line counts, as there. */
import { ensureDependencies, requireNode } from './process/prerequisites.mjs';

requireNode();
ensureDependencies();

const { chmodSync, mkdirSync, mkdtempSync, rmSync } = await import('node:fs');
const { tmpdir } = await import('node:os');
const { join } = await import('node:path');
const { browserStep, buildStep } = await import('./test/e2e-step.mjs');
const { homeSteps } = await import('./test/long/home-steps.mjs');
const { killSteps } = await import('./test/long/kill-steps.mjs');
const { ensurePayloadLists } = await import('./test/long/payload-lists.mjs');
const { twoSitesStep } = await import('./test/long/two-sites-step.mjs');
const { runSteps } = await import('./test/run-steps.mjs');
const { projectPath } = await import('./webpack/paths.mjs');

const workspace = mkdtempSync(join(tmpdir(), 'site-long-'));
// The database's user, and an ordinary one, must be able to reach what they are given in it.
chmodSync(workspace, 0o755);
process.on('exit', () => rmSync(workspace, { recursive: true, force: true }));

const browsed = join(workspace, 'browsed');
mkdirSync(browsed);

await ensurePayloadLists();
await runSteps([
  buildStep(browsed),
  browserStep(browsed, { name: 'end to end, thoroughly', folder: 'long' }),
  ...killSteps(projectPath(''), join(workspace, 'data')),
  twoSitesStep(projectPath(''), workspace),
  ...homeSteps(workspace),
]);
