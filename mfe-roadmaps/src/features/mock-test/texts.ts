import { counted } from '@site/shared/contracts/composition';
import { percentOf } from '@site/shared/ui';

/** Such as 1:05:09 or 4:30. */
export function clockTime(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
  const two = (number: number) => String(number).padStart(2, '0');
  const rest = two(seconds % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}

/** What a screen reader announces as the time runs out; '' before. */
export function timeWarning(seconds: number): string {
  const mark = [1, 5, 10].find((minutes) => seconds <= minutes * 60);
  if (seconds === 0) return 'Time is up.';
  return mark === undefined ? '' : `Less than ${counted(mark, 'minute')} left.`;
}

/** Such as 12 minutes left. */
export function minutesLeft(endsAt: string, now: string): string {
  const minutes = Math.ceil((Date.parse(endsAt) - Date.parse(now)) / 60_000);
  return `${counted(minutes, 'minute')} left`;
}

export const languageNames = {
  python: 'Python',
  javascript: 'JavaScript',
  cpp: 'C++',
  sql: 'SQL',
} as const;

/** Points may be less than 0. */
export const signed = (points: number) => (points < 0 ? `−${-points}` : `${points}`);

/** Such as 24 of 35 points (69%). */
export const scoreInWords = ({ points, outOf }: { points: number; outOf: number }) =>
  `${signed(points)} of ${outOf} points (${percentOf(points, outOf)}%)`;

const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });
export const dayOf = (time: string) => day.format(new Date(time));
