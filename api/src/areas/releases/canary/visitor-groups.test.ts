import { visitorGroups } from './visitor-groups.ts';

const groups = visitorGroups({ publicUrl: 'https://learn.example' });
const NAME = '__Host-visitor_group';

const chosen = (id: number, share: number, of = id) =>
  Array.from({ length: 10_000 }, (_, group) => group).filter((group) =>
    groups.isChosen({ id, share }, { cookies: { [NAME]: `${of}.${group}` } }, null),
  );

test.each([0.001, 0.01, 0.05, 0.25])('of all numbers, a share of %p is chosen', (share) => {
  expect(chosen(1, share)).toHaveLength(share * 10_000);
});

test('those who were chosen stay so when others are added', () => {
  const few = chosen(1, 0.01);
  expect(chosen(1, 0.05).slice(0, few.length)).toEqual(few);
});

test('a number that was drawn for another canary says nothing', () => {
  expect(chosen(2, 0.99, 1)).toEqual([]);
});

test.each(['', 'x', '1', '1.', '1.-1', '1.00000', '1.1.1x', '.1'])(
  'a cookie that we did not write says nothing: %j',
  (cookie) => {
    expect(groups.isChosen({ id: 1, share: 1 }, { cookies: { [NAME]: cookie } }, null)).toBe(false);
  },
);
