import type { ReleaseManifest, RuntimeConfig } from '@site/shared/contracts';
import { createFailingVersions } from './failing-versions.ts';
import type { JobResult, PageJob, PageSummary, Rendered } from './messages.ts';
import { createPool, type Pool, type PoolOptions } from './pool.ts';
import { createProcessPool } from './process-pool.ts';
import type { RenderFailure } from './render-failure.ts';
import type { Task } from './rendering-thread.ts';

export interface Page extends Omit<PageJob, 'kind' | 'remotes' | 'without'> {
  /** What is live. */
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

/** Whose entries of the sitemap are asked for. */
export type EntriesAsked = Pick<Page, 'manifest' | 'owner' | 'get'>;

export interface Renderer {
  /** What is live now. Starts the threads, so that the first page doesn't wait for them. */
  follow(manifest: ReleaseManifest): void;
  /** Ends the threads, once they have done what they are at. `follow` starts others. */
  rest(): void;
  /** Never rejects, and never takes longer than the limit. */
  render(page: Page): Promise<Rendered | NotRendered>;
  /** A unit's entries of the sitemap, as the unit gives them; null if they can't be had. Never rejects. */
  sitemapOf(asked: EntriesAsked): Promise<{ entries: unknown } | null>;
  close(): Promise<void>;
}

export interface RendererOptions {
  releasesDir: string;
  /** How many threads, in each process that renders; 0 leaves all rendering to browsers. */
  threads: number;
  /** How many processes render; with none, the threads are those of this one. */
  processes: number;
  /** How long a page may take, from being asked for, in milliseconds. */
  limitMs: number;
  config: RuntimeConfig;
  publicUrl: string;
  /** Told of every failure, with the unit and the version that was tried. */
  report(unit: string, version: string, failure: RenderFailure): void;
}

/** How long a unit may take for its entries, which may be many calls, in milliseconds. */
const SITEMAP_LIMIT_MS = 10_000;

/** Renders pages in threads of their own: what throws, hangs or eats memory there harms nobody else. */
export function createRenderer(options: RendererOptions): Renderer {
  const { threads, processes, limitMs, report, ...site } = options;
  const failing = createFailingVersions();
  let live: { manifest: ReleaseManifest; pool: Pool } | null = null;
  const closing = new Set<Promise<void>>();

  function start(manifest: ReleaseManifest): Pool {
    const pool: PoolOptions = {
      ...site,
      threads,
      manifest,
      turnMs: limitMs,
      units: () => loadable(manifest),
      onUnloadable(unit, failure) {
        if (unit === null) return report('shell', manifest.shell.version, failure);
        failed(manifest, unit, failure);
        const release = releaseOf(manifest, unit);
        // Loading it again would cost another thread.
        if (release && failure.reason !== 'threw') failing.ruined(release.base);
      },
    };
    return processes === 0 ? createPool(pool) : createProcessPool({ ...pool, processes });
  }

  /** Without the shell nothing is usable. */
  function loadable(manifest: ReleaseManifest): string[] {
    const isGood = (unit: string) => {
      const release = releaseOf(manifest, unit);
      return release?.server !== undefined && !failing.rests(release.base);
    };
    return isGood('shell') ? ['shell', ...Object.keys(manifest.remotes).filter(isGood)] : [];
  }

  /** @param part what is left alone if it keeps failing, unless that is the whole version */
  function failed(
    manifest: ReleaseManifest,
    unit: string,
    failure: RenderFailure,
    part?: string,
  ): void {
    const release = releaseOf(manifest, unit);
    if (!release) return;
    report(unit, release.version, failure);
    // If there are more pages than threads can render, that is nobody's fault.
    if (failure.reason === 'busy') return;
    failing.failed(part ?? release.base);
  }

  /** The unit's pool if the unit may be tried now. */
  function poolFor(manifest: ReleaseManifest, owner: string): Pool | null {
    const release = releaseOf(manifest, owner);
    if (!release?.server || !manifest.shell.server) return null;
    if (live?.manifest.manifestId !== manifest.manifestId) return null;
    if (!failing.mayTry(release.base)) return null;
    if (owner !== 'shell' && failing.rests(manifest.shell.base)) return null;
    return live.pool;
  }

  /** Panels fail and rest apart from the pages of their remote. */
  const panelsOf = (manifest: ReleaseManifest, name: string) =>
    `panels of ${releaseOf(manifest, name)?.base}`;

  async function attempt(
    { manifest, owner }: Pick<Page, 'manifest' | 'owner'>,
    task: Omit<Task, 'onPanels'>,
    longestMs: number,
  ): Promise<JobResult | null> {
    const pool = poolFor(manifest, owner);
    if (!pool) return null;
    let panels: readonly string[] = [];
    const onPanels = (named: typeof panels) => {
      panels = named;
    };
    const patience = new AbortController();
    const { signal } = patience;
    // Not AbortSignal.timeout: that would keep all of a page until its time is over, long after it is done.
    const timer = setTimeout(() => patience.abort(), longestMs).unref();
    const outcome = pool
      .run({ ...task, onPanels }, signal)
      .then(
        (result) => {
          const release = releaseOf(manifest, owner);
          if (release) failing.succeeded(release.base);
          for (const name of panels) failing.succeeded(panelsOf(manifest, name));
          return result;
        },
        (failure: RenderFailure) => {
          if (panels.length === 0) failed(manifest, owner, failure);
          for (const name of panels) failed(manifest, name, failure, panelsOf(manifest, name));
          return null;
        },
      )
      .finally(() => clearTimeout(timer));
    return Promise.race([outcome, ended(signal)]);
  }

  function leave(pool: Pool | undefined): void {
    if (!pool) return;
    const closed = pool.close({ gently: true }).finally(() => closing.delete(closed));
    closing.add(closed);
  }

  return {
    follow(manifest) {
      if (threads === 0 || live?.manifest.manifestId === manifest.manifestId) return;
      const before = live?.pool;
      live = { manifest, pool: start(manifest) };
      leave(before);
    },

    rest() {
      const before = live?.pool;
      live = null;
      leave(before);
    },

    async render({ manifest, owner, get, ...facts }) {
      let summary: PageSummary | null = null;
      const onSummary = (known: PageSummary) => {
        summary = known;
      };
      const remotes = owner === 'shell' ? [] : [owner];
      const without = Object.keys(manifest.remotes).filter((name) =>
        failing.rests(panelsOf(manifest, name)),
      );
      const job = { kind: 'page', ...facts, remotes, without } as const;
      const done = await attempt({ manifest, owner }, { job, get, onSummary }, limitMs);
      return done && done.kind !== 'sitemap' ? done : { kind: 'none', summary };
    },

    async sitemapOf({ manifest, owner, get }) {
      const job = { kind: 'sitemap', unit: owner } as const;
      const task = { job, get, onSummary() {} };
      const done = await attempt({ manifest, owner }, task, SITEMAP_LIMIT_MS);
      return done?.kind === 'sitemap' ? done : null;
    },

    async close() {
      await Promise.all([live?.pool.close(), ...closing]);
      live = null;
    },
  };
}

const releaseOf = ({ shell, remotes }: ReleaseManifest, unit: string) =>
  unit === 'shell' ? shell : remotes[unit];

const ended = (signal: AbortSignal) =>
  new Promise<null>((resolve) => signal.addEventListener('abort', () => resolve(null)));
