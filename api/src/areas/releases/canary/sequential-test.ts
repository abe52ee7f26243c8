/**
 * Compares how often page views of a candidate and of what is live are bad, while both run. One may look after every
 * block: the chance of ever being wrong holds for the whole run (see two-rates.ts).
 */
import { type Block, type Counts, logEvidence } from './two-rates.ts';

export interface TestOptions {
  /** How much more often page views of the candidate may be bad without it being a regression, as a part of 1. */
  tolerated: number;
  /** A candidate that is shown to be less than this worse is good enough for more visitors. */
  margin: number;
  /** By how much a bad release may be worse: a part of the stake is bet on each. */
  bets: readonly number[];
}

/** Plain data, to be stored between two looks. */
export interface TestState {
  /** Everything since the beginning. */
  total: Block;
  /** What was seen of one alone. A block without the other says nothing. */
  waiting: Block;
  /** The rate of what is live, as it was before the candidate came. */
  usual: number;
  /** Logarithms of what has become of the stake on each of the bets that the candidate is worse. */
  worse: readonly number[];
  /** The same of the bet that it is as good as what is live. */
  good: number;
}

/** How many page views weigh as much as what was usual before. */
const WEIGHT_OF_USUAL = 200;

/** No rate is bet to be nothing or everything: one page view that is otherwise would lose the stake. */
const LEAST_RATE = 0.0002;

const nothing: Block = { candidate: { views: 0, bad: 0 }, live: { views: 0, bad: 0 } };

export const beginTest = ({ bets }: Pick<TestOptions, 'bets'>, usual: number): TestState => ({
  total: nothing,
  waiting: nothing,
  usual,
  worse: bets.map(() => 0),
  good: 0,
});

export function observe(state: TestState, seen: Block, options: TestOptions): TestState {
  const block = sum(state.waiting, seen);
  if (block.candidate.views === 0 || block.live.views === 0) return { ...state, waiting: block };
  const { tolerated, margin, bets } = options;
  const live = expectedRate(state);
  const betOn = (excess: number) => ({ live, candidate: within(live + excess) });
  return {
    ...state,
    total: sum(state.total, block),
    waiting: nothing,
    worse: state.worse.map(
      (capital, index) =>
        capital + logEvidence(block, betOn(tolerated + (bets[index] ?? 0)), tolerated),
    ),
    good: state.good + logEvidence(block, betOn(0), margin),
  };
}

/** Whether the candidate is worse than is tolerated, which is said wrongly once in `1 / risk` runs. */
export const isWorse = ({ worse }: TestState, risk: number): boolean =>
  logMean(worse) >= -Math.log(risk);

/** Whether the candidate is less than the margin worse, with the same meaning of `risk`. */
export const isGood = ({ good }: TestState, risk: number): boolean => good >= -Math.log(risk);

/** Begins again to collect what speaks for the candidate, since it has more visitors now. */
export const retestIfGood = (state: TestState): TestState => ({ ...state, good: 0 });

/** Of what is live, from all that was seen before. */
function expectedRate({ total, usual }: TestState): number {
  const { views, bad } = total.live;
  return within((bad + usual * WEIGHT_OF_USUAL) / (views + WEIGHT_OF_USUAL));
}

const within = (rate: number) => Math.min(Math.max(rate, LEAST_RATE), 1 - LEAST_RATE);

const sum = (one: Block, other: Block): Block => ({
  candidate: sumOf(one.candidate, other.candidate),
  live: sumOf(one.live, other.live),
});

const sumOf = (one: Counts, other: Counts): Counts => ({
  views: one.views + other.views,
  bad: one.bad + other.bad,
});

/** The logarithm of the mean of numbers of which these are the logarithms. */
function logMean(logarithms: readonly number[]): number {
  const most = Math.max(...logarithms);
  const parts = logarithms.map((one) => Math.exp(one - most));
  return most + Math.log(parts.reduce((all, part) => all + part, 0) / parts.length);
}
