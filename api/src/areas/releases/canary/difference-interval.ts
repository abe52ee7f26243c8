/** By how much two rates differ, as an interval that may be looked at after every page view. */
import type { Block, Counts } from './two-rates.ts';

export interface Interval {
  from: number;
  to: number;
}

const STEPS = 50;

/**
 * The candidate's rate less the live one. The interval holds the truth at all looks together with a probability of
 * at least 1 - `risk`, as long as neither rate changes.
 */
export function differenceInterval({ candidate, live }: Block, risk: number): Interval {
  const ofCandidate = rateInterval(candidate, risk / 2);
  const ofLive = rateInterval(live, risk / 2);
  return { from: ofCandidate.from - ofLive.to, to: ofCandidate.to - ofLive.from };
}

/**
 * The rates that the beta-binomial mixture martingale doesn't refute (Robbins, "Statistical methods related to the law
 * of the iterated logarithm", Annals of Mathematical Statistics 41, 1970; Howard et al., "Time-uniform, nonparametric,
 * nonasymptotic confidence sequences", Annals of Statistics 49, 2021), mixed by Jeffreys' prior.
 */
export function rateInterval({ views, bad }: Counts, risk: number): Interval {
  const mixture = logBeta(bad + 0.5, views - bad + 0.5) - logBeta(0.5, 0.5);
  const isPossible = (rate: number) =>
    mixture - logPower(rate, bad) - logPower(1 - rate, views - bad) < -Math.log(risk);
  const likeliest = views === 0 ? 0.5 : bad / views;
  return { from: edge(isPossible, likeliest, 0), to: edge(isPossible, likeliest, 1) };
}

/** Where it ends that rates are possible, between one that is and the end of all. */
function edge(isPossible: (rate: number) => boolean, possible: number, end: number): number {
  if (isPossible(end)) return end;
  let inside = possible;
  let outside = end;
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (inside + outside) / 2;
    if (isPossible(middle)) inside = middle;
    else outside = middle;
  }
  return outside;
}

/** The logarithm of `base` to the power of `exponent`, where 0 to the power of 0 is 1. */
const logPower = (base: number, exponent: number) =>
  exponent === 0 ? 0 : exponent * Math.log(base);

const logBeta = (one: number, other: number) =>
  logGamma(one) + logGamma(other) - logGamma(one + other);

/** Stirling's series, which is exact to ten digits from 8 on; smaller ones come from the recurrence. */
function logGamma(value: number): number {
  if (value < 8) return logGamma(value + 1) - Math.log(value);
  const square = value * value;
  const series = (1 / 12 - (1 / 360 - 1 / (1260 * square)) / square) / value;
  return (value - 0.5) * Math.log(value) - value + Math.log(2 * Math.PI) / 2 + series;
}
