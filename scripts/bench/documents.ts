/** How fast documents are served: those of visitors, which are cached, and those of persons, which are rendered each time. */
import { availableParallelism } from 'node:os';
import { DEFAULT_ROADMAP_ID } from '@site/shared/contracts/practice';
import { type BusyDocuments, documentsWhileBusy } from '../attack/documents-while-busy.ts';
import { CONNECTIONS, loadWithLatency } from './api/load.ts';
import { processesOf, processorSecondsOf, processorSecondsOfMainThread } from './processes.ts';
import { figure, goalColumns, median, number, type Section, span } from './report.ts';
import { type Learner, signInLearner, unitIdsOf, workThrough } from './site/learner.ts';
import { type Site, startSite, untilRendered } from './site/site-process.ts';
import type { Context, Workspace } from './workspace.ts';

const GOALS = { home: 2_000, sheet: 150, renderMs: 60, rendered: 99.5, busyMs: 1_500 };
const BUSY = { documents: 2_000, addresses: 200, atOnce: 50 };
const AT_ONCE = 10;
const ROUNDS = 5;

/** What one document takes of the processor, in milliseconds. */
interface Processor {
  mainThread: number;
  otherThreads: number;
  /** Of the processes that render. */
  rendering: number;
  postgres: number;
}

interface Speed extends Processor {
  perSecond: number;
  p95: number;
}

interface MeasuredSite {
  site: Site;
  learner: Learner;
  homes: Speed[];
  sheets: Speed[];
}

export async function measureDocuments({ scope, published }: Context): Promise<Section[]> {
  const workspace = await published();
  const measured = await startMeasured(workspace, scope);
  for (let round = 0; round <= ROUNDS; round += 1) await measureOnce(measured, round === 0);
  const { url } = await startSite(workspace, { scope, name: 'busy' });
  const busy = await documentsWhileBusy(url, await signInLearner(url), BUSY);
  return [sectionOf(measured), busySectionOf(busy)];
}

async function startMeasured(workspace: Workspace, scope: Context['scope']): Promise<MeasuredSite> {
  // On a machine with much to do a document may take long; what is measured is what rendering takes.
  const env = { RENDER_LIMIT_MS: '10000' };
  const site = await startSite(workspace, { scope, name: 'documents', env });
  const learner = await signInLearner(site.url);
  const roadmap = `${site.url}/v1/roadmaps/${DEFAULT_ROADMAP_ID}`;
  await workThrough(site.url, learner, await unitIdsOf(roadmap, learner));
  for (const headers of [{}, learner.headers]) await untilRendered(sheetOf(site), headers);
  return { site, learner, homes: [], sheets: [] };
}

const sheetOf = ({ url }: Site) => `${url}/roadmaps/${DEFAULT_ROADMAP_ID}`;

async function measureOnce(
  { site, learner, homes, sheets }: MeasuredSite,
  isWarmUp: boolean,
): Promise<void> {
  const home = await speedOf(site, `${site.url}/`, {}, CONNECTIONS);
  const sheet = await speedOf(site, sheetOf(site), learner.headers, AT_ONCE);
  if (isWarmUp) return;
  homes.push(home);
  sheets.push(sheet);
}

async function speedOf(
  site: Site,
  address: string,
  headers: Record<string, string>,
  connections: number,
): Promise<Speed> {
  const before = await processorOf(site);
  const { answers, ...speed } = await loadWithLatency(address, headers, connections);
  const after = await processorOf(site);
  const each = (part: keyof Processor) => (after[part] - before[part]) / answers;
  return {
    ...speed,
    mainThread: each('mainThread'),
    otherThreads: each('otherThreads'),
    rendering: each('rendering'),
    postgres: each('postgres'),
  };
}

/** What it has used so far, in milliseconds. */
async function processorOf({ pid }: Site): Promise<Processor> {
  const mainThread = 1000 * processorSecondsOfMainThread(pid);
  const { rendering, postgres } = processesOf(pid);
  const together = (pids: readonly number[]) =>
    1000 * pids.reduce((sum, one) => sum + processorSecondsOf(one), 0);
  return {
    mainThread,
    otherThreads: 1000 * processorSecondsOf(pid) - mainThread,
    rendering: together(rendering),
    postgres: together(postgres),
  };
}

const sectionOf = ({ homes, sheets }: MeasuredSite): Section => ({
  title: `Documents, ${availableParallelism()} cores`,
  columns: goalColumns,
  rows: [
    rateRow(`home for visitors, a second, ${CONNECTIONS} at once`, homes, GOALS.home),
    processorRow(homes),
    rateRow(`practice sheet for a person, a second, ${AT_ONCE} at once`, sheets, GOALS.sheet),
    waitRow('  until it is there, p95', sheets),
    processorRow(sheets),
  ],
  notes: ['Medians of rounds (fastest–slowest). The load is made on the same cores.'],
});

function busySectionOf({ requested, rendered, taken }: BusyDocuments): Section {
  const share = (100 * rendered) / requested;
  const p95 = taken[Math.floor(taken.length * 0.95)] ?? 0;
  return {
    title: `Documents while a program counts on each of ${availableParallelism()} cores`,
    columns: goalColumns,
    rows: [
      figure('documents that hold their page', `${rendered} of ${requested}`, {
        text: `≥ ${GOALS.rendered} %`,
        met: share >= GOALS.rendered,
      }),
      figure('until they are there, p95', `${number(p95, 0)} ms`, {
        text: `≤ ${GOALS.busyMs} ms`,
        met: p95 <= GOALS.busyMs,
      }),
    ],
    notes: [
      `${BUSY.addresses} addresses, ${BUSY.atOnce} at once, every other one for a signed-in person.`,
    ],
  };
}

function rateRow(what: string, speeds: readonly Speed[], goal: number) {
  const rates = speeds.map(({ perSecond }) => perSecond);
  const measured = median(rates);
  return figure(what, `${number(measured, 0)} (${span(rates)})`, {
    text: `≥ ${goal}`,
    met: measured >= goal,
  });
}

function waitRow(what: string, speeds: readonly Speed[]) {
  const waits = speeds.map(({ p95 }) => p95);
  const measured = median(waits);
  return figure(what, `${number(measured, 0)} ms (${span(waits)})`, {
    text: `≤ ${GOALS.renderMs} ms`,
    met: measured <= GOALS.renderMs,
  });
}

function processorRow(speeds: readonly Speed[]) {
  const of = (part: keyof Processor) => median(speeds.map((speed) => speed[part]));
  const text = (part: keyof Processor) => number(of(part), 2);
  const total = median(
    speeds.map(({ mainThread, otherThreads, rendering }) => mainThread + otherThreads + rendering),
  );
  return figure(
    '  processor for each',
    `${number(total, 2)} ms (main thread ${text('mainThread')}, others ${text('otherThreads')}, rendering ${text('rendering')}), PostgreSQL ${text('postgres')} ms`,
  );
}
