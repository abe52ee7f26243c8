import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import {
  dsaCategoryList,
  dsaProblem,
  dsaProblemList,
  roadmapDetail,
} from '@site/shared/contracts/practice';
import {
  approachListing,
  type ContentFolder,
  createContentFolder,
  problemCases,
  problemListing,
  problemStarter,
  roadmapContent,
  topicContent,
  unitContent,
  writeApproaches,
  writeProblem,
} from '../../../../testing/content-folder.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { loadContent } from '../../../content/index.ts';
import { createDsaProblems } from './dsa-problems.service.ts';

let site: TestApp;
let content: ContentFolder;

const slugs = ['pair-sum', 'longest-run', 'rain'];

beforeAll(async () => {
  content = createContentFolder();
  content.write('web/roadmap.json', roadmapContent('web'));
  content.write(
    'web/topics/01-all.json',
    topicContent(
      'web-topic-all',
      [...slugs, 'other'].map((slug, index) =>
        unitContent(`web-${slug}`, {
          sequence_number: index + 1,
          article_link: 'https://example.org/elsewhere',
        }),
      ),
    ),
  );
  content.write('../dsa-support/tree.py', 'class TreeNode:\n    pass\n');
  writeProblem(content, 'pair-sum', { sequence_number: 20 });
  writeProblem(content, 'longest-run', { sequence_number: 10, support: 'tree' });
  content.write('../dsa-support/tree.js', 'class TreeNode {}\n');
  const folder = '../dsa-problems/longest-run';
  content.write(`${folder}/solution.js`, 'const total = (values) => 0;\n');
  content.write(`${folder}/starter.js`, 'function total(values) {}\n');
  content.write(`${folder}/cases.js.json`, problemCases);
  writeApproaches(content, 'longest-run', ['brute-force', 'sort-first']);
  for (const id of ['brute-force', 'sort-first']) {
    content.write(`${folder}/approaches/${id}.js`, 'const total = () => 0;\n');
  }
  content.write(`${folder}/solution.java`, 'class Solution {}\n');
  content.write(`${folder}/solution.cpp`, 'class Solution {};\n');
  writeApproaches(content, 'pair-sum', ['brute-force']);
  writeProblem(content, 'rain', { category: 'Two Pointers', sequence_number: 30 });
  site = await createTestApp();
  await loadContent(site.database, content.folder);
});

afterAll(async () => {
  await site.close();
  content.dispose();
});

const listFor = async (agent: ReturnType<TestApp['visitor']>) =>
  dsaProblemList.parse((await agent.get('/v1/dsa-problems')).json());

test('a problem that can be solved in JavaScript comes with what that takes, and no other does', async () => {
  const read = async (slug: string) =>
    dsaProblem.parse((await site.visitor().get(`/v1/dsa-problems/${slug}`)).json());
  const { javascript } = await read('longest-run');
  expect(javascript).toMatchObject({
    code: 'const total = (values) => 0;\n',
    codeHtml: expect.stringContaining('<span class="tok-keyword">const</span>'),
    starter: 'function total(values) {}\n',
    support: 'class TreeNode {}\n',
    cases: problemCases.map(({ name }) => ({ name })),
  });
  expect((await read('rain')).javascript).toBeUndefined();
});

test('problems are listed by category as learners meet them, then by number', async () => {
  const list = await listFor(site.visitor());
  expect(list.map(({ slug }) => slug)).toEqual(['rain', 'longest-run', 'pair-sum']);
  expect(list[0]).toEqual({
    id: 'rain',
    slug: 'rain',
    title: 'Problem rain',
    category: 'Two Pointers',
    difficulty: 'easy',
    unitId: 'web-rain',
    reviewed: null,
    completed: false,
    attempted: false,
  });
});

test('the categories are listed in the order in which learners meet them', async () => {
  const answer = await site.visitor().get('/v1/dsa-categories');
  const categories = dsaCategoryList.parse(answer.json());
  expect(categories.map(({ name }) => name).slice(0, 3)).toEqual([
    'Two Pointers',
    'Sliding Window',
    'Hash Table',
  ]);
  expect(categories.filter(({ description }) => !description.endsWith('.'))).toEqual([]);
});

