import autocannon from 'autocannon';
import { liveManifest } from '../../e2e/fixtures/releases.ts';
import { byExtent } from '../test/extent.mjs';
import { type ApiProcess, startApi } from './api-process.ts';
import { call, newLearner, type Person } from './client.ts';
import { Failures, type Findings, type SiteData } from './findings.ts';

const CONNECTIONS = 50;
const SECONDS = Number(process.env.STEADY_SECONDS ?? byExtent({ few: 20, some: 60, all: 180 }));
/** Caches fill, code is compiled and buffers grow to their size. */
const WARM_UP_SECONDS = 20;

const MIB = 1024 * 1024;
/**
 * Without a leak the heap after a collection differs by a few MiB: what is cached, code that is compiled
 * late. Something retained for each of tens of thousands of requests, such as its headers, would be more.
 */
const HEAP_MIB = 12;
/** Beside the heap: buffers of compression and sockets, which the allocator gives back late. */
const RSS_MIB = 96;

/** Fifty connections for a minute, or longer, with documents, calls, files and changes: no failure, and no leak. */
export async function steadyLoad({ dataDir }: SiteData): Promise<Findings> {
  const site = await startApi({ DATA_DIR: dataDir });
  const failures = new Failures();
  const learner = await newLearner(site.url);
  const requests = [...(await reads(site.url)), ...(await changes(site.url, learner))];
  await run(site, requests, WARM_UP_SECONDS, failures);
  const before = await site.memory();
  const answered = await run(site, requests, SECONDS, failures);
  const after = await site.memory();
  const heap = (after.heap - before.heap) / MIB;
  const rss = (after.rss - before.rss) / MIB;
  if (heap > HEAP_MIB)
    failures.add(`the heap grew by ${heap.toFixed(1)} MiB, more than ${HEAP_MIB}`);
  if (rss > RSS_MIB)
    failures.add(`the process grew by ${rss.toFixed(1)} MiB, more than ${RSS_MIB}`);
  if (!site.isAlive()) failures.add(`the process ended: ${site.log().slice(-1_500)}`);
  await site.stop();
  return {
    tried: `${CONNECTIONS} connections for ${SECONDS} s, ${answered} requests (documents, calls, files, changes): heap after collection ${sizes(before.heap, after.heap)}, process ${sizes(before.rss, after.rss)}`,
    failures: failures.list(),
  };
}

const sizes = (before: number, after: number) =>
  `${(before / MIB).toFixed(0)} → ${(after / MIB).toFixed(0)} MiB`;

async function reads(url: string): Promise<autocannon.Request[]> {
  const { shell } = await liveManifest(url);
  const files = [...shell.entry.js, ...shell.entry.css].map((name) => shell.base + name);
  const paths = [
    ...[
      '/',
      '/roadmaps/dsa',
      '/dsaarticles',
      '/dsaarticle/two-sum',
      '/article/complexity-in-practice',
      '/nothing-here',
    ],
    ...[
      '/v1/roadmaps/dsa',
      '/v1/dsa-problems',
      '/v1/articles/',
      '/v1/search?q=two+sum',
      '/v1/announcements',
    ],
    ...[
      '/v1/comments?subject=dsa-problem:two-sum',
      '/v1/nothing',
      '/sitemap.xml',
      '/feed.xml',
      '/release-manifest.json',
    ],
    ...files,
  ];
  return paths.map((path) => ({ method: 'GET', path, headers: { 'accept-encoding': 'br, gzip' } }));
}

async function changes(
  url: string,
  learner: Person & { id: string },
): Promise<autocannon.Request[]> {
  const { body } = await call(url, learner, 'GET', '/v1/dsa-problems');
  if (!body.startsWith('[')) throw new Error(`/v1/dsa-problems answered ${body.slice(0, 100)}`);
  const headers = { ...learner.headers, 'content-type': 'application/json' };
  const change = (completed: boolean): autocannon.Request => ({
    method: 'PATCH',
    path: `/v1/users/${learner.id}/learning-units/dsa-contains-duplicate`,
    headers,
    body: JSON.stringify({ completed }),
  });
  const own: autocannon.Request = {
    method: 'GET',
    path: '/roadmaps/dsa',
    headers: learner.headers,
  };
  return [change(true), own, change(false)];
}

async function run(
  { url }: ApiProcess,
  requests: autocannon.Request[],
  seconds: number,
  failures: Failures,
) {
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    requests,
    timeout: 20,
  });
  const broken = result['5xx'] + result.errors + result.timeouts;
  if (broken > 0)
    failures.add(
      `${result['5xx']} responses of 5xx, ${result.errors} errors, ${result.timeouts} timeouts`,
    );
  if (result['2xx'] < result['4xx'])
    failures.add(`most responses were refusals: ${result['4xx']} of 4xx`);
  return result['2xx'] + result['4xx'];
}
