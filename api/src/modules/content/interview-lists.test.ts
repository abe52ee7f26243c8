import path from 'node:path';
import { blind75, neetCode150 } from '../../../testing/interview-lists.ts';
import { projectRoot } from '../../project-root.ts';
import { readContent } from './read-content.ts';

test.each([
  ['NeetCode 150', neetCode150, 150],
  ['Blind 75', blind75, 75],
])('every problem of %s is on the DSA sheet, and can be solved here', async (_, names, size) => {
  const read = await readContent(path.join(projectRoot, 'api/content'));
  if (!read.ok) throw new Error(JSON.stringify(read.mistakes, null, 2));
  const solvable = new Set(read.problems.map(({ problem }) => problem.unit_id));
  const sheet = read.roadmaps.find(({ roadmap }) => roadmap.id === 'dsa');
  const units = sheet?.topics.flatMap((topic) => topic.units) ?? [];
  const here = new Set(units.filter(({ id }) => solvable.has(id)).map(({ name }) => name));
  expect(new Set(names).size).toBe(size);
  expect(names.filter((name) => !here.has(name))).toEqual([]);
});
