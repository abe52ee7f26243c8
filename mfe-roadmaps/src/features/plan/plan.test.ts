import type { PlanRest } from '@site/shared/contracts/practice';
import { byWeek } from './plan-view.tsx';
import { buildPlan, buildPlanDay, buildSettings } from './testing/build-plan.ts';
import { loadInWords, remedyInWords, restInWords } from './texts.ts';

const today = '2026-11-26';
const rest: PlanRest = { count: 38, topics: [], hoursPerWeek: 9, targetDate: '2027-04-12' };

test('the effort of days is added up', () => {
  const days = [buildPlanDay({ reviews: 3, minutes: 50 }), buildPlanDay({ minutes: 40 })];
  expect(loadInWords(days, 'problem')).toBe('2 problems, 3 to revise · 1 h 30 min');
  expect(loadInWords([buildPlanDay({ units: [], reviews: 1 })], 'problem')).toBe(
    '1 to revise · 20 min',
  );
});

test("what won't fit is counted among everything open", () => {
  expect(restInWords(buildPlan({ rest }), today, 'problem')).toBe(
    "38 of 203 problems won't fit before Mar 1, 2027",
  );
});

test('a target date that has come is mentioned', () => {
  const plan = buildPlan({ rest, settings: buildSettings({ targetDate: today }) });
  expect(restInWords(plan, today, 'problem')).toBe(
    'Your target date has come, and 38 problems are left',
  );
});

test.each([
  [{}, '9 hours a week would do, or a target date of Apr 12, 2027 at this pace.'],
  [
    { hoursPerWeek: null },
    "No number of hours would do. At this pace, you'd be ready by Apr 12, 2027.",
  ],
  [{ targetDate: null }, '9 hours a week would do.'],
  [
    { hoursPerWeek: null, targetDate: null },
    'No number of hours would do. At this pace, it would take more than two years: choose more hours, or fewer roadmaps.',
  ],
])('%j in words', (facts, words) => {
  expect(remedyInWords(buildPlan({ rest: { ...rest, ...facts } }), today)).toBe(words);
});

const days = ['2026-11-26', '2026-11-27', '2026-11-29', '2026-11-30', '2026-12-06', '2026-12-07'];
const planned = days.map((day) => buildPlanDay({ day }));
const daysOf = (list: { day: string }[]) => list.map(({ day }) => day);

test('days are today, the rest of this week, and weeks from Monday to Sunday', () => {
  const { today, thisWeek, later } = byWeek(planned, '2026-11-26');
  expect(today?.day).toBe('2026-11-26');
  expect(daysOf(thisWeek)).toEqual(['2026-11-27', '2026-11-29']);
  expect(later.map((week) => [week.monday, daysOf(week.days)])).toEqual([
    ['2026-11-30', ['2026-11-30', '2026-12-06']],
    ['2026-12-07', ['2026-12-07']],
  ]);
});

test.each(['2026-11-29', '2026-11-30'])('a week ends on Sunday, also on %s', (day) => {
  const { today, thisWeek } = byWeek([buildPlanDay({ day })], day);
  expect(today?.day).toBe(day);
  expect(thisWeek).toEqual([]);
});
