/** A rendering thread: loads the server builds of what is live, and renders one page after the other. */
import { parentPort, workerData } from 'node:worker_threads';
import type { ReleaseManifest, RenderResult } from '@site/shared/contracts';
import type { FromThread, Rendered, RenderJob, ToThread } from './messages.ts';
import { type Exports, loadServerBuild, type Release } from './server-builds.ts';

const { releasesDir } = workerData as { releasesDir: string };

type Site = Extract<ToThread, { type: 'site' }>;
let site: Site;

const tell = (message: FromThread) => parentPort?.postMessage(message);

/** What has been evaluated, by the address of the release's folder. */
const builds = new Map<string, Promise<Exports>>();

function buildOf(release: Release, provided?: Exports) {
  const known = builds.get(release.base);
  if (known) return known;
  const build = loadServerBuild(releasesDir, release, provided);
  builds.set(release.base, build);
  build.catch(() => builds.delete(release.base));
  return build;
}

/** Loads all that is live before anything is rendered, and forgets what no longer is. */
async function adopt(next: Site): Promise<void> {
  site = next;
  const { shell, remotes, manifestId } = next.manifest;
  const live = new Set([shell.base, ...Object.values(remotes).map(({ base }) => base)]);
  for (const base of builds.keys()) if (!live.has(base)) builds.delete(base);
  // What a build is lacking or throws is said by the renders that need it.
  const provided = await providedBy(shell).catch(() => ({}));
  await Promise.allSettled(Object.values(remotes).map((release) => buildOf(release, provided)));
  tell({ type: 'ready', manifestId });
}

const providedBy = async (shell: ReleaseManifest['shell']) =>
  (await buildOf(shell)).provides as Exports;

type Answer = { status: number; data: unknown };
const calls = new Map<number, (answer: Answer) => void>();
let lastCall = 0;

const get = (id: number, address: string) =>
  new Promise<Answer>((resolve) => {
    lastCall += 1;
    calls.set(lastCall, resolve);
    tell({ type: 'get', id, call: lastCall, address });
  });

const running = new Map<number, AbortController>();

async function render(id: number, { remotes: names, ...job }: RenderJob): Promise<void> {
  const over = new AbortController();
  running.set(id, over);
  const abandoned = new Promise<never>((_, reject) => {
    over.signal.addEventListener('abort', () => reject(new Error('it was given up')));
  });
  try {
    tell({ type: 'rendered', id, rendered: await Promise.race([rendered(), abandoned]) });
  } catch (error) {
    tell({ type: 'failed', id, problem: error instanceof Error ? error.message : String(error) });
  } finally {
    running.delete(id);
  }

  async function rendered(): Promise<Rendered> {
    const { manifest, config, publicUrl } = site;
    const shell = await buildOf(manifest.shell);
    const provided = shell.provides as Exports;
    const releases = Object.entries(manifest.remotes);
    const remotes = await Promise.all(
      releases.map(async ([name, release]) => {
        const build = buildOf(release, provided);
        // What only fills a slot may be lacking.
        return [name, await (names.includes(name) ? build : build.catch(() => ({})))] as const;
      }),
    );
    const ask = shell.render as (request: object) => Promise<RenderResult>;
    const result = await ask({
      ...job,
      publicUrl,
      boot: { releaseManifest: manifest, config },
      remotes: Object.fromEntries(remotes),
      get: (address: string) => get(id, address),
      signal: over.signal,
    });
    if (result.kind === 'redirect') return result;
    const { state, ...page } = result;
    return { ...page, stateJson: state && JSON.stringify(state) };
  }
}

parentPort?.on('message', (message: ToThread) => {
  if (message.type === 'site') void adopt(message);
  if (message.type === 'render') void render(message.id, message.job);
  if (message.type === 'abandon') running.get(message.id)?.abort();
  if (message.type === 'answer') {
    const { call, status, json } = message;
    calls.get(call)?.({ status, data: json === '' ? null : JSON.parse(json) });
    calls.delete(call);
  }
});
