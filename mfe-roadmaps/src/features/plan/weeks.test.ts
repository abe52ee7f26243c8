import { buildPlanDay } from './testing/build-plan.ts';
import { byWeek } from './weeks.ts';

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
