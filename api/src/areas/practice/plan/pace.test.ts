import { dayAfter } from '../schedule/calendar.ts';
import { firstReview, review } from '../schedule/schedule.ts';
import { comingReviews, dailyTime, practiceDays, usualGaps } from './pace.ts';

/** A Thursday. */
const today = '2026-11-26';
const gaps = usualGaps(today);

test('gaps grow from days to half a year, as the revision schedule has them', () => {
  expect(gaps[0]).toBe(3);
  expect(gaps.toSorted((one, other) => one - other)).toEqual(gaps);
  expect(gaps.at(-1)).toBeLessThan(190);
});

test('a problem solved today comes back on the days that the schedule gives it', () => {
  let card = firstReview(today);
  for (const day of comingReviews(card, gaps, today)) {
    expect(dayAfter(today, day)).toBe(card.dueOn);
    card = review(card, card.dueOn, 'good');
  }
});

test('what is overdue comes back today, and then after the gap that follows its present one', () => {
  const card = { lastReviewedOn: '2026-11-01', dueOn: '2026-11-11' };
  const next = gaps.find((gap) => gap > 10) ?? 0;
  expect(comingReviews(card, gaps, today).slice(0, 2)).toEqual([0, next]);
});

test('what is due in more than two years does not come back', () => {
  const card = { lastReviewedOn: today, dueOn: dayAfter(today, 800) };
  expect(comingReviews(card, gaps, today)).toEqual([]);
});

test('the hours of a week are shared by its practice days', () => {
  expect(dailyTime({ hoursPerWeek: 5, days: ['monday', 'friday', 'sunday'] })).toBe(100);
});

test('practice days are found from any day on', () => {
  const practises = practiceDays(['friday', 'sunday'], today);
  const week = Array.from({ length: 8 }, (_, day) => practises(day));
  expect(week).toEqual([false, true, false, true, false, false, false, false]);
});
