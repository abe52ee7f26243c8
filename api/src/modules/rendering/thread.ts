/** The program of a rendering thread: loads the server builds of what is live, and renders pages. */
import { parentPort, workerData } from 'node:worker_threads';
import type { RenderRequest, RenderResult, SitemapRequest } from '@site/shared/contracts';
import type {
  FromThread,
  JobResult,
  PageJob,
  Rendered,
  RenderJob,
  ThreadData,
  ToThread,
} from './messages.ts';
import { type Exports, loadServerBuild } from './server-builds.ts';
import { giveTurns } from './turns.ts';

const { releasesDir, turns, manifest, config, publicUrl, units } = workerData as ThreadData;
const turn = giveTurns(turns);

const tell = (message: FromThread) => parentPort?.postMessage(message);
const textOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** What has been evaluated, by unit. */
const builds = new Map<string, Exports>();

/** @throws if there is none; one that could not be read before may be there by now */
function buildOf(unit: string): Exports {
  const known = builds.get(unit);
  if (known) return known;
  const release = unit === 'shell' ? manifest.shell : manifest.remotes[unit];
  if (!release || !units.includes(unit)) throw new Error(`${unit} was left out.`);
  const provided = unit === 'shell' ? {} : (buildOf('shell').provides as Exports);
  const build = loadServerBuild(releasesDir, release, provided);
  builds.set(unit, build);
  return build;
}

/** One after the other, so that the process knows which one it is if the thread hangs or dies. */
function loadAll(): void {
  for (const [index, unit] of units.entries()) {
    try {
      turn.run(-1 - index, () => buildOf(unit));
    } catch (error) {
      tell({ type: 'unloadable', unit, problem: textOf(error) });
    }
  }
  tell({ type: 'ready' });
}

type Answer = Awaited<ReturnType<RenderRequest['get']>>;
const calls = new Map<number, { id: number; resolve(answer: Answer): void }>();
let lastCall = 0;

const get = (id: number, address: string) =>
  new Promise<Answer>((resolve) => {
    lastCall += 1;
    calls.set(lastCall, { id, resolve });
    tell({ type: 'get', id, call: lastCall, address });
  });

function answer(call: number, status: number, json: string): void {
  const waiting = calls.get(call);
  calls.delete(call);
  if (!waiting) return;
  turn.begin(waiting.id);
  waiting.resolve({ status, data: parsed(json) });
}

/** An answer that isn't JSON is passed on as it is. */
function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return json;
  }
}

const running = new Map<number, AbortController>();

async function work(id: number, job: RenderJob): Promise<void> {
  const over = new AbortController();
  running.set(id, over);
  const abandoned = new Promise<never>((_, reject) => {
    over.signal.addEventListener('abort', () => reject(over.signal.reason));
  });
  try {
    const result = await Promise.race([resultOf(id, job, over.signal), abandoned]);
    tell({ type: 'done', id, result });
  } catch (error) {
    tell({ type: 'failed', id, problem: textOf(error) });
  } finally {
    running.delete(id);
    for (const [call, waiting] of calls) if (waiting.id === id) calls.delete(call);
  }
}

async function resultOf(id: number, job: RenderJob, signal: AbortSignal): Promise<JobResult> {
  return job.kind === 'page'
    ? renderPage(id, job, signal)
    : { kind: 'sitemap', entries: await entriesOf(id, job.unit) };
}

/** What every piece of work of a server build is given. */
const facts = (id: number) => ({
  boot: { releaseManifest: manifest, config },
  get: (address: string) => get(id, address),
});

async function entriesOf(id: number, unit: string): Promise<unknown> {
  const remotes = unit === 'shell' ? {} : { [unit]: buildOf(unit) };
  const ask = buildOf('shell').sitemapOf as (request: SitemapRequest) => Promise<unknown>;
  return ask({ ...facts(id), unit, remotes });
}

async function renderPage(
  id: number,
  { remotes: names, without, kind: _, ...job }: PageJob,
  signal: AbortSignal,
): Promise<Rendered> {
  // What only fills a slot may be lacking, and isn't tried again at the cost of a page of somebody else's.
  const panelsOf = (name: string) => (without.includes(name) ? {} : (builds.get(name) ?? {}));
  const remotes = Object.keys(manifest.remotes).map(
    (name) => [name, names.includes(name) ? buildOf(name) : panelsOf(name)] as const,
  );
  const ask = buildOf('shell').render as (request: RenderRequest) => Promise<RenderResult>;
  const result = await ask({
    ...facts(id),
    ...job,
    publicUrl,
    remotes: Object.fromEntries(remotes),
    summarise: (summary) => tell({ type: 'summary', id, summary }),
    namePanels: (named) => tell({ type: 'panels', id, remotes: named }),
    signal,
  });
  if (result.kind === 'redirect') return result;
  const { state, ...page } = result;
  return { ...page, stateJson: state && JSON.stringify(state) };
}

// What nobody catches ends the page in whose turn it was thrown, and not the thread with all the others.
process.on('uncaughtException', (error) => running.get(turn.owner())?.abort(error));

parentPort?.on('message', (message: ToThread) => {
  if (message.type === 'render') {
    void turn.run(message.id, () => work(message.id, message.job));
  }
  if (message.type === 'abandon') running.get(message.id)?.abort(new Error('It was given up.'));
  if (message.type === 'answer') answer(message.call, message.status, message.json);
});

loadAll();
