import type { LearningUnit, RoadmapDetail } from '@site/shared/contracts/practice';
import { buildRoadmap, buildTopic, buildUnit } from '../../../testing/roadmap-builder.ts';
import { openTopic, topicToContinue } from '../filters/use-practice-view.ts';
import { practiceRoadmap } from './practice-roadmap.ts';
import { positionsOf, randomUnsolved, stepFrom } from './use-current-problem.ts';

test('topics and problems come in the order of their sequence numbers', () => {
  const { topics } = practiceRoadmap(
    buildRoadmap([
      buildTopic({ id: 'late', sequence_number: 9 }),
      buildTopic({
        id: 'early',
        sequence_number: 2,
        learning_units: [
          buildUnit({ id: 'b', sequence_number: 7 }),
          buildUnit({ id: 'a', sequence_number: 3 }),
        ],
      }),
    ]),
  );
  expect(topics.map((topic) => topic.id)).toEqual(['early', 'late']);
  expect(topics[0]?.units.map((unit) => unit.id)).toEqual(['a', 'b']);
});

test('topics without problems are hidden, but counted', () => {
  const roadmap = practiceRoadmap(
    buildRoadmap([buildTopic({ id: 'empty', learning_units: [] }), buildTopic()]),
  );
  expect(roadmap.topics.map((topic) => topic.id)).toEqual(['dsa-arrays']);
  expect(roadmap.topicCount).toBe(2);
});

test('only the first module is used', () => {
  const first = buildRoadmap([buildTopic({ id: 'first' })]);
  const second = buildRoadmap([buildTopic({ id: 'second' })]);
  const { topics } = practiceRoadmap({ ...first, modules: [...first.modules, ...second.modules] });
  expect(topics.map((topic) => topic.id)).toEqual(['first']);
});

test('a roadmap without modules has no topics', () => {
  const empty: RoadmapDetail = { ...buildRoadmap(), modules: [] };
  expect(practiceRoadmap(empty)).toMatchObject({ topicCount: 0, topics: [] });
});

test('missing fields of a response get their defaults', () => {
  const bare = { id: 'x', sequence_number: 1 } as LearningUnit;
  const { topics } = practiceRoadmap(buildRoadmap([buildTopic({ learning_units: [bare] })]));
  expect(topics[0]?.units[0]).toMatchObject({
    name: 'Untitled Question',
    difficulty: 'medium',
    solution_link: '#',
    rating: null,
    problem_link: null,
    company_learning_unit_frequencies: [],
    progress: { completed: false, bookmarked: false, notes: '' },
  });
});

describe('the open topic', () => {
  const topic = (id: string, ...completed: boolean[]) => ({
    id,
    title: id,
    description: '',
    lesson: null,
    units: completed.map((done, index) =>
      buildUnit({
        id: `${id}-${index}`,
        progress: { completed: done, bookmarked: false, notes: '' },
      }),
    ),
  });

  test.each([
    ['nothing is done', [topic('a', false), topic('b', false)], 'a'],
    ['the first topic is done', [topic('a', true, true), topic('b', true, false)], 'b'],
    ['everything is done', [topic('a', true), topic('b', true)], 'a'],
    ['there are no topics', [], null],
  ])('where to continue when %s', (_when, topics, expected) => {
    expect(topicToContinue(topics)).toBe(expected);
  });

  const visible = [topic('a', false), topic('b', false)];
  test.each([
    ['the chosen topic', 'b', false, 'b'],
    ['none after all were closed', null, false, null],
    ['the first match while the chosen one is filtered away', 'gone', true, 'a'],
    ['none when the chosen one no longer exists', 'gone', false, null],
  ])('open is %s', (_what, chosen, filtering, expected) => {
    expect(openTopic(chosen, visible, filtering)).toBe(expected);
  });
});

describe('the current problem', () => {
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
});
