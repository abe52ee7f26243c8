import { numbersFor } from './sequence.ts';

test.each([
  ['gaps stay', [30, 10, 20], [10, 20, 30]],
  ['what arrives with a number that is taken gets the next', [1, 2, 2, 3], [1, 2, 3, 4]],
  ['beyond the last number they begin with 1', [10_000, 10_000, 7], [1, 2, 3]],
  ['an empty list has none', [], []],
])('%s', (_rule, own, numbers) => {
  expect(numbersFor(own)).toEqual(numbers);
});
