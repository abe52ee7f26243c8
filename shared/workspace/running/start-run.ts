import { recordAttempt } from '../attempts/record-attempt.ts';
import type { Engine } from '../engine/engine.ts';
import type { Solvable } from '../language/solvable.ts';
import { ownInputs } from '../own-cases/own-inputs.ts';
import { comparedWith, referenceOf } from '../own-cases/reference.ts';
import {
  judgedCases,
  nothingRun,
  type RunCase,
  type RunEvent,
  type RunMode,
  runReducer,
} from '../run-state.ts';
import { jobOf } from './job-of.ts';
import { startJob } from './start-job.ts';
import { judge } from './verdict.ts';

interface Run {
  problem: Solvable;
  mode: RunMode;
  source: string;
  cases: readonly RunCase[];
  onAccepted: () => void;
}

/** Runs a program and reports its progress. What was submitted is recorded as an attempt. */
export async function startRun(
  { problem, mode, source, cases, onAccepted }: Run,
  engine: Engine,
  report: (event: RunEvent) => void,
  signal: AbortSignal,
): Promise<void> {
  const onProgress = (share: number) => report({ type: 'progress', share });
  const inputs = mode === 'test' ? ownInputs(problem) : [];
  const own = await referenceOf(problem, inputs, engine, onProgress, signal);
  const all = [...cases, ...own.filter(isValid), ...own.filter((one) => !isValid(one))];
  if (own.length > 0) report({ type: 'cases', cases: all });

  let state = runReducer(nothingRun, {
    type: 'start',
    language: problem.language,
    mode,
    source,
    cases: all,
  });
  const follow = (event: RunEvent) => {
    state = runReducer(state, event);
    report(event);
    const judgement = mode === 'submit' && event.type === 'end' && judge(state);
    if (!judgement) return;
    recordAttempt(problem, state, judgement);
    if (judgement.verdict === 'accepted') onAccepted();
  };
  const job = jobOf(problem, source, judgedCases(all).map(expressionsOf));
  const stop = startJob(job, engine, (event) => follow(compared(event, all)));
  signal.addEventListener('abort', stop);
  if (signal.aborted) stop();
}

/** What our solution can't take isn't run: it would say nothing about the program, or end its run. */
const isValid = ({ own }: RunCase) => !own?.inputError;

const expressionsOf = ({ input, expected }: RunCase) => ({ input, expected });

function compared(event: RunEvent, cases: readonly RunCase[]): RunEvent {
  if (event.type !== 'case') return event;
  const given = cases[event.result.index];
  return given ? { ...event, result: comparedWith(given, event.result) } : event;
}
