import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { missingFrom, valuesOf } from '../../testing/drawn-values.ts';
import { blind75, neetCode150 } from '../../testing/interview-lists.ts';
import { createTestDatabase, SHIPPED } from '../../testing/test-database.ts';
import { documentsOf } from '../areas/practice/exercises/text-documents.ts';
import { projectRoot } from '../config/project-root.ts';
import type { Content } from './content.ts';
import { dsaCategories } from './dsa-categories.ts';
import { practiceFiles } from './practice-files.ts';
import { readContent } from './read-content.ts';
import { findProblemContents, findRoadmapContents } from './stored-practice.ts';

const shippedFolder = path.join(projectRoot, 'api/content');
const reading = readContent(shippedFolder);

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

test.each([
  ['NeetCode 150', neetCode150, 150],
  ['Blind 75', blind75, 75],
])('every problem of %s is on the DSA sheet, and can be solved here', async (_, names, size) => {
  const solvable = await solvableUnits();
  const units = (await shipped()).get('dsa')?.units ?? [];
  const here = new Set(units.filter(({ id }) => solvable.has(id)).map(({ name }) => name));
  expect(new Set(names).size).toBe(size);
  expect(names.filter((name) => !here.has(name))).toEqual([]);
});

test('at least two further roadmaps have 40 units or more', async () => {
  const others = [...(await shipped())].filter(([id]) => id !== 'dsa');
  expect(others.filter(([, { units }]) => units.length >= 40).length).toBeGreaterThanOrEqual(2);
});

test('every unit of every roadmap has something on this site, and no topic is empty', async () => {
  const { sqlTasks, javascriptTasks, quizzes, unitTexts } = await content();
  const exercises = [...sqlTasks, ...javascriptTasks, ...quizzes, ...unitTexts];
  const here = new Set([...(await solvableUnits()), ...exercises.map(({ id }) => id)]);
  const all = [...(await shipped()).values()];
  const lost = all.flatMap(({ units }) => units.filter(({ id }) => !here.has(id)));
  expect(lost.map(({ id }) => id)).toEqual([]);
  const topics = all.flatMap((roadmap) => roadmap.topics);
  expect(topics.filter((topic) => topic.units.length === 0)).toEqual([]);
});

test('the templates of résumés can be downloaded, and a PDF has all their characters', async () => {
  const { unitTexts } = await content();
  const documents = unitTexts.flatMap(({ id, body }) =>
    documentsOf(body.content, id).map((document) => ({ ...document, id })),
  );
  expect(new Set(documents.map(({ id }) => id)).size).toBe(3);
  const inWindows1252 = /^[\n -~\u00a0-ÿ–—‘’“”•…€]*$/;
  expect(documents.filter(({ markdown }) => !inWindows1252.test(markdown))).toEqual([]);
});

test('on its sheet, a unit with a task has the title of the task that opens', async () => {
  const { sqlTasks, javascriptTasks } = await content();
  const titles = new Map([...sqlTasks, ...javascriptTasks].map(({ id, task }) => [id, task.title]));
  const units = [...(await shipped()).values()].flatMap((roadmap) => roadmap.units);
  const named = units.filter(({ id }) => titles.has(id)).map(({ id, name }) => [id, name]);
  expect(named).toHaveLength(titles.size);
  expect(named.filter(([id = '', name]) => titles.get(id) !== name)).toEqual([]);
});

test('indexes, query plans, transactions and schema design have tasks in SQL, each with a lesson', async () => {
  const tasks = new Set((await content()).sqlTasks.map(({ id }) => id));
  const topics = (await shipped()).get('sql')?.topics.filter(({ lesson }) => lesson !== null) ?? [];
  const counted = topics.map(({ id, units }) => [
    id,
    units.filter((unit) => tasks.has(unit.id)).length,
  ]);
  expect(counted).toEqual([
    ['sql-topic-indexes', 4],
    ['sql-topic-query-plans', 3],
    ['sql-topic-transactions', 3],
    ['sql-topic-schema-design', 3],
  ]);
});

/** The units of all roadmaps. */
const shippedUnits = async () =>
  [...(await shipped()).values()].flatMap((roadmap) => roadmap.units);

