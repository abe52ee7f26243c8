import { join } from 'node:path';
import { freePort } from '../../process/free-port.mjs';
import { newLearner } from './learner.mjs';
import { stopSite, withSites } from './started-site.mjs';

/** Two installations on one machine: each on its port, with its own people. */
export const twoSitesStep = (folder, workspace) => ({
  name: 'two sites at once, on two ports',
  run: () => withSites((startSite) => startTwo(startSite, folder, workspace)),
});

async function startTwo(startSite, folder, workspace) {
  const places = [join(workspace, 'one'), join(workspace, 'two')];
  const sites = [];
  for (const DATA_DIR of places) {
    sites.push(await startSite({ folder, env: { PORT: await freePort(), DATA_DIR } }));
  }
  const [one, two] = await Promise.all(sites.map(({ url }) => newLearner(url)));
  await Promise.all(sites.map(stopSite));
  const ok = one.id !== two.id;
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, output: 'both gave the same person' };
}
