import { dayInWords, onDay, plusDays } from '@site/shared/revision';
import { agoInWords, byDay, daysAhead } from './days.ts';
import { buildRevision } from './testing/build-revision.ts';

const today = '2026-11-21';

test.each([
  ['2026-11-21', 'today', 'today'],
  ['2026-11-22', 'tomorrow', 'tomorrow'],
  ['2026-11-26', 'Thursday', 'on Thursday'],
  ['2026-12-03', 'Thu, Dec 3', 'on Thu, Dec 3'],
  ['2027-03-03', 'Mar 3, 2027', 'on Mar 3, 2027'],
])('%s reads as %s', (day, words, inSentence) => {
  expect(dayInWords(day, today)).toBe(words);
  expect(onDay(day, today)).toBe(inSentence);
});

test('adding days crosses the end of a month', () => {
  expect(plusDays('2026-11-29', 3)).toBe('2026-12-02');
  expect(agoInWords('2026-10-31', '2026-11-01')).toBe('yesterday');
  expect(agoInWords('2026-10-31', '2026-11-05')).toBe('5 days ago');
  expect(agoInWords(today, today)).toBe('today');
});

const next = ['2026-11-23', '2026-11-23', '2026-12-24'].map((dueOn, index) =>
  buildRevision({ unitId: `unit-${index}`, dueOn }),
);

test('upcoming problems are grouped by day', () => {
  expect(byDay(next).map(({ day, problems }) => [day, problems.length])).toEqual([
    ['2026-11-23', 2],
    ['2026-12-24', 1],
  ]);
});

test('the two weeks ahead count everything due now for today, and nothing beyond fourteen days', () => {
  const days = daysAhead({ today, dueCount: 4, due: [], next });
  expect(days.map(({ count }) => count)).toEqual([4, 0, 2, ...Array(11).fill(0)]);
  expect(days.at(-1)?.day).toBe('2026-12-04');
});
