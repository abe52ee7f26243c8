/**
 * `npm run test:long`: what takes too long for `npm test`. The last line counts, as there.
 * `npm run test:long -- attack` runs only the parts whose names begin so; what needs the built site has it built.
 * With EXTENT=few, as in CI, of what is many alike only some: pages, kills, planted faults, requests of an attack.
 */
import { ensureDependencies, fail, requireNode } from './process/prerequisites.mjs';

requireNode();
ensureDependencies();

const { join } = await import('node:path');
const { browserStep, buildStep, SMOKE } = await import('./test/e2e-step.mjs');
const { attackSteps, renderingSteps, soakStep } = await import('./test/long/attack-steps.mjs');
const { deploySteps } = await import('./test/long/deploy-steps.mjs');
const { embeddedRoundsStep } = await import('./test/long/embedded-rounds-step.mjs');
const { homeSteps, twoSitesStep } = await import('./test/long/start-steps.mjs');
const { thoroughJestStep } = await import('./test/jest-step.mjs');
const { killSteps } = await import('./test/long/kill-steps.mjs');
const { contentSteps } = await import('./test/long/content-steps.mjs');
const { makeDatabaseWorkspace, makeWorkspace } = await import('./test/make-workspace.mjs');
const { newRemoteSteps } = await import('./test/long/new-remote-steps.mjs');
const { ensurePayloadLists } = await import('./test/long/attack-steps.mjs');
const { releaseKillStep } = await import('./test/long/release-kills/release-kill-step.mjs');
const { runSteps } = await import('./test/run-steps.mjs');
const { projectPath } = await import('./webpack/paths.mjs');

const workspace = makeWorkspace('site-long-');
const browsed = makeDatabaseWorkspace('site-browsed-');

const built = buildStep(browsed);
const onSources = [...contentSteps, thoroughJestStep(browsed)];
const onSite = [
  // With a few of the faults that `npm run chaos` tries.
  browserStep(browsed, { folders: ['specs', 'chaos'], options: [`--grep-invert=${SMOKE}`] }),
  browserStep(browsed, { name: 'whole stories', folders: ['long'] }),
  releaseKillStep(join(browsed, 'template'), workspace),
  ...killSteps(projectPath(''), join(workspace, 'data')),
  embeddedRoundsStep(projectPath(''), join(workspace, 'rounds')),
  twoSitesStep(projectPath(''), workspace),
  ...newRemoteSteps(projectPath(''), workspace),
  ...homeSteps(workspace),
  ...renderingSteps(browsed, workspace),
  soakStep(browsed, workspace),
  ...attackSteps(browsed, workspace),
  ...deploySteps(browsed, workspace),
];
const steps = [...onSources, ...onSite];

const requested = process.argv.slice(2);
const stepsOf = (beginning) => steps.filter(({ name }) => name.startsWith(beginning));
const unknown = requested.filter((beginning) => stepsOf(beginning).length === 0);
if (unknown.length > 0) {
  const names = [...new Set(steps.map(({ name }) => name.replace(/, \d+ of \d+$/, '')))];
  fail(`Unknown: ${unknown.join(', ')}. Choose from ${names.join('; ')}.`);
}

const chosen = requested.length > 0 ? requested.flatMap(stepsOf) : steps;
const needsSite = chosen.some((step) => onSite.includes(step));
if (needsSite) await ensurePayloadLists();
await runSteps([...(needsSite ? [built] : []), ...chosen]);
