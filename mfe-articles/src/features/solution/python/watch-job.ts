import type { Job } from '../../../../runner/protocol.ts';
import { type Listener, type Outcome, TIME_LIMIT_MS } from './outcome.ts';
import { readNews } from './read-news.ts';

interface End {
  outcome: Outcome;
  /** Bytes that Python holds afterwards. */
  memory: number;
}

/** Runs a job in a worker and tells the listener; resolves when it ends, is stopped or takes too long. */
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
      const news = readNews(data);
      if (news?.type === 'output') listener.onOutput(news.text);
      else if (news?.type === 'cut') listener.onCut();
      else if (news?.type === 'case') listener.onCase(news.result);
      else if (news?.type === 'dead') end({ kind: 'dead', tooDeep: news.tooDeep });
      else if (news?.type === 'done') end({ kind: 'finished', error: news.error }, news.memory);
    };
    port.postMessage(job);
  });
}
