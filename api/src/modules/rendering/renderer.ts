import type { ReleaseManifest, RuntimeConfig } from '@site/shared/contracts';
import { createFailingVersions } from './failing-versions.ts';
import type { Rendered, RenderJob } from './messages.ts';
import { type Get, RenderFailure, type RenderingThread, startThread } from './rendering-thread.ts';

export interface Page {
  address: string;
  /** What is live. */
  manifest: ReleaseManifest;
  /** The unit whose page it is: a remote's name, or 'shell'. */
  owner: string;
  user: RenderJob['user'];
  theme: RenderJob['theme'];
  /** Further remotes whose panels may be on it. */
  panels: readonly string[];
  /** Answers a call as the page's person would be answered. */
  get: Get;
}

export interface Renderer {
  /** Starts the threads, so that the first page doesn't wait for them. */
  follow(manifest: ReleaseManifest): void;
  /** Renders a page; null if the browser has to. Never rejects. */
  render(page: Page): Promise<Rendered | null>;
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
  render: async () => null,
  async close() {},
};

interface Seat {
  thread: RenderingThread;
  /** The manifest whose builds it has loaded; null while it loads. */
  manifestId: string | null;
  busy: boolean;
}

/** Renders pages in threads of their own: what throws, hangs or eats memory there harms nobody else. */
export function createRenderer(options: RendererOptions): Renderer {
  const { releasesDir, threads, limitMs, config, publicUrl, report } = options;
  const failing = createFailingVersions();
  const seats = new Set<Seat>();
  const waiting: { manifestId: string; give(seat: Seat): void }[] = [];
  let live: ReleaseManifest | null = null;
  let closed = false;

  function fill(manifest: ReleaseManifest): void {
    while (!closed && seats.size < threads) start(manifest);
  }

  function start(manifest: ReleaseManifest): void {
    const thread = startThread(releasesDir, {
      onReady(manifestId) {
        seat.manifestId = manifestId;
        offer(seat);
      },
      onEnd() {
        seats.delete(seat);
        if (live) fill(live);
      },
    });
    const seat: Seat = { thread, manifestId: null, busy: false };
    seats.add(seat);
    thread.adopt({ type: 'site', manifest, config, publicUrl });
  }

  /** Every thread learns what is live now, and is used again once it has loaded that. */
  function follow(manifest: ReleaseManifest): void {
    if (live?.manifestId === manifest.manifestId) return;
    live = manifest;
    for (const { thread } of seats) thread.adopt({ type: 'site', manifest, config, publicUrl });
    for (const seat of seats) seat.manifestId = null;
    fill(manifest);
  }

  function offer(seat: Seat): void {
    const place = waiting.findIndex(({ manifestId }) => manifestId === seat.manifestId);
    seat.busy = false;
    if (place >= 0 && seats.has(seat)) {
      seat.busy = true;
      waiting.splice(place, 1)[0]?.give(seat);
    }
  }

  /** A thread that is free; null if none gets free in time. */
  function take({ manifestId }: ReleaseManifest, signal: AbortSignal): Promise<Seat | null> {
    for (const seat of seats) {
      if (seat.busy || seat.manifestId !== manifestId) continue;
      seat.busy = true;
      return Promise.resolve(seat);
    }
    return new Promise((resolve) => {
      const entry = { manifestId, give: resolve };
      waiting.push(entry);
      signal.addEventListener('abort', () => {
        const place = waiting.indexOf(entry);
        if (place >= 0) waiting.splice(place, 1);
        resolve(null);
      });
    });
  }

  async function attempt(page: Page, signal: AbortSignal): Promise<Rendered | null> {
    const { manifest, get, owner, panels, ...facts } = page;
    const seat = await take(manifest, signal);
    if (!seat) return null;
    const giveUp = () => void seat.thread.giveUp();
    signal.addEventListener('abort', giveUp);
    try {
      const remotes = [...new Set([...(owner === 'shell' ? [] : [owner]), ...panels])];
      return await seat.thread.render({ ...facts, remotes }, get);
    } finally {
      signal.removeEventListener('abort', giveUp);
      offer(seat);
    }
  }

  return {
    follow,

    async render(page) {
      const { manifest, owner } = page;
      const release = owner === 'shell' ? manifest.shell : manifest.remotes[owner];
      if (threads === 0 || !release?.server || !manifest.shell.server) return null;
      if (failing.rests(release.base) || failing.rests(manifest.shell.base)) return null;
      follow(manifest);
      try {
        const rendered = await attempt(page, AbortSignal.timeout(limitMs));
        if (rendered) failing.succeeded(release.base);
        return rendered;
      } catch (error) {
        const failure =
          error instanceof RenderFailure ? error : new RenderFailure(String(error), 'threw');
        report(owner, release.version, failure);
        // Whoever waits for data isn't at fault.
        if (failure.reason !== 'late') failing.failed(release.base);
        return null;
      }
    },

    async close() {
      closed = true;
      await Promise.all([...seats].map(({ thread }) => thread.end()));
    },
  };
}
