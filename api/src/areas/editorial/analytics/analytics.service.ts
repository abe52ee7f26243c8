import {
  type Analytics,
  type AnalyticsDay,
  type AnalyticsQuery,
  type AnalyticsTotals,
  analyticsMeasures,
  daysInPeriod,
} from '@site/shared/contracts/editorial';
import type { Kysely } from 'kysely';
import type { DB } from '../../../database/tables.ts';
import { dayAfter } from '../../practice/index.ts';
import {
  countActiveLearners,
  findDays,
  findMostRead,
  findReach,
  type Period,
} from './analytics.repository.ts';

const MOST_READ = 10;

/** What happened on the site in a period. The response names no learner. */
export async function analyticsOf(
  kysely: Kysely<DB>,
  { from, to }: AnalyticsQuery,
): Promise<Analytics> {
  const period = { from, to };
  const days = await findDays(kysely, period);
  return {
    from,
    to,
    days,
    totals: await totalsOf(kysely, period, days),
    previous: await previousTotals(kysely, period),
    mostRead: await findMostRead(kysely, period, MOST_READ),
    roadmaps: await findReach(kysely, period),
  };
}

/** Of as many days right before the period. */
async function previousTotals(kysely: Kysely<DB>, { from, to }: Period): Promise<AnalyticsTotals> {
  const before = { from: dayAfter(from, -daysInPeriod(from, to)), to: dayAfter(from, -1) };
  return totalsOf(kysely, before, await findDays(kysely, before));
}

async function totalsOf(
  kysely: Kysely<DB>,
  period: Period,
  days: readonly AnalyticsDay[],
): Promise<AnalyticsTotals> {
  const sums = analyticsMeasures.map((measure) => [
    measure,
    days.reduce((sum, day) => sum + day[measure], 0),
  ]);
  const activeLearners = await countActiveLearners(kysely, period);
  return { ...Object.fromEntries(sums), activeLearners };
}
