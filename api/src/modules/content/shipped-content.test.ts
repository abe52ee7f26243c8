import path from 'node:path';
import { dsaCategories } from '@site/shared/contracts';
import { projectRoot } from '../../project-root.ts';
import { readContent } from './read-content.ts';

const reading = readContent(path.join(projectRoot, 'api/content'));

async function content() {
  const read = await reading;
  if (!read.ok) throw new Error(JSON.stringify(read.mistakes, null, 2));
  return read;
}

/** Topics and units of each shipped roadmap, by id. */
async function shipped() {
  const read = await content();
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
  const read = await content();
  const words = read.posts.map(({ paragraphs }) => paragraphs.split(/\s+/).length);
  expect(words).toHaveLength(4);
  expect(words.filter((count) => count < 300 || count > 650)).toEqual([]);
  const roadmaps = read.roadmaps.map(({ roadmap }) => `/roadmaps/${roadmap.id}`);
  expect(read.announcements).toHaveLength(2);
  for (const { link } of read.announcements) expect(roadmaps).toContain(link);
});

test('34 DSA problems are shipped, some in every category', async () => {
  const read = await content();
  expect(read.problems).toHaveLength(34);
  const categories = new Set(read.problems.map(({ problem }) => problem.category));
  expect(dsaCategories.filter((category) => !categories.has(category))).toEqual([]);
});

test('always pressing the same button fails the questions of every article', async () => {
  const places = (await content()).articles
    .filter(({ article }) => article.quiz.length > 0)
    .map(({ slug, article }) => [slug, new Set(article.quiz.map(({ answer }) => answer)).size]);
  expect(places.length).toBeGreaterThan(5);
  expect(places.filter(([, different]) => Number(different) < 3)).toEqual([]);
});

test('articles link only to pages, headings and addresses that exist', async () => {
  const read = await content();
  expect(read.articles.length).toBeGreaterThanOrEqual(8);
  const pages = new Set([
    ...read.articles.map(({ slug }) => `/article/${slug}`),
    ...read.problems.map(({ problem }) => `/dsaarticle/${problem.slug}`),
    ...read.roadmaps.map(({ roadmap }) => `/roadmaps/${roadmap.id}`),
    ...read.posts.map(({ id }) => `/posts/${id}`),
  ]);
  const lost = read.articles.flatMap(({ slug, body }) =>
    [...body.content.matchAll(/href="([^"]*)"/g)]
      .map(([, href = '']) => href)
      .filter((href) =>
        href.startsWith('#')
          ? !body.content.includes(`id="${href.slice(1)}"`)
          : !leads(href, pages),
      )
      .map((href) => `${slug}: ${href}`),
  );
  expect(lost).toEqual([]);
});

/** Pages of other sites are taken at their word. */
const leads = (href: string, pages: Set<string>) => href.startsWith('https://') || pages.has(href);
