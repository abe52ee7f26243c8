import type { Engine, Listener, Outcome } from '../engine/engine.ts';
import { watchJob } from '../engine/watch-job.ts';
import type { CaseResult, Job, ProgramError } from '../runner/protocol.ts';
import { curlyQuoteIn } from '../sandbox/index.ts';
import { judged, withoutAnswers } from './judging.ts';
import { openWorker, type ReadyWorker } from './open-worker.ts';

/** JavaScript that was prepared and isn't used is ended after this time. */
const UNUSED_MS = 120_000;

/** Each run has a frame and a worker of its own, so nothing is left of one program to the next. */
export function createJavaScript(open: () => ReadyWorker = openWorker): Engine {
  let waiting: ReadyWorker | null = null;
  let used = false;
  let unused: ReturnType<typeof setTimeout> | undefined;
  const close = () => {
    clearTimeout(unused);
    waiting?.close();
    waiting = null;
    used = false;
  };
  const prepare = () => {
    if (waiting) return;
    waiting = open();
    // A failure is reported by the run that meets it.
    waiting.port.catch(() => undefined);
    clearTimeout(unused);
    unused = setTimeout(close, UNUSED_MS);
  };
  return {
    prepare,
    closeUnused() {
      if (!used) close();
    },
    run(job, listener, alone = false) {
      const worker = waiting ?? open();
      waiting = null;
      used = true;
      const stopping = new AbortController();
      const outcome = runIn(worker, job, listener, stopping.signal).finally(() => {
        worker.close();
        if (used && !alone) prepare();
      });
      return { outcome, stop: () => stopping.abort() };
    },
    close,
  };
}

async function runIn(
  worker: ReadyWorker,
  job: Job,
  listener: Listener,
  signal: AbortSignal,
): Promise<Outcome> {
  listener.onProgress(1);
  const stopped = new Promise<null>((resolve) => {
    signal.addEventListener('abort', () => resolve(null));
    if (signal.aborted) resolve(null);
  });
  let port: MessagePort | null;
  try {
    port = await Promise.race([worker.port, stopped]);
  } catch (error) {
    console.warn('JavaScript is not available.', error);
    return { kind: 'unavailable', stage: 'fetch' };
  }
  if (!port || signal.aborted) return { kind: 'stopped' };
  listener.onRunning();
  const judging = {
    ...listener,
    onCase: (result: CaseResult) => listener.onCase(judged(job, result)),
  };
  const { outcome } = await watchJob(port, withoutAnswers(job), judging, signal);
  if (outcome.kind !== 'finished' || !outcome.error) return outcome;
  return { kind: 'finished', error: withCurlyQuote(outcome.error, job.source) };
}

/** Browsers say of a curly quote that it's a token they didn't expect. */
function withCurlyQuote(error: ProgramError, source: string): ProgramError {
  const { type, line } = error;
  if (type !== 'SyntaxError' || line === null) return error;
  const said = curlyQuoteIn(source.split('\n')[line - 1] ?? '', '//');
  return said ? { ...error, text: `${type}: ${said}\n    at solution.js:${line}` } : error;
}

let javascript: Engine | null = null;
let users = 0;

/** The page's only JavaScript engine. Nothing is loaded before it's prepared or runs something. */
export function siteJavaScript(): Engine {
  javascript ??= createJavaScript();
  return javascript;
}

/** Registers a user of it. @returns what ends that */
export function keepSiteJavaScript(): () => void {
  users += 1;
  return () => {
    users -= 1;
    if (users === 0) javascript?.close();
  };
}
