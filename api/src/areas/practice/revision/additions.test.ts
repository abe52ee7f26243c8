import { dayAfter } from '../local-days/local-days.ts';
import { SPREAD_PER_DAY, spread } from './additions.ts';

const today = '2026-11-24';
const cards = (...days: string[]) => days.map((dueOn, id) => ({ id, dueOn }));
const counted = (spreadOut: { dueOn: string }[]) => {
  const counts: Record<string, number> = {};
  for (const { dueOn } of spreadOut) counts[dueOn] = (counts[dueOn] ?? 0) + 1;
  return counts;
};

test('what was solved long ago begins today, a few a day', () => {
  const twelve = cards(...Array.from({ length: 12 }, () => '2026-06-01'));
  expect(counted(spread(twelve, today, new Map()))).toEqual({
    [today]: SPREAD_PER_DAY,
    [dayAfter(today, 1)]: SPREAD_PER_DAY,
    [dayAfter(today, 2)]: 2,
  });
});

test('the one that would have been due first comes first, and none comes before its day', () => {
  const spreadOut = spread(cards('2026-11-26', '2026-11-20', '2026-11-01'), today, new Map());
  expect(spreadOut.map(({ id, dueOn }) => [id, dueOn])).toEqual([
    [2, today],
    [1, today],
    [0, '2026-11-26'],
  ]);
});

test('a day that has enough already gets no more', () => {
  const planned = new Map([
    [today, 40],
    [dayAfter(today, 1), SPREAD_PER_DAY - 1],
  ]);
  expect(
    spread(cards('2026-11-01', '2026-11-02'), today, planned).map(({ dueOn }) => dueOn),
  ).toEqual([dayAfter(today, 1), dayAfter(today, 2)]);
});
