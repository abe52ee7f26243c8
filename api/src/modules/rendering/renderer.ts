import type { ReleaseManifest, RuntimeConfig } from '@site/shared/contracts';
import { createFailingVersions } from './failing-versions.ts';
import type { PageSummary, Rendered, RenderJob } from './messages.ts';
import { createPool, type Pool } from './pool.ts';
import type { RenderFailure } from './render-failure.ts';
import type { Task } from './rendering-thread.ts';

export interface Page extends Omit<RenderJob, 'remotes'> {
  /** What is live. */
  manifest: ReleaseManifest;
  /** The unit whose page it is: a remote's name, or 'shell'. */
  owner: string;
  /** Answers a call as the page's person would be answered. */
  get: Task['get'];
}

/** What the browser has to render itself, and what is known of it nevertheless. */
export interface NotRendered {
  kind: 'none';
  summary: PageSummary | null;
}

export interface Renderer {
  /** What is live now. Starts the threads, so that the first page doesn't wait for them. */
  follow(manifest: ReleaseManifest): void;
  /** Never rejects, and never takes longer than the limit. */
  render(page: Page): Promise<Rendered | NotRendered>;
  close(): Promise<void>;
}

export interface RendererOptions {
  releasesDir: string;
  /** How many threads; 0 leaves all rendering to browsers. */
  threads: number;
  /** How long a page may take, from being asked for, in milliseconds. */
  limitMs: number;
  config: RuntimeConfig;
  publicUrl: string;
  /** Told of every failure, with the unit and the version that was tried. */
  report(unit: string, version: string, failure: RenderFailure): void;
}

/** Renders nothing. */
export const leftToBrowsers: Renderer = {
  follow() {},
  render: async () => ({ kind: 'none', summary: null }),
  async close() {},
};

/** Renders pages in threads of their own: what throws, hangs or eats memory there harms nobody else. */
export function createRenderer(options: RendererOptions): Renderer {
  const { threads, limitMs, report, ...site } = options;
  const failing = createFailingVersions();
  let live: { manifest: ReleaseManifest; pool: Pool } | null = null;
  const closing = new Set<Promise<void>>();

  function start(manifest: ReleaseManifest): Pool {
    return createPool({
      ...site,
      threads,
      manifest,
      turnMs: limitMs,
      units: () => loadable(manifest),
      onUnloadable(unit, failure) {
        if (unit === null) return report('shell', manifest.shell.version, failure);
        failed(manifest, unit, failure);
        const release = releaseOf(manifest, unit);
        // Whoever loaded it again would pay with a thread.
        if (release && failure.reason !== 'threw') failing.ruined(release.base);
      },
    });
  }

  /** Without the shell nothing is of use. */
  function loadable(manifest: ReleaseManifest): string[] {
    const isGood = (unit: string) => {
      const release = releaseOf(manifest, unit);
      return release?.server !== undefined && !failing.rests(release.base);
    };
    return isGood('shell') ? ['shell', ...Object.keys(manifest.remotes).filter(isGood)] : [];
  }

  function failed(manifest: ReleaseManifest, unit: string, failure: RenderFailure): void {
    const release = releaseOf(manifest, unit);
    if (!release) return;
    report(unit, release.version, failure);
    // If there are more pages than threads can render, that is nobody's fault.
    if (failure.reason === 'busy') return;
    failing.failed(release.base);
  }

  async function attempt(page: Page, onSummary: Task['onSummary']): Promise<Rendered | null> {
    const { manifest, get, owner, ...facts } = page;
    const release = releaseOf(manifest, owner);
    if (!release?.server || !manifest.shell.server) return null;
    if (live?.manifest.manifestId !== manifest.manifestId) return null;
    if (!failing.mayTry(release.base)) return null;
    if (owner !== 'shell' && failing.rests(manifest.shell.base)) return null;
    const remotes = owner === 'shell' ? [] : [owner];
    const signal = AbortSignal.timeout(limitMs);
    const outcome = live.pool.render({ job: { ...facts, remotes }, get, onSummary }, signal).then(
      (rendered) => {
        failing.succeeded(release.base);
        return rendered;
      },
      (failure: RenderFailure) => {
        failed(manifest, owner, failure);
        return null;
      },
    );
    return Promise.race([outcome, ended(signal)]);
  }

  return {
    follow(manifest) {
      if (threads === 0 || live?.manifest.manifestId === manifest.manifestId) return;
      const before = live?.pool;
      live = { manifest, pool: start(manifest) };
      if (!before) return;
      const closed = before.close({ gently: true }).finally(() => closing.delete(closed));
      closing.add(closed);
    },

    async render(page) {
      let summary: PageSummary | null = null;
      const rendered = await attempt(page, (known) => {
        summary = known;
      });
      return rendered ?? { kind: 'none', summary };
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
