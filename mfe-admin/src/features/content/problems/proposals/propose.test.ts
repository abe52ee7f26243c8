import { propose } from './propose.ts';
import { printedCall, signatureOf } from './signature.ts';
import { usualLimits } from './values.ts';

const listing = [
  'def helper(a):',
  '    return a',
  '',
  'def two_sum(numbers: list[int], target: int, deep: dict[str, int] = {}) -> list[int]:',
  '    return []',
  '',
  'print(two_sum([3, 8], 11))',
  '',
].join('\n');

test('the call of the example, and the parameters of its function, are read from the listing', () => {
  expect(printedCall(listing)).toBe('two_sum([3, 8], 11)');
  expect(signatureOf(listing)).toEqual({
    call: 'two_sum({numbers}, {target})',
    kinds: { numbers: 'numbers', target: 'number' },
  });
  expect(signatureOf('x = 1')).toBeNull();
});

const call = 'two_sum({numbers}, {target})';
const numbers = { ...usualLimits('numbers'), least: -5, most: 9, shortest: 2, longest: 40 };
const parameters = { numbers, target: { ...usualLimits('number'), least: 0, most: 3 } };

/** What a case gives the function. */
function argumentsOf(input: string): [number[], number] {
  return JSON.parse(`[${input.slice('two_sum('.length, -1)}]`);
}

test('what is proposed keeps to the limits, and has their edges, the largest and random ones', () => {
  const proposals = propose(call, parameters, { seed: 7, known: [] });
  const names = proposals.map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining([
      'numbers: shortest, seed 7',
      'numbers: least and most, seed 7',
      'target: least, seed 7',
      'target: most, seed 7',
      'the largest, seed 7',
      'random 1, seed 7',
    ]),
  );
  for (const { input } of proposals) {
    const [list, target] = argumentsOf(input);
    expect(list.every((number) => number >= -5 && number <= 9)).toBe(true);
    expect([list.length >= 2, list.length <= 40, target >= 0, target <= 3]).not.toContain(false);
  }
  const largest = proposals.find(({ name }) => name.startsWith('the largest'));
  expect(argumentsOf(largest?.input ?? '')[0]).toHaveLength(40);
});

test('the same seed gives the same inputs, another one others, and no input comes twice', () => {
  const first = propose(call, parameters, { seed: 1, known: [] });
  expect(propose(call, parameters, { seed: 1, known: [] })).toEqual(first);
  expect(propose(call, parameters, { seed: 2, known: [] })).not.toEqual(first);
  const known = first.map(({ input }) => input);
  expect(new Set(known).size).toBe(known.length);
  expect(propose(call, parameters, { seed: 1, known })).toEqual([]);
});

test('the largest is as long as a case can hold, and lists are in order without equal entries if they must be', () => {
  const limits = { ...numbers, most: 999, longest: 5_000, sorted: true, distinct: true };
  const proposals = propose('size({numbers})', { numbers: limits }, { seed: 3, known: [] });
  const lists = proposals.map(({ input }) => JSON.parse(input.slice('size('.length, -1)));
  for (const list of lists as number[][]) {
    expect(list).toEqual([...new Set(list)].toSorted((one, other) => one - other));
  }
  const largest = proposals.find(({ name }) => name.startsWith('the largest'));
  expect(largest?.input.length).toBeGreaterThan(300);
  expect(largest?.input.length).toBeLessThanOrEqual(1_000);
});
