import type { Job } from '../../../../runner/protocol.ts';
import type { Engine } from '../engine/engine.ts';
import type { Outcome } from '../engine/outcome.ts';
import type { RunEvent, RunState } from '../run-state.ts';

/** Tells how a job goes, up to its end. @returns what stops it */
export function startJob(job: Job, engine: Engine, tell: (event: RunEvent) => void): () => void {
  const run = engine.run(job, listenerOf(tell));
  void run.outcome.then((outcome: Outcome) =>
    tell({ type: 'end', outcome, at: performance.now() }),
  );
  return run.stop;
}

const listenerOf = (tell: (event: RunEvent) => void) => ({
  onProgress: (share: number) => tell({ type: 'progress', share }),
  onRunning: () => tell({ type: 'running', at: performance.now() }),
  onOutput: (text: string) => tell({ type: 'output', text }),
  onCut: () => tell({ type: 'cut' }),
  onCase: (result: RunState['results'][number]) => tell({ type: 'case', result }),
});
