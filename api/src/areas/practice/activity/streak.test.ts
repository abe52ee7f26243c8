import { streakOf } from './streak.ts';

const TODAY = '2026-03-02';

test.each([
  ['nothing was done', [], { current: 0, longest: 0 }],
  ['today alone', [TODAY], { current: 1, longest: 1 }],
  ['yesterday counts on', ['2026-03-01', '2026-02-28'], { current: 2, longest: 2 }],
  ['one day off ends nothing', ['2026-02-28', '2026-02-27'], { current: 2, longest: 2 }],
  [
    "nor does one in between, which isn't counted",
    [TODAY, '2026-02-28'],
    { current: 2, longest: 2 },
  ],
  ['two days off in a row end it', ['2026-02-27', '2026-02-26'], { current: 0, longest: 2 }],
  [
    'the longest one may be over',
    [TODAY, '2024-02-27', '2024-02-28', '2024-02-29', '2024-03-01'],
    { current: 1, longest: 4 },
  ],
])('%s', (_case, days, streak) => {
  expect(streakOf(days, TODAY)).toEqual(streak);
});
