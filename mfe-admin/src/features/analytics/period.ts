import { type AnalyticsQuery, analyticsQuery } from '@site/shared/contracts';

const DAY_MS = 24 * 60 * 60_000;

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Periods to choose from, by their length in days; they end today, in UTC. */
export const lengths = [7, 30, 90, 365] as const;
const DEFAULT_LENGTH = 30;

/** The last `days` days, today included. @param now in milliseconds. */
export const lastDays = (days: number, now = Date.now()): AnalyticsQuery => ({
  from: dayOf(now - (days - 1) * DAY_MS),
  to: dayOf(now),
});

/** The length of a period that ends today; undefined for any other. */
export const lengthOf = ({ from, to }: AnalyticsQuery): number | undefined =>
  lengths.find((days) => {
    const period = lastDays(days);
    return period.from === from && period.to === to;
  });

/** The period that the address names. Without one, or if it can't be used, the last 30 days. */
export function readPeriod(params: URLSearchParams): AnalyticsQuery {
  const named = analyticsQuery.safeParse({ from: params.get('from'), to: params.get('to') });
  return named.success ? named.data : lastDays(DEFAULT_LENGTH);
}
