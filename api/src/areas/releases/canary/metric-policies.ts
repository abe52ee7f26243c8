/** By what a candidate is compared with what is live, and how strictly. */
import { vitals } from '@site/shared/contracts/releases';
import type { TestOptions } from './sequential-test.ts';

/** Those vitals that a person notices and a release can make worse. */
export const comparedVitals = ['lcp', 'inp', 'cls'] as const;
export type ComparedVital = (typeof comparedVitals)[number];
export type Figure = 'failures' | ComparedVital;

/** The chance that a candidate no worse than tolerated is ever called a regression, all figures together. */
export const FALSE_ALARM = 0.01;

/** The chance that a candidate that is worse by a margin is ever called good enough. */
export const WRONGLY_GOOD = 0.05;

export interface Policy extends TestOptions {
  /** Its part of the false alarms. Together they are 1. */
  share: number;
}

const slower = {
  // The first visitors of a candidate have none of its files in their caches.
  tolerated: 0.03,
  margin: 0.08,
  bets: [0.05, 0.12, 0.25, 0.5],
  share: 0.2,
};

export const policies: Record<Figure, Policy> = {
  failures: {
    tolerated: 0.001,
    margin: 0.005,
    bets: [0.008, 0.03, 0.1, 0.3, 0.7],
    share: 0.4,
  },
  lcp: slower,
  inp: slower,
  cls: slower,
};

/** How often what is live fails if nothing is known of it. */
const USUAL_FAILURES = 0.002;

/** Which part of the live page views counts as slow: web vitals are reported by their 75th percentile. */
const SLOW_PART = 0.25;

/** With fewer values, nothing is concluded from what was before. */
const ENOUGH = 100;

/** What was seen of one release: page views, and of each vital how many of its values fell into which bucket. */
export interface Seen {
  views: number;
  failures: number;
  vitals: Record<ComparedVital, readonly number[]>;
}

/** From where on a value counts as slow, and how often that is so before the candidate comes. */
export interface Slow {
  above: number;
  usual: number;
}

/**
 * The end of a bucket that a quarter of the live values lies above, or nearly, before the candidate comes: a threshold
 * that depended on the compared values would favour one side.
 */
export function slowOf(vital: ComparedVital, before: Seen): Slow {
  const histogram = before.vitals[vital];
  const { good, edges } = vitals[vital];
  if (total(histogram) < ENOUGH) return { above: good, usual: SLOW_PART };
  const candidates = edges.map((above) => ({ above, usual: partAbove(vital, histogram, above) }));
  const distance = ({ usual }: Slow) => Math.abs(usual - SLOW_PART);
  return candidates.reduce((best, one) => (distance(one) < distance(best) ? one : best));
}

export const usualFailures = ({ views, failures }: Seen): number =>
  views < ENOUGH ? USUAL_FAILURES : failures / views;

export function countAbove(
  vital: ComparedVital,
  histogram: readonly number[],
  threshold: number,
): number {
  const edges: readonly number[] = vitals[vital].edges;
  return total(histogram.filter((_, bucket) => bucket > edges.indexOf(threshold)));
}

const partAbove = (vital: ComparedVital, histogram: readonly number[], threshold: number) =>
  countAbove(vital, histogram, threshold) / total(histogram);

export const total = (counts: readonly number[]): number =>
  counts.reduce((all, one) => all + one, 0);

export const added = (one: Seen, other: Seen): Seen => ({
  views: one.views + other.views,
  failures: one.failures + other.failures,
  vitals: vitalsOf((vital) => combined(one.vitals[vital], other.vitals[vital], (a, b) => a + b)),
});

/** What came on top of what was seen earlier. */
export const newlySeen = (now: Seen, earlier: Seen): Seen => ({
  views: now.views - earlier.views,
  failures: now.failures - earlier.failures,
  vitals: vitalsOf((vital) => combined(now.vitals[vital], earlier.vitals[vital], (a, b) => a - b)),
});

const vitalsOf = (of: (vital: ComparedVital) => number[]) =>
  Object.fromEntries(comparedVitals.map((vital) => [vital, of(vital)])) as Record<
    ComparedVital,
    number[]
  >;

/** Bucket by bucket; what was never seen has none. */
const combined = (
  one: readonly number[],
  other: readonly number[],
  combine: (one: number, other: number) => number,
) =>
  Array.from({ length: Math.max(one.length, other.length) }, (_, bucket) =>
    combine(one[bucket] ?? 0, other[bucket] ?? 0),
  );
