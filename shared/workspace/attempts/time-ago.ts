const units = [
  ['year', 365 * 24 * 60],
  ['month', 30 * 24 * 60],
  ['day', 24 * 60],
  ['hour', 60],
  ['minute', 1],
] as const;

const words = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

/** Such as 'just now' or '5 minutes ago'. */
export function timeAgo(at: string, now = Date.now()): string {
  const minutes = Math.floor((now - Date.parse(at)) / 60_000);
  const found = units.find(([, minutesEach]) => minutes >= minutesEach);
  return found ? words.format(-Math.floor(minutes / found[1]), found[0]) : 'just now';
}
