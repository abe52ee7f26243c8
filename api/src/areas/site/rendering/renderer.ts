import type { ReleaseManifest, RuntimeConfig } from '@site/shared/contracts/composition';
import type { RenderFailureReason } from '@site/shared/contracts/site';
import { type Confinement, findConfinement } from './confinement.ts';
import type { JobResult, PageJob, PageSummary, Rendered, RenderJob } from './messages.ts';
import { createPool, type Pool } from './pool.ts';
import { RenderFailure } from './render-failure.ts';
import { startProcess, type Task } from './rendering-process.ts';
import { readServerBuild, releaseOf } from './server-builds.ts';
import { createUnrenderedUnits, type UnrenderedUnit } from './unrendered-units.ts';

export interface Page extends Omit<PageJob, 'kind' | 'manifestId'> {
  /** The composition that the page is of. */
  manifest: ReleaseManifest;
  /** The unit whose page it is: a remote's name, or 'shell'. */
  owner: string;
  /** Whether nobody but the person who opens it sees this composition: it may hold a version that nobody approved. */
  isPreview?: boolean;
  /** Responds to a call as it would to the page's person. */
  get: Task['get'];
  /** How long it may wait for its turn, in milliseconds, if there's something else to give; as long as it takes unless given. */
  turnMs?: number | undefined;
}

/** What the browser has to render itself, and what is known of it all the same. */
export interface NotRendered {
  kind: 'none';
  summary: PageSummary | null;
}

/** Whose entries of the sitemap are requested. */
export type SitemapRequest = Pick<Page, 'manifest' | 'owner' | 'get'>;

export interface Renderer {
  /** Never rejects. Takes no longer than the limit once it's the page's turn, but for what the machine does besides. */
  render(page: Page): Promise<Rendered | NotRendered>;
  /** A unit's entries of the sitemap, as the unit gives them, or why they can't be had. Never rejects. */
  sitemapOf(
    request: SitemapRequest,
  ): Promise<{ entries: unknown } | { failed: RenderFailureReason }>;
  /** What of a composition isn't rendered at the moment. */
  unrendered(manifest: ReleaseManifest): UnrenderedUnit[];
  /** How many pages wait to be rendered, in this process of the API. */
  waiting(): Promise<number>;
  close(): Promise<void>;
}

export interface RendererOptions {
  releasesDir: string;
  /** How many processes for the pages of each unit; 0 leaves all rendering to browsers. */
  processes: number;
  /** How long a page may take once it's its turn, in milliseconds. */
  limitMs: number;
  /** How long after the start of a process pages wait for it, in milliseconds. */
  startMs?: number;
  /** How long a process may take to load its builds before it is ended, in milliseconds. */
  loadMs?: number;
  /** For how long a process that has work may say nothing before it is ended, in milliseconds. */
  silenceMs?: number;
  config: RuntimeConfig;
  publicUrl: string;
  /** What is around the processes: by default the strongest that this machine has. */
  confinement?: () => Promise<Confinement>;
  /**
   * Takes every failure, with the unit and the version that was tried.
   * @param isNews false for one more page of a unit that already fails for this reason
   */
  report(unit: string, version: string, failure: RenderFailure, isNews: boolean): void;
  /** Takes a unit that was not rendered, and is again. */
  renderedAgain(unit: UnrenderedUnit): void;
}

/** If its start takes longer, each page would wait for it in vain. */
const START_MS = 30_000;

/** How long a unit may take for its entries, which may be many calls, in milliseconds. */
const SITEMAP_LIMIT_MS = 10_000;

/** Loading takes a fifth of a second on a machine with time. */
const LOAD_MS = 30_000;

/** A busy machine leaves a process without a turn for seconds. */
const SILENCE_MS = 10_000;

/** After so long without a page its processes end, in milliseconds: those of versions that aren't live any more, mostly. */
const IDLE_MS = 10 * 60_000;

/**
 * How many pools previews may have at a time: anyone who may store releases may open any number of them. A proof has four, since
 * it compares a remote's pages and the home page with those of the live version.
 */
const MOST_PREVIEW_POOLS = 4;

