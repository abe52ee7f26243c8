import { freePort } from '../../process/free-port.mjs';
import { byExtent } from '../extent.mjs';
import { completedUnits, newLearner, practiseUntilGone } from './learner.mjs';
import { endBy, processRunning, stopSite, withSites } from './started-site.mjs';

const TRIALS = byExtent({ few: 1, some: 2, all: 5 });
const CONFIRMED_BEFORE = 10;

const victims = [
  { who: 'the process that npm start runs', chosen: processRunning('scripts/start.mjs') },
  { who: 'npm, its parent', chosen: ({ npm }) => npm.pid },
  { who: 'the API', chosen: processRunning('scripts/serve.mjs') },
];

/** Kills the site while a learner practises: nothing may stay behind, and nothing confirmed be lost. */
export const killSteps = (folder, dataDir) =>
  victims.flatMap(({ who, chosen }) =>
    Array.from({ length: TRIALS }, (_, index) => ({
      name: `kills: ${who}, ${index + 1} of ${TRIALS}`,
      run: () => withSites((startSite) => trial(startSite, { folder, dataDir, chosen })),
    })),
  );

async function trial(startSite, { folder, dataDir, chosen }) {
  const env = { PORT: await freePort(), DATA_DIR: dataDir };
  const site = await startSite({ folder, env });
  const learner = await newLearner(site.url);
  let kill = () => {};
  const killed = new Promise((resolve) => {
    kill = () => resolve(endBy(site, 'SIGKILL', chosen));
  });
  const confirmed = await practiseUntilGone(site.url, learner, (count) => {
    if (count === CONFIRMED_BEFORE) kill();
  });
  await killed;
  const again = await startSite({ folder, env });
  const completed = await completedUnits(again.url, learner);
  await stopSite(again);
  const lost = confirmed.filter((unit) => !completed.includes(unit));
  const ok = confirmed.length >= CONFIRMED_BEFORE && lost.length === 0;
  const output = `confirmed ${confirmed.length}, lost ${lost.join(', ') || 'none'}`;
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, output };
}
