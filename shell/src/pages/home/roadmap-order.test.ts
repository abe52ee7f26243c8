import { buildRoadmapSummary } from '@site/shared/testing';
import { inOrder, stepOf } from './roadmap-order.ts';

const levels = {
  sql: 'beginner',
  js: 'intermediate',
  dsa: 'intermediate',
  design: 'advanced',
} as const;
const roadmaps = (['design', 'dsa', 'js', 'sql'] as const).map((id) =>
  buildRoadmapSummary({ id, complexity: levels[id] }),
);

test('the roadmap to start with comes first, the others by level', () => {
  const order = inOrder(roadmaps, 'dsa');
  expect(order.map((roadmap, index) => `${stepOf(roadmap, index)}: ${roadmap.id}`)).toEqual([
    'Start here: dsa',
    'Then: sql',
    'Then: js',
    'Later: design',
  ]);
});

test('without one to start with, the easiest comes first', () => {
  expect(inOrder(roadmaps, 'none')[0]?.id).toBe('sql');
});
