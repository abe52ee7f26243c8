import { Worker } from 'node:worker_threads';
import type {
  FromThread,
  JobResult,
  PageSummary,
  RenderJob,
  ThreadData,
  ToThread,
} from './messages.ts';
import { type FailureReason, RenderFailure } from './render-failure.ts';
import { createTurns, numberOfTurn, ownerOfTurn } from './turns.ts';

/** An answer of the API, as JSON. */
export interface Answer {
  status: number;
  json: string;
}

/** A page, or what else is asked of a unit, on its way through a thread. */
export interface Task {
  job: RenderJob;
  get(address: string): Promise<Answer>;
  /** Told what the page says of itself as soon as that is known. */
  onSummary(summary: PageSummary): void;
  /** Told the remotes that fill slots of the page, before any of that is loaded. */
  onPanels(remotes: readonly string[]): void;
}

/** The thread ended in somebody else's turn. */
export class Bystander extends Error {}

export interface ThreadOptions extends Omit<ThreadData, 'turns'> {
  /** How long a single turn of a page may take, in milliseconds. */
  turnMs: number;
  /** It has loaded what it can, and renders. */
  onReady(): void;
  /** A unit could not be loaded, or took the thread with it; null: the thread ended by itself. */
  onUnloadable(unit: string | null, failure: RenderFailure): void;
  /** It can't be used any more; all its pages have been told. */
  onEnd(): void;
}

export type RenderingThread = ReturnType<typeof startThread>;

/** As much as a thread's objects may take, in MiB; all builds together take about 40. */
const MEMORY_MIB = 192;

/**
 * As much as the process may grow in a single turn, in MiB. Only objects have a limit of their own, and
 * buffers are none: they would take all memory of the machine within seconds.
 */
const TURN_MIB = 512;
const MIB = 1024 * 1024;

/** How long a unit may take to be evaluated, in milliseconds: once for each thread, and before anybody waits. */
const LOAD_MS = 5_000;

/** How often a thread is looked at, in milliseconds. */
const LOOK_MS = 25;

/** In a bundle the thread's program lies beside. */
const fromSources = import.meta.url.endsWith('.ts');
const program = new URL(
  fromSources ? './thread-from-sources.mjs' : './rendering-thread.js',
  import.meta.url,
);

interface Running extends Task {
  /** For how long other pages have had their turn meanwhile, in milliseconds. */
  heldUpMs: number;
  resolve(result: JobResult): void;
  reject(error: Error): void;
}

/** Starts a thread that renders the pages of a release manifest, several at a time. */
export function startThread(options: ThreadOptions) {
  const { turnMs, onReady, onUnloadable, onEnd, ...site } = options;
  const turns = createTurns();
  const worker = new Worker(program, {
    workerData: { ...site, turns } satisfies ThreadData,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MIB },
    // Secrets of the process are none of its business.
    env: { NODE_ENV: 'production' },
  });
  const tell = (message: ToThread) => worker.postMessage(message);
  const running = new Map<number, Running>();
  let lastId = 0;
  let isReady = false;
  let ending: { reason: FailureReason; message: string } = {
    reason: 'crashed',
    message: 'Its thread ended.',
  };

  const finish = (id: number, settle: (task: Running) => void) => {
    const task = running.get(id);
    running.delete(id);
    if (task) settle(task);
  };

  worker.on('message', (message: FromThread) => {
    if (message.type === 'ready') {
      isReady = true;
      return onReady();
    }
    if (message.type === 'unloadable') {
      return onUnloadable(message.unit, new RenderFailure(message.problem, 'threw'));
    }
    const { id } = message;
    if (message.type === 'summary') running.get(id)?.onSummary(message.summary);
    if (message.type === 'panels') running.get(id)?.onPanels(message.remotes);
    if (message.type === 'get') void answer(id, message);
    if (message.type === 'done') finish(id, ({ resolve }) => resolve(message.result));
    if (message.type === 'failed') {
      finish(id, ({ reject }) => reject(new RenderFailure(message.problem, 'threw')));
    }
  });
  worker.on('error', ({ message }) => {
    ending = { reason: 'crashed', message };
  });
  worker.on('exit', () => {
    clearInterval(look);
    const owner = ownerOfTurn(turns);
    const failure = new RenderFailure(ending.message, ending.reason);
    if (!isReady) onUnloadable(site.units[-1 - owner] ?? null, failure);
    for (const id of running.keys()) {
      finish(id, ({ reject }) => reject(id === owner ? failure : new Bystander()));
    }
    onEnd();
  });

  async function answer(id: number, { call, address }: { call: number; address: string }) {
    const asked = running.get(id)?.get(address);
    if (!asked) return;
    const { status, json } = await asked.catch(() => ({ status: 503, json: '' }));
    tell({ type: 'answer', call, status, json });
  }

  /** Looks are counted and not the time, which goes on while the process itself has no turn. */
  let seen = { turn: 0, looks: 0, rss: 0 };
  let lastLook = performance.now();
  const look = setInterval(() => {
    const passed = performance.now() - lastLook;
    lastLook += passed;
    const turn = numberOfTurn(turns);
    const owner = ownerOfTurn(turns);
    if (owner === 0) return;
    for (const [id, task] of running) if (id !== owner) task.heldUpMs += passed;
    const rss = process.memoryUsage.rss();
    if (turn !== seen.turn) seen = { turn, looks: 0, rss };
    seen.looks += 1;
    const isHung = seen.looks * LOOK_MS > (owner < 0 ? LOAD_MS : turnMs);
    const isTooLarge = rss - seen.rss > TURN_MIB * MIB;
    if (!isHung && !isTooLarge) return;
    ending = isTooLarge
      ? { reason: 'crashed', message: 'It took too much memory.' }
      : { reason: 'hung', message: 'It kept the thread to itself.' };
    clearInterval(look);
    void worker.terminate();
  }, LOOK_MS);
  look.unref();

  return {
    /** How many pages it is at. */
    load: () => running.size,

    /**
     * @returns the task's number here
     * @throws RenderFailure, or Bystander
     */
    run(task: Task): { id: number; result: Promise<JobResult> } {
      lastId += 1;
      const id = lastId;
      const result = new Promise<JobResult>((resolve, reject) => {
        running.set(id, { ...task, heldUpMs: 0, resolve, reject });
        tell({ type: 'render', id, job: task.job });
      });
      return { id, result };
    },

    /** For how long other pages have kept the thread from a page that it is at, in milliseconds. */
    heldUpMs: (id: number) => running.get(id)?.heldUpMs ?? 0,

    /** Nobody waits for the page any more. */
    abandon: (id: number) => tell({ type: 'abandon', id }),

    end: () => worker.terminate(),
  };
}
