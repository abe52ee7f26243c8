import type { LearningUnit, RoadmapDetail } from '@site/shared/contracts';
import { buildRoadmap, buildTopic, buildUnit } from '../../../testing/roadmap-builder.ts';
import { practiceRoadmap } from './practice-roadmap.ts';

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
