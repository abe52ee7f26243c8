import type { Engine, Tail } from '../engine/engine.ts';
import type { RunEvent, RunState } from '../run-state.ts';
import type { Job } from '../runner/protocol.ts';

/** Reports a job's progress to the end. On a busy device it's tried once more. @returns what stops it */
export function startJob(job: Job, engine: Engine, report: (event: RunEvent) => void): () => void {
  const stopping = new AbortController();
  const runOnce = () => {
    const { outcome, stop } = engine.run(job, listenerOf(report));
    stopping.signal.addEventListener('abort', stop);
    if (stopping.signal.aborted) stop();
    return outcome;
  };
  const run = async () => {
    const first = await runOnce();
    if (first.kind !== 'busy') return first;
    report({ type: 'again' });
    return runOnce();
  };
  void run().then((outcome) => report({ type: 'end', outcome, at: performance.now() }));
  return () => stopping.abort();
}

const listenerOf = (report: (event: RunEvent) => void) => ({
  onProgress: (share: number) => report({ type: 'progress', share }),
  onRunning: () => report({ type: 'running', at: performance.now() }),
  onOutput: (text: string) => report({ type: 'output', text }),
  onTail: (tail: Tail) => report({ type: 'tail', tail }),
  onCase: (result: RunState['results'][number]) => report({ type: 'case', result }),
});
