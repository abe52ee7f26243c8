import type { CaseResult, Job } from '../runner/protocol.ts';
import { CASE_LIMIT_MS, type Listener, type Outcome, TIME_LIMIT_MS } from './engine.ts';
import { readMessage } from './read-message.ts';

interface End {
  outcome: Outcome;
  /** Python's memory afterwards, in bytes. */
  memory: number;
}

/**
 * Runs a job in a worker and reports to the listener; resolves when it ends, is stopped or takes too long.
 * With cases, the clock starts again with the result of each.
 */
export function watchJob(
  port: MessagePort,
  job: Job,
  listener: Listener,
  signal: AbortSignal,
): Promise<End> {
  return new Promise((resolve) => {
    const end = (outcome: Outcome, memory = 0) => {
      clock.stop();
      port.onmessage = null;
      resolve({ outcome, memory });
    };
    const clock = createLimitClock(({ limitMs, isBusy }) =>
      end(isBusy ? { kind: 'busy' } : { kind: 'time-limit', limitMs }),
    );
    let judged = 0;
    const take = (result: CaseResult) => {
      listener.onCase(result);
      // Results out of turn are forged, and win no time.
      if (result.index !== judged || judged === job.cases.length) return;
      judged += 1;
      clock.start(CASE_LIMIT_MS);
    };
    clock.start(TIME_LIMIT_MS);
    signal.addEventListener('abort', () => end({ kind: 'stopped' }));
    port.onmessage = ({ data }) => {
      const message = readMessage(data);
      if (message?.type === 'output') listener.onOutput(message.text);
      else if (message?.type === 'tail') listener.onTail(message);
      else if (message?.type === 'case') take(message.result);
      else if (message?.type === 'dead') end({ kind: 'dead', tooDeep: message.tooDeep });
      else if (message?.type === 'done')
        end({ kind: 'finished', error: message.error }, message.memory);
    };
    port.postMessage(job);
  });
}

const TICK_MS = 100;

/** A device whose ticks take this many times as long as they should has something else to do. */
const BUSY = 2;
/** Nobody waits longer than this many times the limit, however late the ticks are. */
const LONGEST = 4;

/**
 * A clock of ticks, not of time: on a busy device, or one that sleeps, ticks come late, and a program that gets less of
 * the processor has longer. Browsers don't say what a worker has had of it.
 */
function createLimitClock(onLimit: (reached: { limitMs: number; isBusy: boolean }) => void) {
  let ticking: ReturnType<typeof setInterval> | undefined;
  const stop = () => clearInterval(ticking);
  return {
    start(limitMs: number) {
      stop();
      const startedAt = performance.now();
      let left = limitMs;
      ticking = setInterval(() => {
        left -= TICK_MS;
        const passed = performance.now() - startedAt;
        if (left > 0 && passed < LONGEST * limitMs) return;
        stop();
        onLimit({ limitMs, isBusy: passed > BUSY * limitMs });
      }, TICK_MS);
    },
    stop,
  };
}
