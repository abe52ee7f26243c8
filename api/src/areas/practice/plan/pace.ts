import {
  PLAN_DAYS,
  type PlanLevel,
  type PlanSettings,
  weekdays,
} from '@site/shared/contracts/practice';
import { dateOf, dayAfter, daysBetween } from '../local-days/local-days.ts';
import { firstReview, type RevisionCard, review } from '../revision/spaced-repetition.ts';

const factors: Record<PlanLevel, number> = { beginner: 1.5, intermediate: 1, advanced: 0.75 };

/** Solving a problem again takes a third of the time. */
const AGAIN = 1 / 3;

/** The minutes that solving a problem takes. @param minutes at the middle level */
export const solvingTime = (minutes: number, level: PlanLevel): number =>
  Math.ceil(minutes * factors[level]);

/** The minutes that revising it takes. */
export const revisingTime = (minutes: number, level: PlanLevel): number =>
  Math.ceil(minutes * factors[level] * AGAIN);

/** The minutes of each day of practice. */
export const dailyTime = ({ hoursPerWeek, days }: Pick<PlanSettings, 'hoursPerWeek' | 'days'>) =>
  Math.floor((hoursPerWeek * 60) / days.length);

/** Returns whether a day, given by its distance from `today`, is one of practice. */
export function practiceDays(
  days: PlanSettings['days'],
  today: string,
): (index: number) => boolean {
  const sundayFirst = dateOf(today).getUTCDay();
  const first = (sundayFirst + weekdays.length - 1) % weekdays.length;
  const chosen = weekdays.map((weekday) => days.includes(weekday));
  return (index) => chosen[(first + index) % weekdays.length] ?? false;
}

/** The days between the reviews of a problem that's always solved well, from the day on which it was solved first. */
export function usualGaps(today: string): number[] {
  const gaps: number[] = [];
  const end = dayAfter(today, PLAN_DAYS);
  for (let card = firstReview(today); card.dueOn < end; card = review(card, card.dueOn, 'good')) {
    gaps.push(daysBetween(card.lastReviewedOn, card.dueOn));
  }
  return gaps;
}

/**
 * In how many days a problem on the schedule comes back, each time within `PLAN_DAYS`: first when it's due, and then
 * after the gaps that usually follow its present one.
 */
export function comingReviews(
  { dueOn, lastReviewedOn }: Pick<RevisionCard, 'dueOn' | 'lastReviewedOn'>,
  gaps: readonly number[],
  today: string,
): number[] {
  const days: number[] = [];
  let gap = daysBetween(lastReviewedOn, dueOn);
  let day = Math.max(0, daysBetween(today, dueOn));
  while (day < PLAN_DAYS) {
    days.push(day);
    gap = gaps.find((usual) => usual > gap) ?? gaps.at(-1) ?? PLAN_DAYS;
    day += gap;
  }
  return days;
}
