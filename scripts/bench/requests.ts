/** What the heaviest request of each route costs, and what everyone else notices of it. */
import { heaviestRequests } from '../../api/testing/heaviest-requests/heaviest-requests.ts';
import type {
  HeaviestRequest,
  HeavyRequest,
  Senders,
} from '../../api/testing/heaviest-requests/heavy-request.ts';
import { newAdministrator } from '../attack/administrator.ts';
import { newLearner, type Person } from '../attack/client.ts';
import { newTeam } from '../attack/team.ts';
import { type Caller, callerOf } from './caller.ts';
import { processesOf, processorSecondsOf } from './processes.ts';
import { kib, median, number, type Section } from './report.ts';
import { unitIdsOf } from './site/learner.ts';
import { type Site, startSite } from './site/site-process.ts';
import type { Context } from './workspace.ts';

const ALONE = 3;
/** How many one person sends at once, and for how long. */
const AT_ONCE = 4;
const BESIDE_MS = 3_000;

export async function measureRequests({ scope, published }: Context): Promise<Section[]> {
  const env = { RENDERERS: '0' };
  const site = await startSite(await published(), { scope, name: 'requests', env });
  return [await requestsOf(site)];
}

/** One person sends the heaviest requests, first alone, then as fast as responses arrive, while others go on. */
async function requestsOf(site: Site): Promise<Section> {
  const senders = await sendersOf(site);
  const other = callerOf(site.url, await newLearner(site.url));
  const quiet = await beside(other, site.url, () => pause(BESIDE_MS));
  const costs: Cost[] = [];
  for (const request of heaviestRequests) {
    await Promise.all([other.renew(), senders.learner.renew()]);
    costs.push(await costOf(request, { senders, other, site }));
  }
  const worstFirst = costs.toSorted((a, b) => b.api + b.postgres - a.api - a.postgres);
  return {
    title: 'The heaviest requests',
    columns: [
      'Request',
      'Body, KiB',
      'Answer',
      'ms',
      'API',
      'PostgreSQL',
      'Others, p95',
      'Answers',
    ],
    rows: worstFirst.map((cost) => [
      cost.name,
      number(kib(cost.bytes), 0),
      String(cost.status),
      number(cost.ms, 0),
      number(cost.api, 0),
      number(cost.postgres, 0),
      `${number(cost.others.p95, 0)} ms${cost.others.refused ? `, ${cost.others.refused} refused` : ''}`,
      cost.statuses,
    ]),
    notes: [
      `API and PostgreSQL: processor time in ms. Others: calls of somebody else while one person sends the request ${AT_ONCE} at a time for ${BESIDE_MS / 1000} s; without that, 95 of 100 take ${number(quiet.p95, 0)} ms.`,
    ],
  };
}

interface Cost {
  name: string;
  bytes: number;
  status: number;
  /** Until the answer is there, and processor time, in milliseconds. */
  ms: number;
  api: number;
  postgres: number;
  others: Others;
  /** The statuses of those sent at once, and how often each. */
  statuses: string;
}

interface Parties {
  senders: Record<keyof Senders, Caller>;
  other: Caller;
  site: Site;
}

/** A learner, an owner of the site and a team, who send from outside. */
async function sendersOf({ url, dataDir }: Site): Promise<Parties['senders']> {
  const from = (person: Person) => callerOf(url, { ...person, id: person.id ?? '' });
  return {
    learner: from(await newLearner(url)),
    admin: from(await newAdministrator(url, dataDir)),
    team: from(await newTeam(dataDir)),
  };
}

/** With as many items as there may be. */
const makeWhole = (request: HeaviestRequest, senders: Senders) =>
  Promise.resolve(request.make(senders, Number.POSITIVE_INFINITY));

const methodOf = ({ route }: HeaviestRequest) => route.split(' ')[0] ?? '';

async function costOf(request: HeaviestRequest, { senders, other, site }: Parties): Promise<Cost> {
  const heavy = senders[request.by];
  const rounds = [];
  for (let round = 0; round < ALONE; round += 1) {
    const made = await makeWhole(request, senders);
    const before = await spentBy(site.pid);
    const started = performance.now();
    const status = await heavy.status(methodOf(request), made);
    const ms = performance.now() - started;
    const after = await spentBy(site.pid);
    rounds.push({
      ...{ status, ms, bytes: bytesOf(made) },
      api: after.api - before.api,
      postgres: after.postgres - before.postgres,
    });
  }
  const counts = new Map<string, number>();
  const others = await beside(other, site.url, () => hammer(request, senders, counts));
  const last = rounds.at(-1);
  return {
    name: request.what === undefined ? request.route : `${request.route}, ${request.what}`,
    bytes: last?.bytes ?? 0,
    status: last?.status ?? 0,
    ms: median(rounds.map(({ ms }) => ms)),
    api: median(rounds.map(({ api }) => api)),
    postgres: median(rounds.map(({ postgres }) => postgres)),
    others,
    statuses: [...counts].map(([status, count]) => `${count} × ${status}`).join(', '),
  };
}

const bytesOf = ({ body }: HeavyRequest) =>
  Buffer.isBuffer(body) ? body.length : Buffer.byteLength(body ? JSON.stringify(body) : '');

async function hammer(
  request: HeaviestRequest,
  senders: Parties['senders'],
  counts: Map<string, number>,
) {
  const until = performance.now() + BESIDE_MS;
  const one = async () => {
    while (performance.now() < until) {
      // What has to be made first may be refused as the request itself.
      const made = await makeWhole(request, senders).catch(() => null);
      const sending = made ? senders[request.by].status(methodOf(request), made) : 'not made';
      // What is refused before its body was read may find the connection closed while it's still being sent.
      const status = await Promise.resolve(sending).catch(() => 'cut off');
      counts.set(String(status), (counts.get(String(status)) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
}

interface Others {
  p95: number;
  refused: number;
}

/** What another person notices meanwhile, who reads a sheet and its comments and marks units. */
async function beside(other: Caller, url: string, work: () => Promise<unknown>): Promise<Others> {
  const times: number[] = [];
  let refused = 0;
  let ended = false;
  const [unit] = await unitIdsOf(`${url}/v1/roadmaps/dsa`, other);
  const live = async () => {
    for (let turn = 0; !ended; turn += 1) {
      const started = performance.now();
      const status = await [
        () => other.status('GET', { path: '/v1/comments?subject=dsa-problem:two-sum' }),
        () => other.status('GET', { path: '/v1/roadmaps/dsa' }),
        () => {
          const path = `/v1/users/${other.id}/learning-units/${unit}`;
          return other.status('PATCH', { path, body: { completed: turn % 2 === 0 } });
        },
      ][turn % 3]?.();
      times.push(performance.now() - started);
      if (status !== 200) refused += 1;
      await pause(5);
    }
  };
  const living = live();
  await work().finally(() => {
    ended = true;
  });
  await living;
  return { p95: times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0, refused };
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Processor time so far of the API and of PostgreSQL, in milliseconds. */
async function spentBy(pid: number): Promise<{ api: number; postgres: number }> {
  const { postgres } = processesOf(pid);
  const sum = postgres.reduce((all, one) => all + (processorSecondsOf(one) || 0), 0);
  return { api: processorSecondsOf(pid) * 1000, postgres: sum * 1000 };
}