test('every company has a source, which the notice names; ratings have none, and are left out', async () => {
  const notice = readFileSync(path.join(shippedFolder, 'NOTICE.md'), 'utf8');
  const units = await shippedUnits();
  const companies = units.flatMap((unit) => unit.companies);
  expect(companies.filter(({ source }) => !source || !notice.includes(`(${source})`))).toEqual([]);
  expect(units.filter(({ rating }) => rating !== null)).toEqual([]);
});

test('a video is a page of YouTube, and no two problems have the same one', async () => {
  const videos = (await shippedUnits()).flatMap(({ video_link }) => video_link ?? []);
  const youtube = /^https:\/\/www\.youtube\.com\/watch\?v=[\w-]{11}$/;
  expect(videos.filter((video) => !youtube.test(video))).toEqual([]);
  expect(new Set(videos).size).toBe(videos.length);
});

test('the DSA sheet has a video for at least 195 problems, and companies for at least 69', async () => {
  const units = (await shipped()).get('dsa')?.units ?? [];
  const videos = units.filter(({ video_link }) => video_link !== null);
  const named = units.filter(({ companies }) => companies.length > 0);
  expect(videos.length).toBeGreaterThanOrEqual(195);
  expect(named.length).toBeGreaterThanOrEqual(69);
});

test('at least ten mock tests have problems of different topics and no question twice, and at least five scripts are shipped', async () => {
  const { mockTests, mockInterviews, problems, roadmaps } = await content();
  expect(mockTests.length).toBeGreaterThanOrEqual(10);
  expect(mockInterviews.length).toBeGreaterThanOrEqual(5);
  const units = topicsIn({ roadmaps }).flatMap(({ topic }) =>
    topic.units.map(({ id }) => [id, topic.id] as const),
  );
  const topicOf = new Map(units);
  const unitOf = new Map(problems.map(({ problem }) => [problem.slug, problem.unit_id]));
  for (const { id, test } of mockTests) {
    const names = test.sections.flatMap((section) => section.problems);
    const topics = names.map((name) => topicOf.get(unitOf.get(name) ?? name));
    expect([id, new Set(topics).size]).toEqual([id, names.length]);
  }
  const questions = mockTests.flatMap(({ test }) =>
    test.sections.flatMap((section) =>
      section.questions.map(({ quiz, question }) => `${quiz}/${question}`),
    ),
  );
  expect(new Set(questions).size).toBe(questions.length);
});

test('at least ten papers draw their questions, from twice as many, and say their structure in the title', async () => {
  const { mockTests, quizzes } = await content();
  const sizes = new Map(quizzes.map(({ id, quiz }) => [id, quiz.questions.length]));
  const papers = mockTests.filter(({ test }) => test.sections.some(({ pools }) => pools.length));
  expect(papers.length).toBeGreaterThanOrEqual(10);
  for (const { id, test } of papers) {
    const minutes = test.sections.reduce((sum, section) => sum + section.minutes, 0);
    const many = test.sections.length > 1 ? `${test.sections.length} sections, ` : '';
    expect([id, test.title]).toEqual([
      id,
      expect.stringMatching(new RegExp(`: ${many}${minutes} minutes$`)),
    ]);
    for (const { count, quizzes: drawnFrom } of test.sections.flatMap(({ pools }) => pools)) {
      const known = drawnFrom.reduce((sum, quiz) => sum + (sizes.get(quiz) ?? 0), 0);
      expect([id, known >= 2 * count]).toEqual([id, true]);
    }
  }
});

/** The day of the first commit. */
const BEGAN = '2026-11-21';

