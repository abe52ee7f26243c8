import type { ReleaseManifest, RenderFailureReason, RuntimeConfig } from '@site/shared/contracts';
import { findConfinement } from './confinement.ts';
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
  /** Answers a call as the page's person would be answered. */
  get: Task['get'];
}

/** What the browser has to render itself, and what is known of it all the same. */
export interface NotRendered {
  kind: 'none';
  summary: PageSummary | null;
}

/** Whose entries of the sitemap are requested. */
export type SitemapRequest = Pick<Page, 'manifest' | 'owner' | 'get'>;

export interface Renderer {
  /** Never rejects, and takes no longer than the limit once a process has loaded the page's units. */
  render(page: Page): Promise<Rendered | NotRendered>;
  /** A unit's entries of the sitemap, as the unit gives them, or why they can't be had. Never rejects. */
  sitemapOf(
    request: SitemapRequest,
  ): Promise<{ entries: unknown } | { failed: RenderFailureReason }>;
  /** What of a composition isn't rendered at the moment. */
  unrendered(manifest: ReleaseManifest): UnrenderedUnit[];
  close(): Promise<void>;
}

export interface RendererOptions {
  releasesDir: string;
  /** How many processes for the pages of each unit; 0 leaves all rendering to browsers. */
  processes: number;
  /** How long a page may take, in milliseconds. */
  limitMs: number;
  /** For how long a process that has work may say nothing before it is ended, in milliseconds. */
  silenceMs?: number;
  config: RuntimeConfig;
  publicUrl: string;
  /** Takes every failure, with the unit and the version that was tried. */
  report(unit: string, version: string, failure: RenderFailure): void;
  /** Takes a unit that was not rendered, and is again. */
  renderedAgain(unit: UnrenderedUnit): void;
}

/** How long a page waits for a process that is being started, in milliseconds. */
const START_LIMIT_MS = 5_000;

/** How long a unit may take for its entries, which may be many calls, in milliseconds. */
const SITEMAP_LIMIT_MS = 10_000;

const SILENCE_MS = 5_000;

/** After so long without a page its processes end, in milliseconds: those of versions that aren't live any more, mostly. */
const IDLE_MS = 10 * 60_000;

/**
 * Renders pages in processes of their own. A process holds the units of the pages that it renders and no others, so that
 * what a team ships never runs where another team's pages are, and what throws, hangs or eats memory harms only its own.
 */
export function createRenderer(options: RendererOptions): Renderer {
  const { processes, limitMs, report, renderedAgain, releasesDir, config, publicUrl } = options;
  const { silenceMs = SILENCE_MS } = options;
  const pools = new Map<string, Promise<Pool>>();
  const unrendered = createUnrenderedUnits();

  /** @param ended what to do when one of its processes ends */
  async function makePool(
    manifest: ReleaseManifest,
    units: readonly string[],
    ended: (failure: RenderFailure) => void,
  ): Promise<Pool> {
    const [confinement, builds] = await Promise.all([
      findConfinement(),
      Promise.all(units.map((unit) => readServerBuild(releasesDir, manifest, unit))),
    ]);
    const common = { confinement, builds, config, publicUrl, silenceMs };
    return createPool({
      size: processes,
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
  async function poolFor(
    manifest: ReleaseManifest,
    owner: string,
    panelsOf: readonly string[],
  ): Promise<Pool> {
    const units = [...new Set(['shell', owner, ...panelsOf])];
    const key = JSON.stringify([owner, ...units.map((unit) => buildOf(manifest, unit))]);
    const ended = (failure: RenderFailure) => failed(manifest, owner, panelsOf, failure);
    const pool = pools.get(key) ?? makePool(manifest, units, ended);
    pools.set(key, pool);
    try {
      return await pool;
    } catch (error) {
      // A file that can't be read now may be there for the next page.
      pools.delete(key);
      throw new RenderFailure((error as Error).message, 'threw');
    }
  }

  const sweep = setInterval(async () => {
    for (const [key, promise] of pools) {
      const pool = await promise.catch(() => null);
      if (!pool || performance.now() - pool.lastUsed() < IDLE_MS) continue;
      // A sweep that began while this one waited may have closed it, and there's another by the name.
      if (pools.get(key) !== promise) continue;
      pools.delete(key);
      void pool.close();
    }
  }, IDLE_MS / 10);
  sweep.unref();

  /** The end of a process is reported once, and not again for each of its pages. */
  const reported = new WeakSet<RenderFailure>();

  /** @param isPage whether a page wasn't rendered, and not just a list of the unit's pages */
  function failed(
    manifest: ReleaseManifest,
    owner: string,
    panelsOf: readonly string[],
    failure: RenderFailure,
    isPage = true,
  ): void {
    if (reported.has(failure)) return;
    reported.add(failure);
    for (const unit of concerned(owner, panelsOf)) {
      const version = releaseOf(manifest, unit)?.version ?? '';
      if (isPage) unrendered.failed(manifest, owner, { unit, reason: failure.reason });
      report(unit, version, failure);
    }
  }

  async function attempt(
    { manifest, owner, get }: Pick<Page, 'manifest' | 'owner' | 'get'>,
    job: RenderJob,
    { longestMs, panelsOf = [], onSummary = () => {} }: AttemptOptions,
  ): Promise<JobResult | RenderFailure> {
    const units = ['shell', owner, ...panelsOf];
    if (processes === 0 || !units.every((unit) => releaseOf(manifest, unit)?.server)) {
      return new RenderFailure('It is left to browsers.', 'resting');
    }
    const patience = new AbortController();
    let timer: NodeJS.Timeout | undefined;
    const isPage = job.kind === 'page';
    try {
      const pool = await poolFor(manifest, owner, panelsOf);
      await within(START_LIMIT_MS, pool.ready());
      // Not AbortSignal.timeout: that would keep all of a page until its time is over, long after it is done.
      timer = setTimeout(() => patience.abort(), longestMs);
      const result = await pool.run({ job, manifest, get, onSummary }, patience.signal);
      if (isPage) unrendered.rendered(manifest, owner, [owner, ...panelsOf]).forEach(renderedAgain);
      return result;
    } catch (error) {
      failed(manifest, owner, panelsOf, error as RenderFailure, isPage);
      return error as RenderFailure;
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    async render({ manifest, owner, get, panels, ...facts }) {
      let summary: PageSummary | null = null;
      const onSummary = (known: PageSummary) => {
        summary = known;
      };
      const page = { manifest, owner, get };
      const { manifestId } = manifest;
      const panelsOf = [...new Set(panels.map(([remote]) => remote))].filter(
        (remote) => remote !== owner,
      );
      const limits = { longestMs: limitMs, onSummary };
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

    async close() {
      clearInterval(sweep);
      const open = [...pools.values()];
      pools.clear();
      await Promise.allSettled(open.map(async (pool) => (await pool).close()));
    },
  };
}

interface AttemptOptions {
  longestMs: number;
  /** The remotes whose panels are on the page. */
  panelsOf?: readonly string[];
  onSummary?: Task['onSummary'];
}

/** Whose fault it may be that a page can't be rendered: with panels of other units, theirs. */
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
