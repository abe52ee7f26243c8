const MINUTE = 60_000;

const units = [
  ['year', 365 * 24 * 60],
  ['month', 30 * 24 * 60],
  ['week', 7 * 24 * 60],
  ['day', 24 * 60],
  ['hour', 60],
  ['minute', 1],
] as const;

const words = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
const full = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeStyle: 'short' });

/**
 * Such as 'just now', '5 minutes ago', 'yesterday'. Times in the future (a wrong clock) count as 'just
 * now'.
 */
export function relativeTime(at: string, now: number): string {
  const minutes = Math.floor((now - Date.parse(at)) / MINUTE);
  const [unit, length] = units.find(([, minutesEach]) => minutes >= minutesEach) ?? [];
  if (unit === undefined || length === undefined) return 'just now';
  return words.format(-Math.floor(minutes / length), unit);
}

export const fullTime = (at: string): string => full.format(new Date(at));
