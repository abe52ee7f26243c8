import { dateOf, dayAfter } from '../local-days/local-days.ts';

const DAYS = 7;

/** Monday to Sunday of the week in which a day lies. */
export function weekOf(day: string): string[] {
  const sinceMonday = (dateOf(day).getUTCDay() + DAYS - 1) % DAYS;
  return Array.from({ length: DAYS }, (_, index) => dayAfter(day, index - sinceMonday));
}
