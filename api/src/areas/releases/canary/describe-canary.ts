/** What people read of a canary. */
import { type CanaryInfo, vitals } from '@site/shared/contracts/releases';
import type { Config } from '../../../config/config.ts';
import type { Canary } from './canaries.repository.ts';
import { decideTogether } from './decide-together.ts';
import { type CanaryState, decide, MOST_DAYS, type Regression } from './judge-canary.ts';
import type { ComparedVital } from './metric-policies.ts';

type Counts = CanaryInfo['candidate'];

/** Page views since it began, those included that wait for others to be compared with. */
export function countsOf({ tests: { failures } }: CanaryState, side: 'candidate' | 'live'): Counts {
  const { total, waiting } = failures;
  return {
    views: total[side].views + waiting[side].views,
    failures: total[side].bad + waiting[side].bad,
  };
}

const MINUTE_MS = 60_000;

/** What is still missing until more visitors get it. */
export function missingFor(
  canary: Canary,
  { canaryStepViews, canaryStepMinutes }: Pick<Config, 'canaryStepViews' | 'canaryStepMinutes'>,
) {
  const { judged, views_before, share_since } = canary;
  const minutes = (Date.now() - share_since.getTime()) / MINUTE_MS;
  return {
    views: Math.max(0, canaryStepViews - (countsOf(judged, 'candidate').views - views_before)),
    minutes: Math.max(0, Math.ceil(canaryStepMinutes - minutes)),
    evidence: decideTogether(canary).kind !== 'good enough to widen',
  };
}

export const formatShare = (share: number): string => `${Number((share * 100).toPrecision(3))} %`;

const describeCounts = ({ views, failures }: Counts): string =>
  `${failures} of ${views} page views failed`;

/** Why a candidate goes live for all. */
export const describeHeld = ({ judged, why }: Pick<Canary, 'judged' | 'why'>): string =>
  `canary held: ${describeCounts(countsOf(judged, 'candidate'))}, of the previous version ${describeCounts(countsOf(judged, 'live'))}${why ? `; ${why}` : ''}`;

export const describeNoConclusion = ({ judged }: Pick<Canary, 'judged'>): string =>
  `There was no conclusion after ${MOST_DAYS} days: ${describeCounts(countsOf(judged, 'candidate'))}, which is too few to tell. Promote it, or try it again.`;

function describeProgress(canary: Canary, config: Parameters<typeof missingFor>[1]): string {
  const { views } = countsOf(canary.judged, 'candidate');
  const missing = missingFor(canary, config);
  const waits = [
    missing.views > 0 ? `${missing.views} more page views` : '',
    missing.minutes > 0
      ? `${missing.minutes} more ${missing.minutes === 1 ? 'minute' : 'minutes'}`
      : '',
    missing.evidence ? "enough page views to show that it's as good as what is live" : '',
  ].filter(Boolean);
  const soFar =
    views === 0 ? 'No page view of it has been reported yet.' : describeDoubt(canary.judged);
  return `${soFar} It waits for ${waits.join(', ') || 'the next look'}.`;
}

/** While it goes on, what speaks against it isn't enough, or comes from too few. */
const describeDoubt = (judged: CanaryState): string =>
  decide(judged).kind === 'regression'
    ? 'Page views speak against it, but only those of some networks.'
    : 'Nothing speaks against it so far.';

export const toDto = (canary: Canary, config: Parameters<typeof missingFor>[1]): CanaryInfo => ({
  id: canary.id,
  unit: canary.unit,
  version: canary.version,
  comparedWith: canary.compared_with,
  state: canary.state,
  share: canary.share,
  shareSince: canary.share_since.toISOString(),
  beganAt: canary.began_at.toISOString(),
  beganBy: canary.began_by,
  beganByAdministrator: canary.administrator_id !== null,
  approvedBy: canary.approved_by,
  approvedByAdministrator: canary.approver_id !== null,
  why: canary.why,
  endedAt: canary.ended_at?.toISOString() ?? null,
  candidate: countsOf(canary.judged, 'candidate'),
  live: countsOf(canary.judged, 'live'),
  verdict: canary.verdict ?? describeProgress(canary, config),
});

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
    figure === 'failures' ? 'failed' : `had a ${names[figure]} above ${formatLimit(figure, above)}`;
  const span = `${points(difference.from)} to ${points(difference.to)}`;
  return `${ofViews(candidate)} of the candidate ${bad}, of the live release ${ofViews(live)}: ${span} percentage points more.`;
}

const formatLimit = (vital: ComparedVital, above: number | null) =>
  vitals[vital] === vitals.cls ? String(above) : `${above} ms`;

const ofViews = ({ views, bad }: Regression['candidate']) =>
  `${bad} of ${views} page views (${points(bad / views)} %)`;

const points = (part: number) => (part * 100).toFixed(1);
