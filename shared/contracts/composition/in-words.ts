/** Such as 1 problem or 3 problems. @param many if that isn't the noun with an s, such as activities */
export const counted = (count: number, noun: string, many = `${noun}s`): string =>
  `${count} ${count === 1 ? noun : many}`;

const HOUR = 60;

/** Such as 45 min, 2 h or 1 h 30 min. */
export function durationInWords(minutes: number): string {
  const hours = Math.floor(minutes / HOUR);
  const rest = minutes % HOUR;
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}

const monthFormat = new Intl.DateTimeFormat('en', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** Such as March 2026 for 2026-03. */
export const monthInWords = (month: string): string => monthFormat.format(new Date(`${month}-01`));
