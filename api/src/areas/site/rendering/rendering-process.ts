import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { ReleaseManifest, RuntimeConfig } from '@site/shared/contracts/composition';
import type { RenderFailureReason } from '@site/shared/contracts/site';
import builtins from '@site/shared/rendering/builtins.json' with { type: 'json' };
import * as z from 'zod/mini';
import type { Confinement } from './confinement.ts';
import { splitLines } from './lines.ts';
import {
  type FromProcess,
  fromProcess,
  type JobResult,
  type PageSummary,
  type RenderJob,
  type ServerBuild,
  type ToProcess,
} from './messages.ts';
import { RenderFailure } from './render-failure.ts';

/** A response of the API, as JSON. */
export interface ApiResponse {
  status: number;
  json: string;
}

/** A page, or what else a unit is to make, on its way through a process. */
export interface Task {
  job: RenderJob;
  /** The release manifest that the job names. */
  manifest: ReleaseManifest;
  get(address: string): Promise<ApiResponse>;
  /** How long it may take, in milliseconds. Time in which the machine leaves the process or the API without a turn doesn't count. */
  limitMs: number;
  /** Takes what the page says of itself as soon as that is known. */
  onSummary(summary: PageSummary): void;
}

/** What a process that renders pages of certain units is started with. */
export interface ProcessOptions {
  confinement: Confinement;
  /** The shell's first. */
  builds: readonly ServerBuild[];
  config: RuntimeConfig;
  publicUrl: string;
  /** How long it may take to load its builds, in milliseconds. */
  loadMs: number;
  /** For how long a process that has work may say nothing, in milliseconds. */
  silenceMs: number;
  /** It has loaded the builds, and renders. */
  onReady(): void;
  /** It has ended by itself or for a reason; all its tasks have been rejected with the same failure. */
  onEnd(failure: RenderFailure): void;
}

interface Running extends Pick<Task, 'get' | 'limitMs' | 'onSummary'> {
  calls: number;
  /** How many pings the process has answered since it began. */
  pongs: number;
  resolve(result: JobResult): void;
  reject(failure: RenderFailure): void;
}

/** How many calls a page may make. The fullest of ours makes nine. */
const MOST_CALLS = 100;

/** How many messages a process may send for each page that it is given, and at most beyond those of the pages it is at. */
const MESSAGES = { each: MOST_CALLS + 10, most: 20_000 };

/** As much as a process may write without a line's end, in UTF-16 units. */
const LONGEST_LINE = 32 * 1024 * 1024;

/** How many release manifests a process holds: what is live, a candidate, and what was live just before. */
const MOST_MANIFESTS = 4;

/** How often a process that has work has to show that it still responds, in milliseconds. */
const PING_MS = 250;

/** How much is stored of what it says about its own end, in UTF-16 units. */
const LAST_WORDS = 500;

export type RenderingProcess = ReturnType<typeof startProcess>;

