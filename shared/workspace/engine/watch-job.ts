import type { CaseResult, Job } from '../runner/protocol.ts';
import { createLimitClock } from './limit-clock.ts';
import { CASE_LIMIT_MS, type Listener, type Outcome, TIME_LIMIT_MS } from './outcome.ts';
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
