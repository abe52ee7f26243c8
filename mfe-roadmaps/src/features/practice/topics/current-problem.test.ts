import { buildUnit } from '../../../testing/roadmap-builder.ts';
import { positionsOf, randomUnsolved, stepFrom } from './current-problem.ts';

const topic = (id: string, ...units: ReturnType<typeof unit>[]) => ({
  topic: { id, title: id, description: '', lesson: null, units },
  units,
});
const unit = (id: string, completed = false) =>
  buildUnit({ id, progress: { completed, bookmarked: false, notes: '' } });

const matches = [topic('arrays', unit('a1', true), unit('a2')), topic('trees', unit('t1'))];
const places = positionsOf(matches);

test.each([
  ['the next one', 'a1', 1, 'a2'],
  ['the previous one', 'a2', -1, 'a1'],
  ['the first of the next topic', 'a2', 1, 't1'],
  ['the last of the topic before', 't1', -1, 'a2'],
  ['the last itself at the end', 't1', 1, 't1'],
  ['the first itself at the beginning', 'a1', -1, 'a1'],
  ['the first of the open topic from nowhere', null, 1, 't1'],
  ['the first of the open topic from one that is filtered away', 'gone', 1, 't1'],
] as const)('a step leads to %s', (_where, from, step, expected) => {
  expect(stepFrom(places, from, step, 'trees')?.unitId).toBe(expected);
});

test('a step leads to the very first problem if no topic is open, and nowhere if no problem is shown', () => {
  expect(stepFrom(places, null, 1, null)?.unitId).toBe('a1');
  expect(stepFrom([], null, 1, null)).toBeUndefined();
});

describe('a random problem', () => {
  test.each([
    [0, 'a2'],
    [0.99, 't1'],
  ])('can be any unsolved problem', (chance, expected) => {
    jest.spyOn(Math, 'random').mockReturnValue(chance);
    expect(randomUnsolved(matches, null)?.unitId).toBe(expected);
  });

  test('differs from the current one if there is another', () => {
    jest.spyOn(Math, 'random').mockReturnValue(0);
    expect(randomUnsolved(matches, 'a2')?.unitId).toBe('t1');
    expect(randomUnsolved([topic('trees', unit('t1'))], 't1')?.unitId).toBe('t1');
  });

  test("isn't found if all are solved", () => {
    expect(randomUnsolved([topic('arrays', unit('a1', true))], null)).toBeUndefined();
  });
});