/** Starts a process that renders pages, several at a time: most of their time is waiting for data. */
export function startProcess(options: ProcessOptions) {
  const { confinement, builds, config, publicUrl, loadMs, silenceMs, onReady, onEnd } = options;
  const [command = '', ...args] = confinement.command;
  const running = new Map<number, Running>();
  const manifests: string[] = [];
  let state: 'loading' | 'ready' | 'ended' = 'loading';
  let lastId = 0;
  let rendered = 0;
  let lastWords = '';
  let isClosed = false;
  let allowance = MESSAGES.each;
  let ending: { reason: RenderFailureReason; message: string } | null = null;

  const child = spawn(command, args, {
    // Secrets of the API are none of its business.
    env: confinement.env,
    cwd: '/',
    stdio: ['pipe', 'pipe', 'pipe'],
    // Ctrl+C in a terminal is for the API, which ends it.
    detached: process.platform !== 'win32',
  });

  const send = (message: ToProcess) => {
    if (state !== 'ended') child.stdin.write(`${JSON.stringify(message)}\n`);
  };

  function end(reason: RenderFailureReason, message: string): void {
    ending ??= { reason, message };
    child.kill('SIGKILL');
  }

  const finish = (id: number, settle: (task: Running) => void) => {
    const task = running.get(id);
    running.delete(id);
    if (task) settle(task);
  };

  /** Whatever our program wouldn't say was said by the code that it runs. */
  function hear(line: string) {
    if (ending) return;
    allowance -= 1;
    if (allowance < 0) return end('crashed', 'It wrote into the channel without end.');
    let said: unknown;
    try {
      said = JSON.parse(line);
    } catch {
      return end('crashed', 'It wrote into the channel.');
    }
    const { success, data, error } = fromProcess.safeParse(said);
    if (success) return take(data);
    const { type, id } = said as { type?: unknown; id?: unknown };
    if (type !== 'done' || typeof id !== 'number') {
      return end('crashed', 'It wrote into the channel.');
    }
    const problem = `What it made isn't a page: ${z.prettifyError(error)}`;
    finish(id, ({ reject }) => reject(new RenderFailure(problem, 'threw')));
  }

  function take(message: FromProcess) {
    if (message.type === 'pong') {
      unanswered = 0;
      allowance += 1;
      return giveUpLate();
    }
    if (message.type === 'ready') {
      if (state !== 'loading') return end('crashed', 'It wrote into the channel.');
      state = 'ready';
      return onReady();
    }
    if (message.type === 'unloadable') {
      ending ??= { reason: 'threw', message: `${message.unit}: ${message.problem}` };
      return;
    }
    const { id } = message;
    const task = running.get(id);
    // It may have been given up meanwhile.
    if (!task) return;
    if (message.type === 'summary') task.onSummary(message.summary);
    if (message.type === 'get') void respond(task, message);
    if (message.type === 'done') {
      rendered += 1;
      finish(id, ({ resolve }) => resolve(message.result));
    }
    if (message.type === 'failed') {
      finish(id, ({ reject }) => reject(new RenderFailure(message.problem, 'threw')));
    }
  }

  /** With each answer every page has had a turn: whatever else the machine does, it's the page that takes so long. */
  function giveUpLate() {
    for (const [id, task] of running) {
      task.pongs += 1;
      if (task.pongs * PING_MS <= task.limitMs) continue;
      send({ type: 'abandon', id });
      finish(id, ({ reject }) => reject(new RenderFailure('It took too long.', 'late')));
    }
  }

  async function respond(task: Running, { call, address }: { call: number; address: string }) {
    task.calls += 1;
    if (task.calls > MOST_CALLS) return end('crashed', 'It made calls without end.');
    const { status, json } = await task.get(address).catch(() => ({ status: 503, json: '' }));
    send({ type: 'answer', call, status, json });
  }

  /** Sends a release manifest before the first job that names it. */
  function introduce(manifest: ReleaseManifest): void {
    if (manifests.includes(manifest.manifestId)) return;
    manifests.push(manifest.manifestId);
    send({ type: 'manifest', manifest });
    const oldest = manifests.length > MOST_MANIFESTS ? manifests.shift() : undefined;
    if (oldest !== undefined) send({ type: 'forget', manifestId: oldest });
  }

  /** Pings are counted and not the time, which goes on while the API itself has no turn. */
  let unanswered = 0;
  const pinging = setInterval(() => {
    // A page that was given up may have left it hanging: a ping that was sent is waited for.
    if (state === 'ready' && running.size === 0 && unanswered === 0) return;
    unanswered += 1;
    const patienceMs = state === 'loading' ? loadMs : silenceMs;
    if (unanswered * PING_MS > patienceMs) return end('hung', 'It no longer answers.');
    if (unanswered === 1) send({ type: 'ping' });
  }, PING_MS);
  pinging.unref();

  const lines = splitLines(LONGEST_LINE, hear);
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    try {
      lines(text);
    } catch (error) {
      end('crashed', (error as Error).message);
    }
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    lastWords = (lastWords + text).slice(-LAST_WORDS);
  });
  // The end follows, and says enough.
  for (const stream of [child.stdin, child.stdout, child.stderr]) stream.on('error', () => {});
  child.once('error', ({ message }) => ended(message));
  child.once('close', () => ended(lastWords.trim()));

  function ended(why: string): void {
    if (state === 'ended') return;
    state = 'ended';
    clearInterval(pinging);
    const { reason, message } = ending ?? {
      reason: 'crashed',
      message: `Its process ended. ${why}`,
    };
    const failure = new RenderFailure(message, reason);
    for (const id of [...running.keys()]) finish(id, ({ reject }) => reject(failure));
    if (!isClosed) onEnd(failure);
  }

  send({ type: 'load', units: builds, builtins, config, publicUrl });

  return {
    isReady: () => state === 'ready',

    /** How many pages it is at. */
    load: () => running.size,

    /** How many pages it has rendered. */
    rendered: () => rendered,

    /** @throws RenderFailure */
    run({ job, manifest, get, limitMs, onSummary }: Task): Promise<JobResult> {
      lastId += 1;
      const id = lastId;
      allowance = Math.min(allowance + MESSAGES.each, MESSAGES.most);
      introduce(manifest);
      return new Promise<JobResult>((resolve, reject) => {
        running.set(id, { get, limitMs, onSummary, calls: 0, pongs: 0, resolve, reject });
        send({ type: 'render', id, job });
      });
    },

    async end(): Promise<void> {
      if (state === 'ended') return;
      isClosed = true;
      const closed = once(child, 'close');
      end('busy', 'The renderer closes.');
      await closed;
    },
  };
}
