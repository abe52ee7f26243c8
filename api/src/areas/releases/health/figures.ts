/** How counts are reported. */
import type { Percentiles, VersionHealth } from '@site/shared/contracts';
import { rateInterval } from '../canary/difference-interval.ts';
import { percentile } from './percentile.ts';
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
