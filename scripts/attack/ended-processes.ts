import { ESCAPE } from '../../api/testing/hostile-builds.ts';
import { promote } from '../../e2e/fixtures/releases.ts';
import { storeVariant } from '../../e2e/fixtures/variants.ts';
import { byExtent } from '../test/extent.mjs';
import { startApi } from './api-process.ts';
import { newLearner, visitor } from './client.ts';
import { atOnce, documentOf, untilRendered } from './documents.ts';
import { Failures, type Findings, type SiteData } from './findings.ts';

const REMOTE = 'mfe-profile';
const REQUESTS = byExtent({ few: 400, some: 1_200, all: 1_200 });
/** As many as processes have room for, so that none is left to browsers just because there was none. */
const AT_ONCE = 30;
/** Every so many requests end their process; the same number are for other pages of that remote, which are good. */
const ENDS = 60;

/** Pages of the remote that end their process if their address says so, by a parameter that the profile knows. */
const ENDING = `
;${ESCAPE}
for (const route of module.exports['./routes'].routes) {
  const { loader } = route;
  route.loader = async (facts) => {
    const how = new URL(facts.request.url).searchParams.get('q');
    if (how === 'process') (await realProcess()).exit(1);
    const all = [];
    if (how === 'memory') for (;;) all.push(Array.from({ length: 1e5 }, () => ({})));
    return loader?.(facts) ?? null;
  };
}`;

/** Pages of one remote end their processes under load: every request gets a document that a browser can use. */
export async function endedProcesses({ dataDir }: SiteData): Promise<Findings> {
  const edit = (file: string, text: string) => (file === 'server.js' ? text + ENDING : text);
  const version = await storeVariant({ dataDir }, REMOTE, edit);
  const site = await startApi({ DATA_DIR: dataDir, RENDER_LIMIT_MS: '5000', LOG_LEVEL: 'warn' });
  const { url } = site;
  await promote({ url, dataDir }, REMOTE, version);
  const learner = await newLearner(url);
  await untilRendered(url, learner, '/roadmaps/dsa');
  const failures = new Failures();
  const counts = { rendered: 0, ended: 0 };
  const requests = Array.from({ length: REQUESTS }, (_, index) => requestOf(index));
  await atOnce(requests, AT_ONCE, async ({ isLearners, path }) => {
    const isEnding = path.startsWith('/profile?');
    try {
      const { isRendered } = await documentOf(url, isLearners ? learner : visitor, path);
      if (isRendered) counts.rendered += 1;
      if (isEnding) counts.ended += 1;
      if (isEnding && isRendered) failures.add('a page that ends its process is rendered');
    } catch (error) {
      failures.add(`${path.replace(/\d+/, '…')} ${(error as Error).message}`);
    }
  });
  for (const path of ['/roadmaps/dsa', '/', '/profile']) await untilRendered(url, learner, path);
  const crashes = site.log().match(/"reason":"crashed"/g)?.length ?? 0;
  if (crashes === 0) failures.add('no rendering process ended: nothing was tried');
  if (!site.isAlive()) failures.add(`the API ended: ${site.log().slice(-1_500)}`);
  await site.stop();
  return {
    tried: `${REQUESTS} requests, ${AT_ONCE} at once (sheet, home, profile), none of them cached, while ${counts.ended} ended their process (which the log says ${crashes} times): ${counts.rendered} came rendered, the others for the browser to render`,
    failures: failures.list(),
  };
}

/**
 * A person's sheet and home page, visitors' searches on the sheet (what all visitors get is cached), and now and then a
 * page of the remote.
 */
function requestOf(index: number) {
  const round = Math.floor(index / ENDS);
  if (index % ENDS === 0) {
    const how = round % 2 === 0 ? 'process' : 'memory';
    return { isLearners: true, path: `/profile?q=${how}` };
  }
  if (index % ENDS === ENDS / 2) return { isLearners: true, path: '/profile' };
  if (index % 2 === 1) return { isLearners: false, path: `/roadmaps/dsa?q=${index}` };
  return { isLearners: true, path: index % 4 === 0 ? '/roadmaps/dsa' : '/' };
}
