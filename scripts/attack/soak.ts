import { cpus } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { startEmbedded } from '../../api/src/database/embedded/start-embedded.ts';
import { promote } from '../../e2e/fixtures/releases.ts';
import { storeVariant } from '../../e2e/fixtures/variants.ts';
import { freePort } from '../process/free-port.mjs';
import { byExtent } from '../test/extent.mjs';
import { type AcknowledgedWrites, missingIn } from './acknowledged-writes.ts';
import { type ApiProcess, startApi } from './api-process.ts';
import { call, newComment, newLearner, type Person } from './client.ts';
import { atOnce, documentOf } from './documents.ts';
import { Failures, type Findings, type SiteData } from './findings.ts';
import { unitsIn } from './marked-learners.ts';
import { startRoundRobin } from './round-robin.ts';

const PEOPLE = Number(process.env.SOAK_PEOPLE ?? byExtent({ few: 100, some: 300, all: 1_000 }));
const MINUTES = Number(process.env.SOAK_MINUTES ?? byExtent({ few: 1, some: 3, all: 10 }));

const PROCESSES = 2;
const REMOTE = 'mfe-profile';
const VIEW_MS = 10_000;
/** A visit is so many page views: the first is a document, the others are what open pages request as people go on. */
const VIEWS_A_VISIT = 5;
/** Views between two changes, and between two questions of what is live: a minute. */
const VIEWS_A_MINUTE = 6;
/** Changes of progress to one comment. */
const CHANGES_A_COMMENT = 5;
const RESEND_MS = 1_000;
/** Passwords are hashed one after the other. */
const SIGN_UPS_AT_ONCE = 8;
/** Without a leak, the heap of a process after a collection differs by what is cached. */
const HEAP_MIB = 24;
const MIB = 1024 * 1024;

/** Pages as people open them: the document's address, and the calls of the same page in the browser. */
const PAGES = [
  { path: '/', calls: ['/v1/home', '/v1/roadmaps'] },
  { path: '/roadmaps/dsa', calls: ['/v1/roadmaps/dsa'] },
  {
    path: '/dsaarticle/two-sum',
    calls: ['/v1/dsa-problems/two-sum', '/v1/comments?subject=dsa-problem:two-sum'],
  },
  { path: '/dsaarticles', calls: ['/v1/dsa-problems'] },
  { path: '/profile', calls: ['/v1/profile', '/v1/profile/progress'] },
  {
    path: '/article/complexity-in-practice',
    calls: ['/v1/articles/complexity-in-practice', '/v1/notifications'],
  },
] as const;

/** What happened to requests; times in milliseconds. */
interface Counts {
  documents: number[];
  rendered: number;
  calls: number[];
  writes: number[];
  /** Changes that were sent again, as open pages do, until they were acknowledged. */
  resent: number;
}

/**
 * A college at work for ten minutes: a thousand people who are signed in, each with a page every ten seconds and a change every
 * minute, in front of two processes and a PostgreSQL server. One process is killed, and a release goes live.
 */
export async function soak({ dataDir }: SiteData): Promise<Findings> {
  const database = await startEmbedded(dataDir);
  const ports = [await freePort(), await freePort()];
  const balancer = await startRoundRobin(ports, 'reads');
  const env = {
    DATA_DIR: dataDir,
    DATABASE_URL: database.connectionString,
    PUBLIC_URL: balancer.url,
  };
  const start = (port: number) => startApi(env, port);
  const processes = [await start(ports[0] ?? 0), await start(ports[1] ?? 0)] as const;
  const [killed, kept] = processes;
  await balancer.untilReady(PROCESSES);

  const failures = new Failures();
  const people: (Person & { id: string })[] = [];
  await atOnce(Array.from({ length: PEOPLE }), SIGN_UPS_AT_ONCE, async () => {
    people.push(await newLearner(balancer.url));
  });
  const { body } = await call(balancer.url, people[0] as Person, 'GET', '/v1/roadmaps/dsa');
  const college = new College(
    balancer.url,
    unitsIn(JSON.parse(body)).map(({ id }) => id),
    failures,
  );
  const ends = Date.now() + MINUTES * 60_000;
  const used = processorUse();
  const learners = people.map((person, index) => college.live(person, index, ends));

  const share = (part: number) => wait(MINUTES * 60_000 * part);
  await share(0.3);
  const before = await heldBy(kept);
  await share(0.1);
  killed.kill();
  await wait(5_000);
  const successor = await start(killed.port);
  await balancer.untilReady(PROCESSES);
  await share(0.2);
  const version = await storeVariant({ dataDir }, REMOTE, (_, text) => text);
  await promote({ url: balancer.url, dataDir }, REMOTE, version);
  await Promise.all(learners);
  const busy = used();

  const after = await heldBy(kept);
  const grown = (after.heap - before.heap) / MIB;
  if (grown > HEAP_MIB) failures.add(`the heap grew by ${grown.toFixed(0)} MiB`);
  const { counts, writes } = college;
  const lost = await missingIn(database.connectionString, writes);
  for (const line of lost) failures.add(line);
  for (const process of [kept, successor]) await process.stop();
  balancer.close();
  await database.stop();
  if (counts.writes.length < PEOPLE * Math.floor(MINUTES / 2))
    failures.add(`only ${counts.writes.length} changes were acknowledged`);
  return {
    tried: [
      `${PEOPLE} people for ${MINUTES} minutes, ${PROCESSES} processes, one killed, one release:`,
      `${counts.documents.length} documents (${counts.rendered} rendered), ${times(counts.documents)};`,
      `${counts.calls.length} calls, ${times(counts.calls)};`,
      `${counts.writes.length} changes acknowledged, ${times(counts.writes)}, ${counts.resent} sent again, ${lost.length} lost;`,
      `${(100 * busy).toFixed(0)} % of ${cpus().length} processors in use, this load among it;`,
      `heap after collection ${sizes(before.heap, after.heap)}, process ${sizes(before.rss, after.rss)}, what renders ${sizes(before.rendering, after.rendering)}`,
    ].join(' '),
    failures: failures.list(),
  };
}

