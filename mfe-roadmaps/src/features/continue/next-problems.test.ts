import { type BegunRoadmap, nextProblems } from './next-problems.ts';

/** Units as letters: a capital is solved. A space begins a new topic. */
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

test('what comes next follows the last solved problem, over the end of a topic', () => {
  expect(ids(roadmap('x', 'AB cdef'))).toEqual(['c', 'd', 'e']);
});

test('what was left out before comes after what follows', () => {
  expect(ids(roadmap('x', 'aBC d'))).toEqual(['d', 'a']);
});

test('a roadmap nobody has begun starts at its start', () => {
  expect(ids(roadmap('x', 'ab cd'))).toEqual(['a', 'b', 'c']);
});

test('roadmaps take turns', () => {
  expect(ids(roadmap('x', 'Aabc'), roadmap('y', 'Mmno'))).toEqual(['a', 'm', 'b']);
});

test('nothing comes after everything', () => {
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
