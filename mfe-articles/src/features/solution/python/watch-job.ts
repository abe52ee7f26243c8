import type { Job } from '../../../../runner/protocol.ts';
import { type Listener, type Outcome, TIME_LIMIT_MS } from './outcome.ts';
import { readMessage } from './read-message.ts';

interface End {
  outcome: Outcome;
  /** Python's memory afterwards, in bytes. */
  memory: number;
}

/**
 * Runs a job in a worker and reports to the listener; resolves when it ends, is stopped or takes too long.
 */
export function watchJob(
  port: MessagePort,
  job: Job,
  listener: Listener,
  signal: AbortSignal,
): Promise<End> {
  return new Promise((resolve) => {
    const end = (outcome: Outcome, memory = 0) => {
      clearTimeout(timer);
      port.onmessage = null;
      resolve({ outcome, memory });
    };
    const timer = setTimeout(() => end({ kind: 'time-limit' }), TIME_LIMIT_MS);
    signal.addEventListener('abort', () => end({ kind: 'stopped' }));
    port.onmessage = ({ data }) => {
      const message = readMessage(data);
      if (message?.type === 'output') listener.onOutput(message.text);
      else if (message?.type === 'cut') listener.onCut();
      else if (message?.type === 'case') listener.onCase(message.result);
      else if (message?.type === 'dead') end({ kind: 'dead', tooDeep: message.tooDeep });
      else if (message?.type === 'done')
        end({ kind: 'finished', error: message.error }, message.memory);
    };
    port.postMessage(job);
  });
}
