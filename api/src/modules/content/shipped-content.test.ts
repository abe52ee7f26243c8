import path from 'node:path';
import { projectRoot } from '../../project-root.ts';
import { readContent } from './read-content.ts';

/** Topics and units of each shipped roadmap, by id. */
async function shipped() {
  const read = await readContent(path.join(projectRoot, 'api/content'));
  if (!read.ok) throw new Error(JSON.stringify(read.mistakes, null, 2));
  return new Map(
    read.roadmaps.map(({ roadmap, topics }) => [
      roadmap.id,
      { topics, units: topics.flatMap((topic) => topic.units) },
    ]),
  );
}

test('the DSA sheet has 15 to 19 topics with at least 150 practice problems', async () => {
  const dsa = (await shipped()).get('dsa');
  expect(dsa?.topics.length).toBeGreaterThanOrEqual(15);
  expect(dsa?.topics.length).toBeLessThanOrEqual(19);
  expect(dsa?.units.length).toBeGreaterThanOrEqual(150);
});

test('at least two further roadmaps have 40 units or more', async () => {
  const others = [...(await shipped())].filter(([id]) => id !== 'dsa');
  expect(others.filter(([, { units }]) => units.length >= 40).length).toBeGreaterThanOrEqual(2);
});

test('every problem of the DSA sheet has a link, and no topic is empty', async () => {
  const all = await shipped();
  expect(all.get('dsa')?.units.filter((unit) => unit.problem_link === null)).toEqual([]);
  const topics = [...all.values()].flatMap((roadmap) => roadmap.topics);
  expect(topics.filter((topic) => topic.units.length === 0)).toEqual([]);
});

test('four posts of 300 to 650 words and two announcements that lead somewhere are shipped', async () => {
  const read = await readContent(path.join(projectRoot, 'api/content'));
  if (!read.ok) throw new Error(JSON.stringify(read.mistakes, null, 2));
  const words = read.posts.map(({ paragraphs }) => paragraphs.split(/\s+/).length);
  expect(words).toHaveLength(4);
  expect(words.filter((count) => count < 300 || count > 650)).toEqual([]);
  const roadmaps = read.roadmaps.map(({ roadmap }) => `/roadmaps/${roadmap.id}`);
  expect(read.announcements).toHaveLength(2);
  for (const { link } of read.announcements) expect(roadmaps).toContain(link);
});
