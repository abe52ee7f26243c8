/** Whether a candidate that some visitors get is as good as what is live: checked after every batch of page views. */
import { differenceInterval, type Interval } from './difference-interval.ts';
import {
  type ComparedVital,
  comparedVitals,
  countAbove,
  FALSE_ALARM,
  type Figure,
  policies,
  type Seen,
  type Slow,
  slowOf,
  total,
  usualFailures,
  WRONGLY_GOOD,
} from './metric-policies.ts';
import {
  beginTest,
  isGood,
  isWorse,
  observe,
  retestIfGood,
  type TestState,
} from './sequential-test.ts';
import type { Block, Counts } from './two-rates.ts';

/** Plain data, to be stored between two looks. */
export interface CanaryState {
  slow: Record<ComparedVital, Slow>;
  tests: Record<Figure, TestState>;
}

export interface Regression {
  kind: 'regression';
  figure: Figure;
  /** What counts as bad: a value above this; null for failures. */
  above: number | null;
  candidate: Counts;
  live: Counts;
  /** How much more often page views of the candidate are bad, as a part of 1. */
  difference: Interval;
}

export type Decision = { kind: 'continue' } | { kind: 'good enough to widen' } | Regression;

/** The risk of the interval that a regression is reported with. */
const INTERVAL_RISK = 0.05;

/** A vital of fewer of its page views isn't waited for: some browsers measure none, some visitors press nothing. */
const MEASURED_PART = 0.1;

/** A canary without a conclusion ends after this long. Pages' counts are retained for longer, and so is its cookie. */
export const MOST_DAYS = 14;

const figures = Object.keys(policies) as Figure[];

/** @param before what was seen of the live release until now */
export function beginCanary(before: Seen): CanaryState {
  const slow = record(comparedVitals, (vital) => slowOf(vital, before));
  const tests = record(figures, (figure) =>
    beginTest(policies[figure], figure === 'failures' ? usualFailures(before) : slow[figure].usual),
  );
  return { slow, tests };
}

/** @param candidate what was seen of it since the last look */
export function look(state: CanaryState, candidate: Seen, live: Seen): CanaryState {
  const blockOf = (figure: Figure): Block => ({
    candidate: countsOf(figure, candidate, state.slow),
    live: countsOf(figure, live, state.slow),
  });
  const tests = record(figures, (figure) =>
    observe(state.tests[figure], blockOf(figure), policies[figure]),
  );
  return { ...state, tests };
}

export function decide({ slow, tests }: CanaryState): Decision {
  const worse = figures.find((figure) =>
    isWorse(tests[figure], FALSE_ALARM * policies[figure].share),
  );
  if (worse)
    return regression(worse, worse === 'failures' ? null : slow[worse].above, tests[worse]);
  const isEnough = figures.every(
    (figure) => isGood(tests[figure], WRONGLY_GOOD) || isHardlyMeasured(figure, tests),
  );
  return { kind: isEnough ? 'good enough to widen' : 'continue' };
}

/** The candidate has more visitors now, and has to be shown good enough with them. What speaks against it stays. */
export const widened = ({ slow, tests }: CanaryState): CanaryState => ({
  slow,
  tests: record(figures, (figure) => retestIfGood(tests[figure])),
});

function isHardlyMeasured(figure: Figure, tests: CanaryState['tests']): boolean {
  const views = (one: Figure) => tests[one].total.candidate.views;
  return figure !== 'failures' && views(figure) < MEASURED_PART * views('failures');
}

function regression(figure: Figure, above: number | null, { total }: TestState): Regression {
  const { from, to } = differenceInterval(total, INTERVAL_RISK);
  // The test has shown that much, whatever the interval by itself does.
  const difference = { from: Math.max(from, policies[figure].tolerated), to };
  return { kind: 'regression', figure, above, ...total, difference };
}

function countsOf(figure: Figure, seen: Seen, slow: CanaryState['slow']): Counts {
  if (figure === 'failures') return { views: seen.views, bad: seen.failures };
  const histogram = seen.vitals[figure];
  return { views: total(histogram), bad: countAbove(figure, histogram, slow[figure].above) };
}

const record = <Name extends string, T>(names: readonly Name[], of: (name: Name) => T) =>
  Object.fromEntries(names.map((name) => [name, of(name)])) as Record<Name, T>;
