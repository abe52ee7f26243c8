import { vitals } from '@site/shared/contracts';
import type { Regression } from './judge-canary.ts';
import type { ComparedVital } from './metric-policies.ts';
import type { Counts } from './two-rates.ts';

const names: Record<ComparedVital, string> = {
  lcp: 'largest contentful paint',
  inp: 'interaction to next paint',
  cls: 'layout shift',
};

/** Why a candidate was taken back, in a sentence for people. */
export function describeRegression({
  figure,
  above,
  candidate,
  live,
  difference,
}: Regression): string {
  const bad =
    figure === 'failures' ? 'failed' : `had a ${names[figure]} above ${limit(figure, above)}`;
  const span = `${points(difference.from)} to ${points(difference.to)}`;
  return `${ofViews(candidate)} of the candidate ${bad}, of the live release ${ofViews(live)}: ${span} percentage points more.`;
}

const limit = (vital: ComparedVital, above: number | null) =>
  vitals[vital] === vitals.cls ? String(above) : `${above} ms`;

const ofViews = ({ views, bad }: Counts) =>
  `${bad} of ${views} page views (${points(bad / views)} %)`;

const points = (part: number) => (part * 100).toFixed(1);
