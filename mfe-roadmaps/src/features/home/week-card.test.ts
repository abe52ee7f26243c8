import { lastWeekText, streakText, weekText } from './week-card.tsx';

const week = [1, 0, 4, 0, 0, 0, 0].map((activities, index) => ({
  day: `2026-03-0${index + 2}`,
  activities,
  solved: Math.min(activities, 3),
}));

test('the week is summed up in days and solved problems', () => {
  expect(weekText(week)).toBe('2 days practised · 4 solved');
  expect(weekText(week.slice(0, 1))).toBe('1 day practised · 1 solved');
});

test('last week is only mentioned if anything was done', () => {
  expect(lastWeekText({ days: 1, solved: 0 })).toBe('Last week: 1 day, 0 solved.');
  expect(lastWeekText({ days: 0, solved: 0 })).toMatch(/to make a day count/);
});

test.each([
  ['someone new', { current: 0, longest: 0 }, '2026-03-03', /^It starts with the first thing/],
  ['someone who is back', { current: 0, longest: 9 }, '2026-03-03', /^Your longest was 9 days/],
  ['a day with nothing yet', { current: 4, longest: 9 }, '2026-03-03', /makes it 5\. .*: 9 days/],
  ['a day that counts already', { current: 4, longest: 4 }, '2026-03-04', /^Today counts/],
])('the streak of %s is described truthfully and kindly', (_name, streak, today, text) => {
  expect(streakText(streak, week, today)).toMatch(text);
});
