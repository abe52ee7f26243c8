import { type HealthPeriod, healthPeriod } from '@site/shared/contracts';

/** The period that the address names; the last day without one, or if it can't be used. */
export function readPeriod(params: URLSearchParams): HealthPeriod {
  const named = healthPeriod.safeParse(params.get('period'));
  return named.success ? named.data : 'day';
}

const clock = new Intl.DateTimeFormat('en', { hour: '2-digit', minute: '2-digit', hour12: false });
const dayAndClock = new Intl.DateTimeFormat('en', {
  month: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
});

/** 14:05, or with the day where a period has several. In the reader's own time. */
export const momentIn = (period: HealthPeriod, from: string): string =>
  (period === 'hour' ? clock : dayAndClock).format(new Date(from));
