import path from 'node:path';
import { projectRoot } from '../../project-root.ts';
import type { Content } from './content.ts';
import { dsaCategories } from './dsa-categories.ts';
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

/** The units of practice sheets that are DSA problems here. */
async function solvableUnits() {
  return new Set((await content()).problems.map(({ problem }) => problem.unit_id));
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

test('every problem of the DSA sheet has a link or can be solved here, and no topic is empty', async () => {
  const all = await shipped();
  const solvable = await solvableUnits();
  const lost = all
    .get('dsa')
    ?.units.filter(({ id, problem_link }) => !problem_link && !solvable.has(id));
  expect(lost).toEqual([]);
  const topics = [...all.values()].flatMap((roadmap) => roadmap.topics);
  expect(topics.filter((topic) => topic.units.length === 0)).toEqual([]);
});

test('no roadmap ships companies or ratings, since none has a source', async () => {
  const units = [...(await shipped()).values()].flatMap((roadmap) => roadmap.units);
  expect(units.filter((unit) => unit.rating !== null || unit.companies.length > 0)).toEqual([]);
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

test('at least 150 DSA problems are shipped, some in every category', async () => {
  const read = await content();
  expect(read.problems.length).toBeGreaterThanOrEqual(150);
  const categories = new Set(read.problems.map(({ problem }) => problem.category));
  expect(dsaCategories().filter(({ name }) => !categories.has(name))).toEqual([]);
});

test('every topic of the DSA sheet has at least five problems to solve here', async () => {
  const solvable = await solvableUnits();
  const topics = (await shipped()).get('dsa')?.topics ?? [];
  const few = topics.filter(({ units }) => units.filter(({ id }) => solvable.has(id)).length < 5);
  expect(few.map(({ title }) => title)).toEqual([]);
});

test('every DSA problem has what one needs to solve it: hints, a starter, and cases that brute force fails', async () => {
  const lacking = (await content()).problems.flatMap(
    ({ problem, starter, naive, cases, javascript }) => {
      const lacks = {
        'three hints': problem.hints.length !== 3,
        'a starter': starter === '',
        'a naive solution': naive === '',
        '15 cases': cases.length < 15,
        '15 cases in JavaScript, if it has any':
          javascript !== null && javascript.cases.length < 15,
        'hidden cases': !cases.some(({ hidden }) => hidden),
        'cases to see': cases.every(({ hidden }) => hidden),
      };
      return Object.entries(lacks).flatMap(([what, lacking]) =>
        lacking ? `${problem.id}: ${what}` : [],
      );
    },
  );
  expect(lacking).toEqual([]);
});

test('the code of all DSA problems whose input can grow can be timed', async () => {
  const { problems } = await content();
  expect(problems.filter(({ generator }) => generator !== '').length).toBeGreaterThanOrEqual(145);
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
    ...topicsIn(read).map(({ address }) => address),
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

test('every topic of the DSA sheet has a lesson with a picture that leads back to the topic', async () => {
  const read = await content();
  const lacking = topicsIn(read).flatMap(({ roadmap, topic, address }) => {
    if (roadmap !== 'dsa') return [];
    const lesson = read.articles.find(({ slug }) => slug === topic.lesson);
    return lesson?.body.content.includes('<svg ') && lesson.body.content.includes(`"${address}"`)
      ? []
      : [topic.id];
  });
  expect(lacking).toEqual([]);
});

const topicsIn = ({ roadmaps }: Pick<Content, 'roadmaps'>) =>
  roadmaps.flatMap(({ roadmap, topics }) =>
    topics.map((topic) => ({
      roadmap: roadmap.id,
      topic,
      address: `/roadmaps/${roadmap.id}?topic=${topic.id}`,
    })),
  );

/** Pages of other sites are taken at their word. */
const leads = (href: string, pages: Set<string>) => href.startsWith('https://') || pages.has(href);
