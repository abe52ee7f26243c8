import { fullTime, relativeTime } from './relative-time.ts';

const now = Date.parse('2026-11-21T12:00:00.000Z');

test.each([
  ['2026-11-21T12:00:20.000Z', 'just now'],
  ['2026-11-21T11:59:10.000Z', 'just now'],
  ['2026-11-21T11:59:00.000Z', '1 minute ago'],
  ['2026-11-21T11:01:00.000Z', '59 minutes ago'],
  ['2026-11-21T09:30:00.000Z', '2 hours ago'],
  ['2026-11-20T11:00:00.000Z', 'yesterday'],
  ['2026-11-10T12:00:00.000Z', 'last week'],
  ['2026-10-03T09:30:00.000Z', 'last month'],
  ['2024-10-03T09:30:00.000Z', '2 years ago'],
])('%s is %s', (at, words) => {
  expect(relativeTime(at, now)).toBe(words);
});

test('the full form has the date and time', () => {
  expect(fullTime('2026-10-03T09:30:00.000Z')).toMatch(/October 3, 2026 at \d+:\d\d/);
});
