import type { Engine } from '../engine/engine.ts';
import type { Tail } from '../engine/outcome.ts';
import type { RunEvent, RunState } from '../run-state.ts';
import type { Job } from '../runner/protocol.ts';

/** Tells how a job goes, up to its end. On a busy device it's tried once more. @returns what stops it */
export function startJob(job: Job, engine: Engine, tell: (event: RunEvent) => void): () => void {
  const stopping = new AbortController();
  const runOnce = () => {
    const { outcome, stop } = engine.run(job, listenerOf(tell));
    stopping.signal.addEventListener('abort', stop);
    if (stopping.signal.aborted) stop();
    return outcome;
  };
  const run = async () => {
    const first = await runOnce();
    if (first.kind !== 'busy') return first;
    tell({ type: 'again' });
    return runOnce();
  };
  void run().then((outcome) => tell({ type: 'end', outcome, at: performance.now() }));
  return () => stopping.abort();
}

const listenerOf = (tell: (event: RunEvent) => void) => ({
  onProgress: (share: number) => tell({ type: 'progress', share }),
  onRunning: () => tell({ type: 'running', at: performance.now() }),
  onOutput: (text: string) => tell({ type: 'output', text }),
  onTail: (tail: Tail) => tell({ type: 'tail', tail }),
  onCase: (result: RunState['results'][number]) => tell({ type: 'case', result }),
});
