import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject, giveTo } from '../../process/copy-project.mjs';
import { freePort } from '../../process/free-port.mjs';
import { byExtent } from '../extent.mjs';
import { completedUnits, newLearner } from './learner.mjs';
import { stopSite, withSites } from './started-site.mjs';

const NOBODY = 65534;
const isRoot = process.getuid?.() === 0;

/** Starts the site from a clone under a home that other users cannot read. */
export const homeSteps = (workspace) => {
  const own = {
    name: 'npm start as this user, from a home that others cannot read',
    run: () => withSites((start) => startsFrom(start, join(workspace, 'own-home'), null)),
  };
  const ordinary = {
    name: 'npm start as an ordinary user, from a home that others cannot read',
    run: () => withSites((start) => startsFrom(start, join(workspace, 'ordinary-home'), NOBODY)),
  };
  if (!isRoot) return [own];
  return byExtent({ few: [ordinary], some: [own, ordinary], all: [own, ordinary] });
};

async function startsFrom(startSite, home, uid) {
  const folder = join(home, 'clone');
  mkdirSync(home, { recursive: true });
  copyProject(folder);
  if (uid) giveTo(home, uid);
  chmodSync(home, 0o700);
  const as = uid ? ['setpriv', `--reuid=${uid}`, `--regid=${uid}`, '--clear-groups'] : [];
  const env = { PORT: await freePort(), DATA_DIR: '', HOME: home };
  const site = await startSite({ folder, env, as });
  const completed = await completedUnits(site.url, await newLearner(site.url));
  await stopSite(site);
  removeOutsideData(site.output());
  const ok = completed.length === 0;
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, output: site.output() };
}

/** As root the database lies outside such a home, and `npm start` says where. */
function removeOutsideData(output) {
  const [, outside] = /the data is in (\/var\/lib\/site-[0-9a-f]+)/.exec(output) ?? [];
  if (outside) rmSync(outside, { recursive: true, force: true });
}

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
