import { Worker } from 'node:worker_threads';
import type { FromThread, Rendered, RenderJob, ToThread } from './messages.ts';

/** An answer of the API, as JSON. */
export interface Answer {
  status: number;
  json: string;
}

export type Get = (address: string) => Promise<Answer>;

/** Why a page could not be rendered. `late` ones were given up; those that `hung` took their thread with them. */
export class RenderFailure extends Error {
  override name = 'RenderFailure';

  constructor(
    message: string,
    readonly reason: 'threw' | 'late' | 'hung' | 'crashed',
  ) {
    super(message);
  }
}

/** As much as a thread's objects may take, in MiB; all builds together take about 40. */
const MEMORY_MIB = 192;

/** How long a thread that is asked to give up may take to say so, in milliseconds. */
const GRACE_MS = 50;

/** In a bundle the thread's program lies beside; from sources it is TypeScript, which Node 20 doesn't know. */
const fromSources = import.meta.url.endsWith('.ts');
const program = new URL(fromSources ? './thread.ts' : './rendering-thread.js', import.meta.url);
const withTypeScript = fromSources ? { execArgv: ['--import', 'tsx'] } : {};

interface Running {
  get: Get;
  resolve(rendered: Rendered): void;
  reject(failure: RenderFailure): void;
}

export type RenderingThread = ReturnType<typeof startThread>;

interface Events {
  /** It has loaded what a release manifest names, and can render. */
  onReady(manifestId: string): void;
  /** It can't be used any more. */
  onEnd(): void;
}

/** Starts a thread that renders one page at a time. */
export function startThread(releasesDir: string, { onReady, onEnd }: Events) {
  const worker = new Worker(program, {
    workerData: { releasesDir },
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MIB },
    ...withTypeScript,
  });
  const tell = (message: ToThread) => worker.postMessage(message);
  let lastId = 0;
  let running: Running | null = null;

  const finish = (settle: (job: Running) => void) => {
    const job = running;
    running = null;
    if (job) settle(job);
  };

  worker.on('message', (message: FromThread) => {
    if (message.type === 'ready') return onReady(message.manifestId);
    if (message.id !== lastId || !running) return;
    if (message.type === 'rendered') finish(({ resolve }) => resolve(message.rendered));
    if (message.type === 'failed')
      finish(({ reject }) => reject(new RenderFailure(message.problem, 'threw')));
    if (message.type === 'get') answer(message.call, running.get(message.address));
  });
  worker.on('error', (error) =>
    finish(({ reject }) => reject(new RenderFailure(error.message, 'crashed'))),
  );
  worker.on('exit', () => {
    finish(({ reject }) => reject(new RenderFailure('its thread ended', 'crashed')));
    onEnd();
  });

  async function answer(call: number, response: Promise<Answer>): Promise<void> {
    const { status, json } = await response.catch(() => ({ status: 503, json: '' }));
    tell({ type: 'answer', call, status, json });
  }

  return {
    adopt: (site: Extract<ToThread, { type: 'site' }>) => tell(site),

    render(job: RenderJob, get: Get): Promise<Rendered> {
      lastId += 1;
      const id = lastId;
      return new Promise<Rendered>((resolve, reject) => {
        running = { get, resolve, reject };
        tell({ type: 'render', id, job });
      });
    },

    /** Gives up what runs. A thread that doesn't answer is ended, so that it holds nobody else up. */
    async giveUp(): Promise<void> {
      const job = running;
      if (!job) return;
      tell({ type: 'abandon', id: lastId });
      const free = new Promise<'free'>((resolve) => {
        running = { get: job.get, resolve: () => resolve('free'), reject: () => resolve('free') };
      });
      const hung = new Promise<'hung'>((resolve) => setTimeout(resolve, GRACE_MS, 'hung').unref());
      if ((await Promise.race([free, hung])) === 'free') {
        job.reject(new RenderFailure('it took too long', 'late'));
      } else {
        job.reject(new RenderFailure('it never came to an end', 'hung'));
        await worker.terminate();
      }
    },

    end: () => worker.terminate(),
  };
}
