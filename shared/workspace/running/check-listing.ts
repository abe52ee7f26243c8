import type {
  ListingChecked,
  ListingCheckMessage,
  ListingToCheck,
} from '@site/shared/contracts/editorial';
import type { Engine, Outcome } from '../engine/engine.ts';
import { inJavaScript } from '../language/in-javascript.ts';
import { sitePython } from '../python/python.ts';
import { isUnderWay, nothingRun, type RunEvent, type RunState, runReducer } from '../run-state.ts';
import { outcomeMessage, progressMessage } from './run-messages.ts';
import { startJob } from './start-job.ts';

type Language = NonNullable<ListingToCheck['timed']>;

const engines: Record<Language, () => Promise<Engine>> = {
  python: async () => sitePython(),
  javascript: async () => (await import('./javascript.ts')).siteEngine(),
};

/** Runs a listing against its cases in the engine of its language, and reports its progress to the end. */
export function checkOnSite(
  listing: ListingToCheck,
  report: (message: ListingCheckMessage) => void,
): void {
  const { run, cases, timed: language = 'python' } = listing;
  engines[language]().then(
    (engine) => checkListing(listing, engine, report),
    () => {
      const outcome: Outcome = { kind: 'unavailable', stage: 'fetch' };
      report({
        ...{ type: 'ended', run, output: '' },
        fault: outcomeMessage(outcome, language),
        cases: cases.map(() => null),
      });
    },
  );
}

/** The same in a given engine. */
export function checkListing(
  listing: ListingToCheck,
  engine: Engine,
  report: (message: ListingCheckMessage) => void,
): void {
  const { run, code: source, support, timed } = listing;
  const language = timed ?? 'python';
  const cases = language === 'python' ? listing.cases : listing.cases.map(inLanguage);
  let state: RunState = runReducer(nothingRun, {
    type: 'start',
    language,
    mode: 'test',
    source,
    cases: [],
  });
  let words = '';
  startJob({ source, support, cases }, engine, (event: RunEvent) => {
    state = runReducer(state, event);
    if (!isUnderWay(state)) return report(checked(listing, state));
    const now = progressMessage(state);
    if (now !== words) report({ type: 'progress', run, words: now });
    words = now;
  });
}

const inLanguage = ({ input, expected }: ListingToCheck['cases'][number]) => ({
  input: inJavaScript(input),
  expected: expected && inJavaScript(expected),
});

function checked({ run, cases, timed }: ListingToCheck, state: RunState): ListingChecked {
  const { outcome, results, output, language, milliseconds } = state;
  return {
    type: 'ended',
    run,
    fault: outcome && outcomeMessage(outcome, language),
    cases: cases.map((_, index) => {
      const result = results.find((result) => result.index === index);
      if (!result) return null;
      const { passed, actual, error } = result;
      return { passed, actual, error: error?.text ?? null };
    }),
    output,
    ...(timed && { milliseconds }),
  };
}