/**
 * Renders pages in processes of their own. A process holds the units of the pages that it renders and no others, so that
 * what a team ships runs where another team's pages are only if it has a panel on them, and what throws, hangs or eats
 * memory harms only its own. Previews share no process with what is live, and are left to browsers on machines that can't
 * block the network for code.
 */
export function createRenderer(options: RendererOptions): Renderer {
  const { processes, limitMs, report, renderedAgain, releasesDir, config, publicUrl } = options;
  const { startMs = START_MS, loadMs = LOAD_MS, silenceMs = SILENCE_MS } = options;
  const { confinement: around = findConfinement } = options;
  const pools = new Map<string, Promise<Pool>>();
  /** Those of previews, by when they were used last. */
  const previewPools = new Map<string, Promise<Pool>>();
  const unrendered = createUnrenderedUnits();

  /** @param ended what to do when one of its processes ends */
  async function makePool(
    manifest: ReleaseManifest,
    units: readonly string[],
    isPreview: boolean,
    ended: (failure: RenderFailure) => void,
  ): Promise<Pool> {
    const [confinement, builds] = await Promise.all([
      around(),
      Promise.all(units.map((unit) => readServerBuild(releasesDir, manifest, unit))),
    ]);
    if (isPreview && confinement.kind === 'permissions') {
      throw new Error('Nothing here keeps a version that nobody approved from the network.');
    }
    const common = { confinement, builds, config, publicUrl, loadMs, silenceMs };
    return createPool({
      size: isPreview ? 1 : processes,
      start: ({ onReady, onEnd }) =>
        startProcess({
          ...common,
          onReady,
          onEnd(failure) {
            ended(failure);
            onEnd(failure);
          },
        }),
    });
  }

  /** Pages of the same owner that consist of the same builds share their processes, whatever else is live. */
  async function poolFor({ manifest, owner, isPreview, panelsOf }: Composition): Promise<Pool> {
    const units = [...new Set(['shell', owner, ...panelsOf])];
    const key = JSON.stringify([owner, ...units.map((unit) => buildOf(manifest, unit))]);
    const ended = (failure: RenderFailure) =>
      failed({ manifest, owner, isPreview, panelsOf }, failure);
    const open = isPreview ? previewPools : pools;
    const pool = open.get(key) ?? makePool(manifest, units, isPreview, ended);
    open.delete(key);
    open.set(key, pool);
    const [oldest] = previewPools.size > MOST_PREVIEW_POOLS ? previewPools : [];
    if (oldest) close(previewPools, ...oldest);
    try {
      return await pool;
    } catch (error) {
      // A file that can't be read now may be there for the next page.
      open.delete(key);
      throw new RenderFailure((error as Error).message, 'threw');
    }
  }

  function close(open: Map<string, Promise<Pool>>, key: string, pool: Promise<Pool>): void {
    // Another may have closed it meanwhile, and there's a new one by the name.
    if (open.get(key) !== pool) return;
    open.delete(key);
    pool.then(
      (made) => made.close(),
      () => {},
    );
  }

  const sweep = setInterval(async () => {
    for (const open of [pools, previewPools]) {
      for (const [key, promise] of open) {
        const pool = await promise.catch(() => null);
        if (pool && performance.now() - pool.lastUsed() >= IDLE_MS) close(open, key, promise);
      }
    }
  }, IDLE_MS / 10);
  sweep.unref();

  /** The end of a process is reported once, and not again for each of its pages. */
  const reported = new WeakSet<RenderFailure>();

  /** @param isPage whether a page wasn't rendered, and not just a list of the unit's pages */
  function failed(
    { manifest, owner, isPreview, panelsOf }: Composition,
    failure: RenderFailure,
    isPage = true,
  ): void {
    if (reported.has(failure)) return;
    reported.add(failure);
    for (const unit of concerned(owner, panelsOf)) {
      const version = releaseOf(manifest, unit)?.version ?? '';
      const counts = isPage && !isPreview;
      const isNews =
        !counts || unrendered.failed(manifest, owner, { unit, reason: failure.reason });
      report(unit, version, failure, isNews);
    }
  }

  async function attempt(
    {
      manifest,
      owner,
      isPreview = false,
      get,
    }: Pick<Page, 'manifest' | 'owner' | 'isPreview' | 'get'>,
    job: RenderJob,
    { longestMs, turnMs, panelsOf = [], onSummary = () => {} }: AttemptOptions,
  ): Promise<JobResult | RenderFailure> {
    const units = ['shell', owner, ...panelsOf];
    if (processes === 0 || !units.every((unit) => releaseOf(manifest, unit)?.server)) {
      return new RenderFailure('It is left to browsers.', 'resting');
    }
    const isPage = job.kind === 'page';
    const composition = { manifest, owner, isPreview, panelsOf };
    try {
      const pool = await poolFor(composition);
      const ready = pool.ready();
      await within(Math.min(startMs - pool.startedMs(), turnMs ?? Infinity), ready);
      const result = await pool.run({ job, manifest, get, limitMs: longestMs, onSummary }, turnMs);
      if (isPage && !isPreview)
        unrendered.rendered(manifest, owner, [owner, ...panelsOf]).forEach(renderedAgain);
      return result;
    } catch (error) {
      failed(composition, error as RenderFailure, isPage);
      return error as RenderFailure;
    }
  }

  return {
    async render({ manifest, owner, isPreview, get, panels, turnMs, ...facts }) {
      let summary: PageSummary | null = null;
      const onSummary = (known: PageSummary) => {
        summary = known;
      };
      const page = { manifest, owner, isPreview, get };
      const { manifestId } = manifest;
      const panelsOf = [...new Set(panels.map(([remote]) => remote))].filter(
        (remote) => remote !== owner,
      );
      const limits = { longestMs: limitMs, turnMs, onSummary };
      const job = { kind: 'page', manifestId, panels, ...facts } as const;
      let done = await attempt(page, job, { ...limits, panelsOf });
      // Browsers add the panels of a page that can't be rendered with them.
      if (done instanceof RenderFailure && panelsOf.length > 0) {
        done = await attempt(page, { ...job, panels: [] }, limits);
      }
      return 'kind' in done && done.kind !== 'sitemap' ? done : { kind: 'none', summary };
    },

    async sitemapOf({ manifest, owner, get }) {
      const job = { kind: 'sitemap', manifestId: manifest.manifestId, unit: owner } as const;
      const done = await attempt({ manifest, owner, get }, job, { longestMs: SITEMAP_LIMIT_MS });
      if (done instanceof RenderFailure) return { failed: done.reason };
      return done.kind === 'sitemap' ? done : { failed: 'threw' };
    },

    unrendered: unrendered.of,

    async waiting() {
      const open = await Promise.allSettled([...pools.values(), ...previewPools.values()]);
      const counts = open.map((pool) => (pool.status === 'fulfilled' ? pool.value.waiting() : 0));
      return counts.reduce((sum, count) => sum + count, 0);
    },

    async close() {
      clearInterval(sweep);
      const open = [...pools.values(), ...previewPools.values()];
      pools.clear();
      previewPools.clear();
      await Promise.allSettled(open.map(async (pool) => (await pool).close()));
    },
  };
}

/** What a page is made of. */
interface Composition {
  manifest: ReleaseManifest;
  owner: string;
  isPreview: boolean;
  /** The remotes whose panels are on the page. */
  panelsOf: readonly string[];
}

interface AttemptOptions {
  longestMs: number;
  turnMs?: number | undefined;
  /** The remotes whose panels are on the page. */
  panelsOf?: readonly string[];
  onSummary?: Task['onSummary'];
}

/** Which units may be the cause if a page can't be rendered: with panels of other units, theirs. */
const concerned = (owner: string, panelsOf: readonly string[]) =>
  panelsOf.length > 0 ? panelsOf : [owner];

/** A build, whichever release manifests name it. */
function buildOf(manifest: ReleaseManifest, unit: string): string {
  const { base, files, server } = releaseOf(manifest, unit) ?? {};
  return `${base}${server} ${server && files?.[server]}`;
}

/** @throws RenderFailure, or what the promise does */
async function within(limitMs: number, promise: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new RenderFailure('Its process is starting.', 'late')),
      limitMs,
    );
  });
  try {
    await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
