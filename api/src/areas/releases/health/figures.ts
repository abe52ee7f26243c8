/** How counts are reported. */
import {
  type Percentiles,
  type VersionHealth,
  type Vital,
  vitals,
} from '@site/shared/contracts/releases';
import { rateInterval } from '../canary/difference-interval.ts';
import type { Histograms } from './release-health.repository.ts';

const RISK = 0.05;
const PART = 0.75;

/** null without page views. */
export const failureRateOf = (counts: {
  views: number;
  bad: number;
}): VersionHealth['failureRate'] =>
  counts.views === 0 ? null : { rate: counts.bad / counts.views, ...rateInterval(counts, RISK) };

export const percentilesOf = (views: readonly Histograms[]): Percentiles => ({
  lcp: percentile('lcp', added(views, 'lcp'), PART),
  inp: percentile('inp', added(views, 'inp'), PART),
  cls: percentile('cls', added(views, 'cls'), PART),
});

const added = (views: readonly Histograms[], vital: keyof Histograms): number[] =>
  (views[0]?.[vital] ?? []).map((_, bucket) => sum(views, (row) => row[vital][bucket] ?? 0));

export const sum = <Row>(rows: readonly Row[], of: (row: Row) => number) =>
  rows.reduce((all, row) => all + of(row), 0);

/**
 * The value that this part of a vital's values doesn't exceed, as near as a histogram can show: values lie evenly within
 * their bucket. The last bucket has no upper end, so its beginning stands for it.
 * @returns null without values
 */
export function percentile(vital: Vital, histogram: readonly number[], part: number) {
  const edges: readonly number[] = vitals[vital].edges;
  const total = histogram.reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  let left = part * total;
  for (const [bucket, count] of histogram.entries()) {
    if (count > 0 && left <= count) {
      const from = edges[bucket - 1] ?? 0;
      const to = edges[bucket] ?? from;
      return rounded(from + ((to - from) * left) / count);
    }
    left -= count;
  }
  return edges.at(-1) ?? null;
}

/** More than four digits would be none that was measured. */
const rounded = (value: number) => Number(value.toPrecision(4));
