import type { PlanDay } from '@site/shared/contracts';
import { dateOf, plusDays } from '@site/shared/revision';

/** The plan for one week after this one. */
interface PlannedWeek {
  /** The week's Monday. */
  monday: string;
  days: PlanDay[];
}

const DAYS = 7;
const MONDAY = 1;

const mondayOf = (day: string): string =>
  plusDays(day, -((dateOf(day).getUTCDay() + DAYS - MONDAY) % DAYS));

/** The planned days in groups: today, the rest of this week, and the weeks after it. */
export function byWeek(
  days: readonly PlanDay[],
  today: string,
): { today: PlanDay | null; thisWeek: PlanDay[]; later: PlannedWeek[] } {
  const nextMonday = plusDays(mondayOf(today), DAYS);
  const later: PlannedWeek[] = [];
  for (const day of days.filter((each) => each.day >= nextMonday)) {
    const monday = mondayOf(day.day);
    const last = later.at(-1);
    if (last?.monday === monday) last.days.push(day);
    else later.push({ monday, days: [day] });
  }
  return {
    today: days.find(({ day }) => day === today) ?? null,
    thisWeek: days.filter(({ day }) => day > today && day < nextMonday),
    later,
  };
}
