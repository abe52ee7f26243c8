import type {
  ListingChecked,
  ListingCheckMessage,
  ListingToCheck,
} from '@site/shared/contracts/editorial';
import type { Engine } from '../engine/engine.ts';
import { isUnderWay, nothingRun, type RunEvent, type RunState, runReducer } from '../run-state.ts';
import { outcomeMessage, progressMessage } from './run-messages.ts';
import { startJob } from './start-job.ts';

/** Runs a listing against its cases, and reports its progress to the end. */
export function checkListing(
  listing: ListingToCheck,
  python: Engine,
  report: (message: ListingCheckMessage) => void,
): void {
  const { run, code: source, support, cases } = listing;
  let state: RunState = runReducer(nothingRun, {
    type: 'start',
    language: 'python',
    mode: 'test',
    source,
    cases: [],
  });
  let words = '';
  startJob({ source, support, cases }, python, (event: RunEvent) => {
    state = runReducer(state, event);
    if (!isUnderWay(state)) return report(checked(run, state, cases.length));
    const now = progressMessage(state);
    if (now !== words) report({ type: 'progress', run, words: now });
    words = now;
  });
}

function checked(run: string, state: RunState, count: number): ListingChecked {
  const { outcome, results, output } = state;
  return {
    type: 'ended',
    run,
    fault: outcome && outcomeMessage(outcome),
    cases: Array.from({ length: count }, (_, index) => {
      const result = results.find((result) => result.index === index);
      if (!result) return null;
      const { passed, actual, error } = result;
      return { passed, actual, error: error?.text ?? null };
    }),
    output,
  };
}
