import { clockIn, momentsOf, offsetText, zonedText } from './zoned-time.ts';

const moments = (typed: string, zone: string) =>
  momentsOf(typed, zone).map((at) => at.toISOString());

test.each([
  ['2026-12-04T09:00', 'Europe/Berlin', '2026-12-04T08:00:00.000Z'],
  ['2027-07-04T09:00', 'Europe/Berlin', '2027-07-04T07:00:00.000Z'],
  ['2027-01-01T00:15', 'Asia/Kolkata', '2026-12-31T18:45:00.000Z'],
  ['2027-01-01T00:15', 'America/St_Johns', '2027-01-01T03:45:00.000Z'],
  ['2027-01-01T00:15', 'Pacific/Kiritimati', '2026-12-31T10:15:00.000Z'],
  ['2027-01-01T00:15', 'UTC', '2027-01-01T00:15:00.000Z'],
])('%s in %s is one moment', (typed, zone, at) => {
  expect(moments(typed, zone)).toEqual([at]);
  expect(clockIn(zone, new Date(at))).toBe(typed);
});

test.each([
  ['2027-03-28T02:30', 'Europe/Berlin'],
  ['2027-03-14T02:00', 'America/New_York'],
])("%s doesn't come in %s: clocks skip it", (typed, zone) => {
  expect(moments(typed, zone)).toEqual([]);
});

test.each([
  ['2027-03-28T01:59', 'Europe/Berlin', '2027-03-28T00:59:00.000Z'],
  ['2027-03-28T03:00', 'Europe/Berlin', '2027-03-28T01:00:00.000Z'],
  ['2027-10-31T01:59', 'Europe/Berlin', '2027-10-30T23:59:00.000Z'],
  ['2027-10-31T03:00', 'Europe/Berlin', '2027-10-31T02:00:00.000Z'],
])('%s in %s, just beside a change of clocks, is one moment', (typed, zone, at) => {
  expect(moments(typed, zone)).toEqual([at]);
});

test('a time over which clocks are set back comes twice', () => {
  expect(moments('2027-10-31T02:30', 'Europe/Berlin')).toEqual([
    '2027-10-31T00:30:00.000Z',
    '2027-10-31T01:30:00.000Z',
  ]);
  const offsets = momentsOf('2027-10-31T02:30', 'Europe/Berlin').map((at) =>
    offsetText(at, 'Europe/Berlin'),
  );
  expect(offsets).toEqual(['GMT+2', 'GMT+1']);
});

test('a time is read in its zone, and in the own one if that differs', () => {
  const text = zonedText('2027-10-31T00:30:00.000Z', 'America/New_York');
  expect(text).toMatch(/^Oct 30, 2027, 8:30\sPM \(America\/New York\), which is Oct 31, 2027/);
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  expect(zonedText('2027-10-31T00:30:00.000Z', timeZone)).not.toMatch(/which is/);
});

test('what is no time is no moment', () => {
  expect(moments('', 'UTC')).toEqual([]);
});
