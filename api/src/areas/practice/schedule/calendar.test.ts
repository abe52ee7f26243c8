import { dayIn, daysBetween, laterOf } from './calendar.ts';

const evening = new Date('2026-11-21T20:00:00Z');

test.each([
  ['UTC', '2026-11-21'],
  ['Asia/Kolkata', '2026-11-22'],
  ['America/Los_Angeles', '2026-11-21'],
  ['Pacific/Kiritimati', '2026-11-22'],
])('a day begins at midnight where the learner is: %s', (zone, day) => {
  expect(dayIn(zone, evening)).toBe(day);
});

test('days are counted over the end of a year and the change of clocks', () => {
  expect(daysBetween('2026-12-30', '2027-01-02')).toBe(3);
  expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2);
  expect(daysBetween('2026-03-30', '2026-03-28')).toBe(-2);
});

test('the later of two days', () => {
  expect(laterOf('2026-11-09', '2026-11-10')).toBe('2026-11-10');
  expect(laterOf('2027-01-01', '2026-12-31')).toBe('2027-01-01');
});