/** Everybody at the college, and what the site did for them. */
class College {
  readonly counts: Counts = { documents: [], rendered: 0, calls: [], writes: [], resent: 0 };
  readonly writes: AcknowledgedWrites = { comments: [], progress: new Map() };

  constructor(
    readonly url: string,
    readonly units: readonly string[],
    readonly failures: Failures,
  ) {}

  /** People come evenly spread over the time between two views. */
  async live(person: Person & { id: string }, index: number, ends: number): Promise<void> {
    let due = Date.now() + (index / PEOPLE) * VIEW_MS;
    for (let view = 0; due < ends && !this.failures.isFull; view += 1, due += VIEW_MS) {
      await wait(Math.max(0, due - Date.now()));
      const page = PAGES[(view + index) % PAGES.length] ?? PAGES[0];
      if ((view + index) % VIEWS_A_VISIT === 0) await this.#open(person, page.path);
      else await Promise.all(page.calls.map((path) => this.#read(person, path)));
      if ((view + index) % VIEWS_A_MINUTE !== 0) continue;
      await this.#read(person, '/release-manifest.json');
      await this.#change(person, Math.floor((view + index) / VIEWS_A_MINUTE));
    }
  }

  async #open(person: Person, path: string): Promise<void> {
    const started = performance.now();
    try {
      const { isRendered } = await documentOf(this.url, person, path);
      this.counts.documents.push(performance.now() - started);
      if (isRendered) this.counts.rendered += 1;
    } catch (error) {
      this.failures.add(`${path}: ${(error as Error).message}`);
    }
  }

  async #read(person: Person, path: string): Promise<void> {
    const started = performance.now();
    const response = await this.#send(person, 'GET', path).catch((error) => error as Error);
    if (response instanceof Error) return this.failures.add(`GET ${path}: ${response.message}`);
    if (response.statusCode === 200) this.counts.calls.push(performance.now() - started);
    else this.failures.add(`GET ${path}: ${response.statusCode} ${response.body.slice(0, 200)}`);
  }

  async #change(person: Person & { id: string }, turn: number): Promise<void> {
    if (turn % CHANGES_A_COMMENT === 0) {
      const comment = newComment(`Said in turn ${turn}.`);
      await this.#untilAcknowledged(person, 'POST', '/v1/comments', comment);
      this.writes.comments.push(comment.id);
      return;
    }
    const unit = this.units[turn % this.units.length] ?? '';
    const completed = turn % 2 === 0;
    const path = `/v1/users/${person.id}/learning-units/${unit}`;
    await this.#untilAcknowledged(person, 'PATCH', path, { completed });
    this.writes.progress.set(`${person.id} ${unit}`, completed);
  }

  /** A change waits on the page until it's stored, however often it has to be sent. */
  async #untilAcknowledged(person: Person, method: string, path: string, body: object) {
    const started = performance.now();
    for (;;) {
      const response = await this.#send(person, method, path, body).catch(() => null);
      if (response && response.statusCode < 300) {
        this.counts.writes.push(performance.now() - started);
        return;
      }
      if (response && response.statusCode < 500)
        return this.failures.add(
          `${method}: ${response.statusCode} ${response.body.slice(0, 200)}`,
        );
      this.counts.resent += 1;
      await wait(RESEND_MS);
    }
  }

  /** As pages do, renews what a person is signed in with once it has run out. */
  async #send(person: Person, method: string, path: string, body?: object) {
    const response = await call(this.url, person, method, path, body);
    if (response.statusCode !== 401) return response;
    const renewed = await call(this.url, person, 'POST', '/v1/auth/refresh');
    const cookies = renewed.headers['set-cookie'] ?? [];
    if (cookies.length === 0) return renewed;
    person.headers.cookie = cookies.map((line) => line.split(';')[0]).join('; ');
    return call(this.url, person, method, path, body);
  }
}

/** Begins to measure; the result gives the share of all processors that was in use since. */
function processorUse(): () => number {
  const times = () => {
    const all = cpus().flatMap(({ times }) => Object.values(times));
    const idle = cpus().reduce((sum, { times }) => sum + times.idle, 0);
    return { all: all.reduce((sum, time) => sum + time, 0), idle };
  };
  const before = times();
  return () => {
    const now = times();
    return 1 - (now.idle - before.idle) / (now.all - before.all);
  };
}

interface Held {
  heap: number;
  rss: number;
  rendering: number;
}

async function heldBy(api: ApiProcess): Promise<Held> {
  const { heap, rss } = await api.memory();
  const renderers = [...(await api.renderers()).values()];
  return { heap, rss, rendering: renderers.reduce((sum, bytes) => sum + bytes, 0) };
}

/** Half of them, 95 of 100, and the slowest. */
function times(taken: number[]): string {
  const sorted = taken.toSorted((one, other) => one - other);
  const at = (part: number) => `${(sorted[Math.floor(sorted.length * part)] ?? 0).toFixed(0)} ms`;
  return `p50 ${at(0.5)}, p95 ${at(0.95)}, slowest ${at(1 - 1 / Math.max(sorted.length, 1))}`;
}

const sizes = (before: number, after: number) =>
  `${(before / MIB).toFixed(0)} → ${(after / MIB).toFixed(0)} MiB`;