test('a learner sees what was completed on the sheet, and nobody else does', async () => {
  const [learner, other] = [await site.signUp(), await site.signUp()];
  await learner.patch(`/v1/users/${learner.id}/learning-units/web-rain`, { completed: true });
  const done = async (agent: typeof learner) =>
    (await listFor(agent)).filter(({ completed }) => completed).map(({ slug }) => slug);
  expect(await done(learner)).toEqual(['rain']);
  expect(await done(other)).toEqual([]);
  await learner.patch(`/v1/users/${learner.id}/learning-units/web-rain`, { completed: false });
  expect(await done(learner)).toEqual([]);
});

test('a problem is read in full, with its listing highlighted', async () => {
  const answer = await site.visitor().get('/v1/dsa-problems/longest-run');
  const problem = dsaProblem.parse(answer.json());
  expect(problem).toMatchObject({
    id: 'longest-run',
    unitId: 'web-longest-run',
    description: 'Find what is asked for.\n\nAnswer `-1` where there is none.',
    hints: ['What is asked for?', 'No structure is needed.', 'Add one value after the other.'],
    starter: problemStarter,
    code: problemListing,
    support: 'class TreeNode:\n    pass\n',
    explanation: {
      keyInsight: 'A sum needs no list.',
      steps: ['Start with 0.', 'Add each value.'],
    },
    complexity: { time: 'O(n)', timeDescription: 'Each value is added once.' },
  });
  expect(problem.cases[2]).toEqual({
    name: '2 values',
    input: 'total([1] * 2)',
    expected: '2',
    hidden: false,
  });
  expect(problem.starterHtml).toMatch(/^<span class="line"><span class="tok-keyword">def<\/span> /);
  expect(problem.codeHtml).toMatch(/^<span class="line"><span class="tok-keyword">def<\/span> /);
  expect(problem.supportHtml).toMatch(
    /^<span class="line"><span class="tok-keyword">class<\/span> /,
  );
});

test('approaches come in order with highlighted listings in the languages of the problem', async () => {
  const read = async (slug: string) =>
    dsaProblem.parse((await site.visitor().get(`/v1/dsa-problems/${slug}`)).json()).approaches;
  const approaches = await read('longest-run');
  expect(approaches?.solution).toBe('Built-in sum');
  expect(approaches?.before.map(({ id }) => id)).toEqual(['brute-force', 'sort-first']);
  expect(approaches?.before[0]).toEqual({
    id: 'brute-force',
    name: 'Approach brute-force',
    intuition: 'Adding is counting.\n\nSo count with `1 + 1`.',
    steps: ['Start with 0.', 'Count up for each value.'],
    complexity: { time: 'O(n · m)', space: 'O(1)', reason: 'Each value is counted up to.' },
    code: approachListing,
    codeHtml: expect.stringContaining('<span class="tok-keyword">def</span>'),
    javascript: {
      code: 'const total = () => 0;\n',
      codeHtml: expect.stringContaining('<span class="tok-keyword">const</span>'),
    },
  });
  expect((await read('pair-sum'))?.before[0]?.javascript).toBeUndefined();
  expect(await read('rain')).toBeUndefined();
});

test('our solution comes in Java and C++, highlighted, if it has both', async () => {
  const read = async (slug: string) =>
    dsaProblem.parse((await site.visitor().get(`/v1/dsa-problems/${slug}`)).json()).compiled;
  const codeHtml = expect.stringContaining('<span class="tok-keyword">class</span>');
  expect(await read('longest-run')).toEqual({
    java: {
      ...{ code: 'class Solution {}\n', codeHtml, starterHtml: expect.any(String) },
      starter: 'import java.util.*;\n\nclass Solution {\n}\n',
    },
    cpp: expect.objectContaining({ code: 'class Solution {};\n', codeHtml }),
  });
  expect(await read('pair-sum')).toBeUndefined();
});

