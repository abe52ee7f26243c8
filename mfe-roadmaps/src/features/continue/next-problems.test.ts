import { type BegunRoadmap, nextProblems } from './next-problems.ts';

/** Units as letters: capitals are solved. A space starts a new topic. */
const roadmap = (id: string, letters: string): BegunRoadmap => ({
  id,
  title: `Roadmap ${id}`,
  topics: letters.split(' ').map((topic, index) => ({
    title: `Topic ${index + 1}`,
    units: [...topic].map((letter) => ({
      id: letter.toLowerCase(),
      name: letter,
      difficulty: 'easy',
      progress: { completed: letter === letter.toUpperCase() },
    })),
  })),
});
const ids = (...roadmaps: BegunRoadmap[]) => nextProblems(roadmaps, 3).map(({ id }) => id);

test('what comes next follows the last solved problem, even across topics', () => {
  expect(ids(roadmap('x', 'AB cdef'))).toEqual(['c', 'd', 'e']);
});

test('skipped problems come after the ones that follow', () => {
  expect(ids(roadmap('x', 'aBC d'))).toEqual(['d', 'a']);
});

test('a roadmap that has not been started begins at its first problem', () => {
  expect(ids(roadmap('x', 'ab cd'))).toEqual(['a', 'b', 'c']);
});

test('roadmaps take turns', () => {
  expect(ids(roadmap('x', 'Aabc'), roadmap('y', 'Mmno'))).toEqual(['a', 'm', 'b']);
});

test('nothing comes next once everything is solved', () => {
  expect(ids(roadmap('x', 'AB CD'))).toEqual([]);
  expect(ids()).toEqual([]);
});

test('a problem says in which topic of which roadmap it is', () => {
  expect(nextProblems([roadmap('x', 'A bc')], 1)).toEqual([
    {
      id: 'b',
      name: 'b',
      difficulty: 'easy',
      topic: 'Topic 2',
      roadmap: { id: 'x', title: 'Roadmap x' },
    },
  ]);
});
