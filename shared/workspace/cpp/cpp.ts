import type { Engine, Listener, Outcome } from '../engine/engine.ts';
import { watchJob } from '../engine/watch-job.ts';
import { judged, withoutAnswers } from '../javascript/judging.ts';
import type { CompiledJob } from '../runner/cpp/protocol.ts';
import type { Job } from '../runner/protocol.ts';
import { compileErrorOf, GAVE_UP } from './compile-error.ts';
import { type Compiler, startCompiler } from './compiler.ts';
import { fetchToolchain } from './fetch-toolchain.ts';
import { openWorkerFrame } from './open-worker-frame.ts';

/** The worker that runs what is compiled (shared/workspace/runner/cpp/run-worker.ts), put here by the build. */
declare const CPP_RUNNER: string;

/**
 * C++ in the browser. The compiler is fetched and started by the first run and goes on; each run has a frame and a
 * worker of its own.
 */
function createCpp(): Engine {
  let compiler: Promise<Compiler> | null = null;
  const close = () => {
    compiler?.then(
      (started) => started.close(),
      () => undefined,
    );
    compiler = null;
  };

  async function open(onProgress: Listener['onProgress'], signal: AbortSignal): Promise<Compiler> {
    const files = await fetchToolchain(onProgress, signal);
    onProgress(1);
    return startCompiler(files, signal);
  }

  async function runIn(job: Job, listener: Listener, signal: AbortSignal): Promise<Outcome> {
    const { cpp } = job;
    if (!cpp) throw new Error('A program in C++ is run without its signature.');
    let stage: 'fetch' | 'start' = 'fetch';
    const onProgress = (share: number) => {
      if (share === 1) stage = 'start';
      listener.onProgress(share);
    };
    try {
      compiler ??= open(onProgress, signal);
      const started = await compiler;
      onProgress(1);
      const { signature } = cpp;
      const called = job.cases.length > 0 ? signature : null;
      const given = { source: job.source, support: cpp.support, signature: called };
      const compiled = await started.compile(given, signal);
      if (compiled.type === 'crashed') {
        close();
        return { kind: 'finished', error: GAVE_UP };
      }
      if (compiled.type === 'refused') {
        const error = compileErrorOf(compiled.printed, signature.target);
        return { kind: 'finished', error };
      }
      return await runCompiled({ ...job, program: compiled.program, signature }, listener, signal);
    } catch (error) {
      // Whatever it was doing, it can't be used again.
      close();
      if (signal.aborted) return { kind: 'stopped' };
      console.warn('C++ is not available.', error);
      return { kind: 'unavailable', stage };
    }
  }
  return {
    // So many megabytes are never loaded before somebody runs something.
    prepare() {},
    closeUnused() {},
    run(job, listener) {
      const stopping = new AbortController();
      return {
        outcome: runIn(job, listener, stopping.signal),
        stop: () => stopping.abort(new Error('The run was stopped.')),
      };
    },
    close,
  };
}

async function runCompiled(
  job: CompiledJob,
  listener: Listener,
  signal: AbortSignal,
): Promise<Outcome> {
  const frame = await openWorkerFrame(CPP_RUNNER, signal);
  try {
    const { port } = frame.start((message) => console.warn('C++ could not be run.', message));
    await new Promise<void>((resolve, reject) => {
      port.onmessage = () => resolve();
      signal.addEventListener('abort', () => reject(signal.reason));
    });
    listener.onRunning();
    const judging = {
      ...listener,
      onCase: (result: Parameters<Listener['onCase']>[0]) => listener.onCase(judged(job, result)),
    };
    const { outcome } = await watchJob(port, withoutAnswers(job), judging, signal);
    return outcome;
  } finally {
    frame.close();
  }
}

/** The compiler takes memory; leaving for longer frees it. */
const IDLE_MS = 60_000;

let cpp: Engine | null = null;
let users = 0;
let closing: ReturnType<typeof setTimeout> | undefined;

/** The page's only compiler. Nothing is loaded before it runs something. */
export function siteCpp(): Engine {
  cpp ??= createCpp();
  return cpp;
}

/** Registers a user of it. @returns what ends that */
export function keepSiteCpp(): () => void {
  users += 1;
  clearTimeout(closing);
  return () => {
    users -= 1;
    if (users > 0) return;
    closing = setTimeout(() => {
      cpp?.close();
      cpp = null;
    }, IDLE_MS);
  };
}