test('a problem that has not changed is not prepared again with those that have', async () => {
  const problems = createDsaProblems(site.database);
  const [rain, before] = [await problems.problem('rain'), await problems.problem('pair-sum')];
  expect(rain).not.toBeNull();
  await site.database.pool.query("update dsa_problems set title = 'Summed' where id = 'pair-sum'");
  try {
    while ((await problems.problem('pair-sum'))?.title !== 'Summed') await pause(20);
    expect(await problems.problem('rain')).toBe(rain);
  } finally {
    await site.database.pool.query('update dsa_problems set title = $1 where id = $2', [
      before?.title,
      'pair-sum',
    ]);
    problems.stop();
  }
});

test('the naive solution is not sent', async () => {
  const { body } = await site.visitor().get('/v1/dsa-problems/longest-run');
  expect(body).not.toMatch(/naive|min\(len/);
});

test('a problem is attempted once its learner has submitted code, accepted or not', async () => {
  const [learner, other] = [await site.signUp(), await site.signUp()];
  await learner.post(`/v1/users/${learner.id}/units/web-rain/attempts`, {
    id: randomUUID(),
    ...{ language: 'python', verdict: 'error', passed: 0, total: 6, milliseconds: 12 },
    ...{ submittedAt: new Date().toISOString(), code: 'def total(values): pass' },
  });
  const tried = async (agent: typeof learner) =>
    (await listFor(agent)).filter(({ attempted }) => attempted).map(({ slug }) => slug);
  expect(await tried(learner)).toEqual(['rain']);
  expect(await tried(other)).toEqual([]);
});

test('a browser that has the answer is spared it, and an expired session does not stand in the way', async () => {
  for (const url of ['/v1/dsa-problems', '/v1/dsa-problems/rain']) {
    const { etag } = (await site.visitor().get(url)).headers;
    const again = await site
      .visitor()
      .send({ method: 'GET', url, headers: { 'if-none-match': String(etag) } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  }
  const visitor = site.visitor();
  visitor.cookies.set('access_3000', 'outdated');
  expect((await visitor.get('/v1/dsa-problems/rain')).statusCode).toBe(200);
});

test.each(['nowhere', 'constructor'])('%s is not found', async (slug) => {
  const answer = await site.visitor().get(`/v1/dsa-problems/${slug}`);
  expect([answer.statusCode, answer.json().message]).toEqual([
    404,
    'The requested DSA problem could not be found.',
  ]);
});

test.each(['Rain', 'a%20b', "'"])('%s is no slug', async (slug) => {
  expect((await site.visitor().get(`/v1/dsa-problems/${slug}`)).statusCode).toBe(400);
});

test('the sheet links to the problems, and a problem that is gone takes its link with it', async () => {
  const links = async () => {
    const { modules } = roadmapDetail.parse((await site.visitor().get('/v1/roadmaps/web')).json());
    const units = modules[0]?.sub_modules.topics[0]?.learning_units ?? [];
    return units.map(({ article_link }) => article_link);
  };
  const elsewhere = 'https://example.org/elsewhere';
  const [pairSum, longestRun, rain] = slugs.map((slug) => `/dsaarticle/${slug}`);
  expect(await links()).toEqual([pairSum, longestRun, rain, elsewhere]);

  await site.database.pool.query("update dsa_problems set retired_at = now() where id = 'rain'");
  expect(await eventually(links, (found) => found[2] === elsewhere)).toEqual([
    pairSum,
    longestRun,
    elsewhere,
    elsewhere,
  ]);
  expect((await site.visitor().get('/v1/dsa-problems/rain')).statusCode).toBe(404);
});

/** Reads again until the caches have heard of the change. */
async function eventually<T>(read: () => Promise<T>, until: (value: T) => boolean): Promise<T> {
  const value = await read();
  if (until(value)) return value;
  await new Promise((resolve) => setTimeout(resolve, 20));
  return eventually(read, until);
}
