import type { HealthPeriod, Percentiles } from '@site/shared/contracts/releases';

export type ShownVital = keyof Percentiles;

/** The vitals, in display order. */
export const shownVitals: readonly { vital: ShownVital; name: string }[] = [
  { vital: 'lcp', name: 'LCP' },
  { vital: 'inp', name: 'INP' },
  { vital: 'cls', name: 'CLS' },
];

/** 240 ms, 2.4 s; a layout shift has no unit. */
export function vitalValue(vital: ShownVital, value: number): string {
  if (vital === 'cls') return value.toFixed(2);
  return value < 1000 ? `${Math.round(value)} ms` : `${(value / 1000).toFixed(1)} s`;
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