test('nothing is dated or reviewed before the project began', async () => {
  const read = await content();
  const dates = [
    ...read.articles.map(({ slug, article }) => [slug, article.created_at]),
    ...read.articles.map(({ slug, article }) => [slug, article.published_at]),
    ...read.articles.map(({ slug, article }) => [slug, article.updated_at]),
    ...read.articles.map(({ slug, article }) => [slug, article.reviewed]),
    ...read.categories.map(({ id, created_at }) => [id, created_at]),
    ...read.announcements.map(({ id, published_at }) => [id, published_at]),
    ...read.problems.map(({ problem }) => [problem.id, problem.reviewed]),
    ...read.sqlTasks.map(({ id, task }) => [id, task.reviewed]),
    ...read.javascriptTasks.map(({ id, task }) => [id, task.reviewed]),
    ...read.quizzes.map(({ id, quiz }) => [id, quiz.reviewed]),
    ...read.unitTexts.map(({ id, facts }) => [id, facts.reviewed]),
    ...read.mockTests.map(({ id, test }) => [id, test.reviewed]),
    ...read.mockInterviews.map(({ id, interview }) => [id, interview.reviewed]),
  ];
  expect(dates.filter(([, date]) => typeof date === 'string' && date < BEGAN)).toEqual([]);
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

test('at least 235 DSA problems are shipped, some in every category', async () => {
  const read = await content();
  expect(read.problems.length).toBeGreaterThanOrEqual(235);
  const categories = new Set(read.problems.map(({ problem }) => problem.category));
  expect(dsaCategories().filter(({ name }) => !categories.has(name))).toEqual([]);
});

test('every topic of the DSA sheet has at least five problems to solve here, from easy to hard', async () => {
  const solvable = await solvableUnits();
  const topics = (await shipped()).get('dsa')?.topics ?? [];
  const lacking = topics.filter(({ units }) => {
    const here = units.filter(({ id }) => solvable.has(id));
    return here.length < 5 || new Set(here.map(({ difficulty }) => difficulty)).size < 3;
  });
  expect(lacking.map(({ title }) => title)).toEqual([]);
});

test('every DSA problem has what one needs to solve it: hints, a starter, and cases that brute force fails', async () => {
  const lacking = (await content()).problems.flatMap(
    ({ problem, starter, naive, cases, javascript, approaches, compiled }) => {
      const bruteForce = approaches?.before.some(({ id }) => id === 'brute-force') ?? false;
      const lacks = {
        'three hints': problem.hints.length !== 3,
        'a starter': starter === '',
        'a naive solution, or brute force among its approaches': naive === '' && !bruteForce,
        '15 cases': cases.length < 15,
        '15 cases in JavaScript': javascript === null || javascript.cases.length < 15,
        'our solution in Java and C++': compiled === null,
        'hidden cases': !cases.some(({ hidden }) => hidden),
        'two more cases to see behind the example': ![cases, javascript?.cases ?? []].every(
          explain,
        ),
      };
      return Object.entries(lacks).flatMap(([what, lacking]) =>
        lacking ? `${problem.id}: ${what}` : [],
      );
    },
  );
  expect(lacking).toEqual([]);
});

/** Whether cases begin with the example, and two more are shown: these are the examples of the page. */
const explain = (cases: { name: string; hidden: boolean }[]) => {
  const [first, ...more] = cases.filter(({ hidden }) => !hidden);
  return first?.name === 'the example' && more.length >= 2;
};

test('no case builds a matrix out of one and the same row, which code that changes the matrix would notice', async () => {
  const shared = (await content()).problems.flatMap(({ problem, cases, javascript }) =>
    [...cases, ...(javascript?.cases ?? [])]
      .filter(({ input }) => /\]( \* \w+)?\] \* |\.fill\((\[|Array)/.test(input))
      .map(({ name }) => `${problem.id}: ${name}`),
  );
  expect(shared).toEqual([]);
});

test('the follow-up of every DSA problem asks a question of its own', async () => {
  const questions = (await content()).problems.map(({ problem }) => problem.follow_up.question);
  expect(questions.filter((question) => !question.endsWith('?'))).toEqual([]);
  expect(new Set(questions).size).toBe(questions.length);
});

test('every DSA problem has approaches, and no listing is there twice', async () => {
  const { problems } = await content();
  const lacking = problems.filter(({ approaches }) => approaches === null);
  expect(lacking.map(({ problem }) => problem.id)).toEqual([]);
  const twice = problems.filter(({ code, naive, approaches }) => {
    const listings = [code, naive, ...(approaches?.before ?? []).map((one) => one.code)];
    return new Set(listings).size < listings.length;
  });
  expect(twice.map(({ problem }) => problem.id)).toEqual([]);
});

test('at least 222 DSA problems have a picture, in many categories', async () => {
  const withPicture = (await content()).problems.filter(({ picture }) => picture !== null);
  expect(withPicture.length).toBeGreaterThanOrEqual(222);
  const categories = new Set(withPicture.map(({ problem }) => problem.category));
  expect(categories.size).toBeGreaterThanOrEqual(8);
});

test('a picture draws the example of its problem, and its last frame what comes out', async () => {
  const lacking = (await content()).problems.flatMap(({ problem, picture }) => {
    if (!picture) return [];
    const { input, output } = problem.example;
    return [
      ...missingFrom(picture.frames, valuesOf(input)),
      ...missingFrom(picture.frames.slice(-1), valuesOf(output)),
    ].map((value) => `${problem.id}: ${value}`);
  });
  expect(lacking).toEqual([]);
});

test('the title of a picture is not that of the explanation above it', async () => {
  const same = (await content()).problems.filter(
    ({ problem, picture }) =>
      picture?.title.toLowerCase() === problem.explanation.title.toLowerCase(),
  );
  expect(same.map(({ problem }) => problem.id)).toEqual([]);
});

test('an export writes pictures as they are, but for line breaks', async () => {
  const { problems } = await content();
  const written = [...practiceFiles({ roadmaps: [], problems })].filter(([file]) =>
    file.endsWith('/picture.json'),
  );
  const compact = (text: string) => text.replaceAll('\n', '').replaceAll(' ', '');
  const shipped = (file: string) => readFileSync(path.join(shippedFolder, file), 'utf8');
  expect(written.length).toBeGreaterThan(0);
  const unlike = written.filter(([file, text]) => compact(shipped(file)) !== compact(text));
  expect(unlike.map(([file]) => file)).toEqual([]);
});

test('the code of all DSA problems whose input can grow can be timed', async () => {
  const { problems } = await content();
  expect(problems.filter(({ generator }) => generator !== '').length).toBeGreaterThanOrEqual(227);
});

test('always pressing the same button fails the questions of every article', async () => {
  const places = (await content()).articles
    .filter(({ article }) => article.quiz.length > 0)
    .map(({ slug, article }) => [slug, new Set(article.quiz.map(({ answer }) => answer)).size]);
  expect(places.length).toBeGreaterThan(5);
  expect(places.filter(([, different]) => Number(different) < 3)).toEqual([]);
});

test('every quiz has ten questions or more, and always pressing the same button fails it', async () => {
  const { quizzes } = await content();
  const poor = quizzes.filter(
    ({ quiz: { questions } }) =>
      questions.length < 10 || new Set(questions.map(({ answer }) => answer)).size < 3,
  );
  expect(poor.map(({ id }) => id)).toEqual([]);
});

test('every unit of the roadmaps of quizzes has a quiz', async () => {
  const { roadmaps, quizzes } = await content();
  const known = new Set(quizzes.map(({ id }) => id));
  const units = roadmaps
    .filter(({ roadmap }) => ['core-subjects', 'aptitude'].includes(roadmap.id))
    .flatMap(({ topics }) => topics.flatMap((topic) => topic.units));
  expect(units.length).toBeGreaterThanOrEqual(40);
  expect(units.map(({ id }) => id).filter((id) => !known.has(id))).toEqual([]);
});

test('all questions of aptitude but those on programs have a worked way and a shorter one', async () => {
  const { roadmaps, quizzes } = await content();
  const topics = roadmaps.find(({ roadmap }) => roadmap.id === 'aptitude')?.topics ?? [];
  const units = new Set(
    topics
      .filter(({ id }) => id !== 'aptitude-topic-pseudocode-and-output')
      .flatMap((topic) => topic.units.map(({ id }) => id)),
  );
  const questions = quizzes.filter(({ id }) => units.has(id)).flatMap(({ quiz }) => quiz.questions);
  expect(questions.length).toBeGreaterThanOrEqual(600);
  const poor = questions.filter(
    ({ explanation }) => explanation.split('\n\nShorter: ').length !== 2,
  );
  expect(poor.map(({ id }) => id)).toEqual([]);
});

test('pseudocode and each of four languages have at least 30 questions about what a program prints', async () => {
  const { quizzes } = await content();
  const languages = quizzes
    .filter(({ id }) => id.startsWith('aptitude-'))
    .flatMap(({ quiz }) => quiz.questions.map(({ code }) => code?.language));
  const counts = ['text', 'c', 'cpp', 'java', 'python'].map(
    (language) => languages.filter((one) => one === language).length,
  );
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(30);
});

test('aptitude has at least 40 questions each on charts, on pictures and on passages', async () => {
  const { quizzes } = await content();
  const questions = quizzes.flatMap(({ quiz }) => quiz.questions);
  const matters = ['chart', 'picture', 'passage'] as const;
  const counts = matters.map((matter) => questions.filter((one) => one[matter]).length);
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(40);
});

/** What stands in each of some elements of a text. */
const insideEach = (html: string, element: string) =>
  html
    .split(`<${element}>`)
    .slice(1)
    .map((rest) => rest.split(`</${element}>`)[0] ?? '');

/** The texts of HR questions, or of group discussions, by a heading that all of them have. */
const textsWith = async (heading: string) =>
  (await content()).unitTexts.filter(
    ({ id, body }) =>
      id.startsWith('hr-') && body.tableOfContents.some(({ title }) => title === heading),
  );

test('each of 60 HR questions has a weak and a strong answer of 60 to 120 words', async () => {
  const questions = await textsWith('A strong answer');
  expect(questions).toHaveLength(60);
  const lengths = questions.map(({ id, body }) => [
    id,
    ...insideEach(body.content, 'blockquote').map((answer) => answer.trim().split(/\s+/).length),
  ]);
  const unfit = lengths.filter(
    ([, ...words]) => words.length !== 2 || words.some((count) => +count < 60 || +count > 120),
  );
  expect(unfit).toEqual([]);
});

test('each of 20 group discussions has sourced facts, three points for each side, an opening and a closing', async () => {
  const discussions = await textsWith('Facts and their sources');
  expect(discussions).toHaveLength(20);
  const unfit = discussions.flatMap(({ id, body: { content: html } }) => {
    const facts = insideEach(html, 'ul').flatMap((list) => insideEach(list, 'li'));
    const points = insideEach(html, 'ol').map((list) => insideEach(list, 'li').length);
    const unsourced = facts.filter((fact) => !fact.includes('(') && !/\d{4}/.test(fact));
    const said = insideEach(html, 'blockquote').length;
    const complete = facts.length >= 6 && points.join() === '3,3' && said === 2;
    return complete ? unsourced.map((fact) => `${id}: ${fact}`) : [id];
  });
  expect(unfit).toEqual([]);
});

test('each of ten low-level designs has a class diagram, code in Python and C++, and three follow-ups', async () => {
  const designs = (await content()).unitTexts.filter(({ id }) =>
    id.startsWith('low-level-design-'),
  );
  expect(designs).toHaveLength(10);
  const unfit = designs.filter(({ body: { content: html } }) => {
    const answers = insideEach(html, 'details').length;
    const hasCode = ['python', 'cpp'].every((language) => html.includes(`language-${language}`));
    return answers !== 3 || !hasCode || !html.includes('aria-label="Class diagram');
  });
  expect(unfit.map(({ id }) => id)).toEqual([]);
});

test('articles and texts of units link only to pages, headings and addresses that exist', async () => {
  const read = await content();
  expect(read.articles.length).toBeGreaterThanOrEqual(8);
  const pages = new Set([
    ...read.articles.map(({ slug }) => `/article/${slug}`),
    ...read.problems.map(({ problem }) => `/dsaarticle/${problem.slug}`),
    ...read.roadmaps.map(({ roadmap }) => `/roadmaps/${roadmap.id}`),
    ...topicsIn(read).map(({ address }) => address),
    ...exercisePages(read),
    ...read.posts.map(({ id }) => `/posts/${id}`),
  ]);
  const texts = [
    ...read.articles.map(({ slug, body }) => ({ name: slug, body })),
    ...read.unitTexts.map(({ id, body }) => ({ name: id, body })),
  ];
  const lost = texts.flatMap(({ name, body }) =>
    [...body.content.matchAll(/href="([^"]*)"/g)]
      .map(([, href = '']) => href)
      .filter((href) =>
        href.startsWith('#')
          ? !body.content.includes(`id="${href.slice(1)}"`)
          : !leads(href, pages),
      )
      .map((href) => `${name}: ${href}`),
  );
  expect(lost).toEqual([]);
});

test('every topic of the DSA sheet has a lesson, and every lesson has a picture and leads back to its topic', async () => {
  const read = await content();
  const lacking = topicsIn(read).flatMap(({ roadmap, topic, address }) => {
    if (topic.lesson === null && roadmap !== 'dsa') return [];
    const lesson = read.articles.find(({ slug }) => slug === topic.lesson);
    return lesson?.body.content.includes('<svg ') && lesson.body.content.includes(`"${address}"`)
      ? []
      : [topic.id];
  });
  expect(lacking).toEqual([]);
});

test('every unit of the core subjects has a lesson with folded answers, which leads to its quiz and back to its topic', async () => {
  const read = await content();
  const lacking = topicsIn(read)
    .filter(({ roadmap }) => roadmap === 'core-subjects')
    .flatMap(({ topic, address }) =>
      topic.units.filter(({ id, article_link }) => {
        const lesson = read.articles.find(({ slug }) => `/article/${slug}` === article_link);
        const content = lesson?.body.content ?? '';
        const answers = content.split('<details>').length - 1;
        const links = [`/roadmaps/core-subjects/${id}`, address];
        return answers < 3 || !links.every((link) => content.includes(`href="${link}"`));
      }),
    );
  expect(lacking.map(({ id }) => id)).toEqual([]);
});

const topicsIn = ({ roadmaps }: Pick<Content, 'roadmaps'>) =>
  roadmaps.flatMap(({ roadmap, topics }) =>
    topics.map((topic) => ({
      roadmap: roadmap.id,
      topic,
      address: `/roadmaps/${roadmap.id}?topic=${topic.id}`,
    })),
  );

/** The pages of units that have an exercise. */
const exercisePages = ({ roadmaps, sqlTasks, javascriptTasks, quizzes, unitTexts }: Content) => {
  const exercises = [...sqlTasks, ...javascriptTasks, ...quizzes, ...unitTexts];
  const known = new Set(exercises.map(({ id }) => id));
  return roadmaps.flatMap(({ roadmap, topics }) =>
    topics
      .flatMap(({ units }) => units)
      .filter(({ id }) => known.has(id))
      .map(({ id }) => `/roadmaps/${roadmap.id}/${id}`),
  );
};

/** Pages of other sites are taken at their word. */
const leads = (href: string, pages: Set<string>) => href.startsWith('https://') || pages.has(href);

/** Every file of the folders, by its path below api/content. */
const filesIn = (...folders: string[]) =>
  folders.flatMap((folder) =>
    readdirSync(path.join(shippedFolder, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => {
        const file = path.join(entry.parentPath, entry.name);
        return [path.relative(shippedFolder, file), readFileSync(file, 'utf8')] as const;
      }),
  );

/** JSON by what it says, everything else as it is. */
const said = (files: Iterable<readonly [string, string]>) =>
  Object.fromEntries(
    [...files].map(([file, text]) => [file, file.endsWith('.json') ? JSON.parse(text) : text]),
  );

/**
 * Classes of nodes in Java and C++, what makes random inputs, and programs that must not pass are for checks alone; no
 * database has them.
 */
const isForChecks = (file: string) =>
  file.endsWith('/inputs.py') ||
  file.includes('/refused/') ||
  (file.startsWith('dsa-support/') && file.endsWith('.java'));

test('the shipped content comes back from the database as the files that it was loaded from', async () => {
  const database = await createTestDatabase(SHIPPED);
  const files = practiceFiles({
    roadmaps: await findRoadmapContents(database.kysely),
    problems: await findProblemContents(database.kysely),
  });
  await database.close();
  const loaded = filesIn('roadmaps', 'dsa-problems', 'dsa-support').filter(
    ([file]) => !isForChecks(file),
  );
  expect(said(files)).toEqual(said(loaded));
});
