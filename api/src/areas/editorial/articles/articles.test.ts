import {
  articleContent,
  writeArticle,
  writeCategories,
} from '../../../../testing/article-content.ts';
import { type ContentFolder, createContentFolder } from '../../../../testing/content-folder.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { untilWaiting } from '../../../../testing/waiting-statements.ts';
import { loadContent } from '../../../content/index.ts';

let site: TestApp;
let content: ContentFolder;

beforeAll(async () => {
  site = await createTestApp();
  content = createContentFolder();
  writeCategories(content);
  writeArticle(content, 'two-pointers', {
    id: 'pointers',
    tags: ['arrays', 'python'],
    published_at: '2026-10-04T00:00:00Z',
    series: { title: 'Patterns', order: 2 },
  });
  writeArticle(content, 'sliding-window', {
    tags: ['arrays'],
    difficulty: 'hard',
    published_at: '2026-10-03T00:00:00Z',
    series: { title: 'Patterns', order: 1 },
  });
  writeArticle(content, 'resume', {
    title: 'A résumé of ONE page',
    category: null,
    tags: ['python'],
    published_at: '2026-10-05T00:00:00Z',
  });
  writeArticle(content, 'draft', { published_at: null });
  writeArticle(content, 'to-come', { published_at: '2999-01-01T00:00:00Z' });
  for (const [at, name] of ['read-first', 'plan', 'retired'].entries()) {
    const post = { id: at + 1, title: `Post ${at + 1}`, paragraphs: ['Slowly.', 'Surely.'] };
    content.write(`../posts/0${at + 1}-${name}.json`, post);
  }
  await loadContent(site.database, content.folder);
  // As a statement by hand, or an edited backup, would write it.
  await site.database.pool.query(
    `update articles set content = '<p>Tidy.</p><script>alert(1)</script><img src="x" onerror="alert(1)">'
     where slug = 'resume'`,
  );
  await site.database.pool.query('update posts set retired_at = now() where id = 3');
});
afterAll(async () => {
  content.dispose();
  await site.close();
});

const timers: FakeableAPI[] = [
  ...(['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const),
  ...(['setImmediate', 'clearImmediate', 'nextTick', 'queueMicrotask'] as const),
  ...(['hrtime', 'performance'] as const),
];

const listed = async (query: string) => {
  const { articles, total } = (await site.visitor().get(`/v1/articles/${query}`)).json();
  return { slugs: articles.map(({ slug }: { slug: string }) => slug), total };
};
const read = async (slug: string) => (await site.visitor().get(`/v1/articles/${slug}`)).json();

describe('the list', () => {
  test('holds what is published, newest first and the parts of a series in order, without the bodies', async () => {
    expect(await listed('')).toEqual({
      slugs: ['resume', 'sliding-window', 'two-pointers'],
      total: 3,
    });
    const { articles } = (await site.visitor().get('/v1/articles')).json();
    expect(articles[2]).toEqual({
      id: 'pointers',
      slug: 'two-pointers',
      ...articleContent('two-pointers').facts,
      tags: ['arrays', 'python'],
      published_at: '2026-10-04T00:00:00.000Z',
      series_title: 'Patterns',
      series_order: 2,
      category: expect.objectContaining({ name: 'Patterns', slug: 'patterns', color: '#0c6b43' }),
    });
  });

  test('comes in pages, which know how many there are in all', async () => {
    expect(await listed('?page_size=2')).toEqual({ slugs: ['resume', 'sliding-window'], total: 3 });
    expect(await listed('?page_size=2&page=2')).toEqual({ slugs: ['two-pointers'], total: 3 });
  });

  test.each([
    ['?search=RÉSUMÉ', ['resume']],
    ['?search=python', ['resume', 'two-pointers']],
    ['?search=100%25', []],
    ['?search=_', []],
    ['?category=patterns', ['sliding-window', 'two-pointers']],
    ['?category=general', ['resume']],
    ['?category=unknown', []],
    ['?difficulty=hard', ['sliding-window']],
    ['?tag=arrays', ['sliding-window', 'two-pointers']],
    ['?tag=arrays&difficulty=medium', ['two-pointers']],
    ['?tag=array', []],
  ])('%s leaves %j', async (query, slugs) => {
    expect(await listed(query)).toEqual({ slugs, total: slugs.length });
  });

  test.each(['page=0', 'page_size=101', 'page_size=x', 'difficulty=odd', 'page=1001'])(
    '%s is refused',
    async (query) => {
      expect((await site.visitor().get(`/v1/articles/?${query}`)).statusCode).toBe(400);
    },
  );
});

test('categories are listed in their order, retired and inactive ones are not', async () => {
  const categories = (await site.visitor().get('/v1/articles/categories/')).json();
  expect(categories.map(({ slug }: { slug: string }) => slug)).toEqual(['patterns', 'interviews']);
});

describe('an article', () => {
  test('is read by slug and by id, with body, contents and questions', async () => {
    const article = await read('two-pointers');
    expect(article).toMatchObject({
      content: expect.stringContaining('<h2 id="article-walk">Walk</h2>'),
      table_of_contents: [{ id: 'article-walk', title: 'Walk', level: 2 }],
      quiz_questions: [{ question: 'Which?', options: ['a', 'b'], answer: 1, explanation: 'b.' }],
      is_interactive: true,
      allow_comments: true,
      liked: false,
    });
    expect(await read('pointers')).toEqual(article);
  });

  test('stands in its series, with its relatives beside it', async () => {
    const { series, related } = await read('two-pointers');
    expect(series.map(({ slug }: { slug: string }) => slug)).toEqual([
      'sliding-window',
      'two-pointers',
    ]);
    // A category shared counts more than a tag.
    expect(related.map(({ slug }: { slug: string }) => slug)).toEqual(['sliding-window', 'resume']);
  });

  test('is sanitised again when it is read, since documents hold its text as it is', async () => {
    const { content } = await read('resume');
    expect(content).toContain('<p>Tidy.</p>');
    expect(content).not.toMatch(/script|onerror/);
  });

  test('without a category is General', async () => {
    expect((await read('resume')).category).toMatchObject({ name: 'General', slug: 'general' });
  });

  test('that is a draft, is to come or does not exist is neither found, viewed nor liked', async () => {
    const learner = await site.signUp();
    for (const slug of ['draft', 'to-come', 'nothing', 'categoriesx']) {
      const answer = await learner.get(`/v1/articles/${slug}`);
      expect([answer.statusCode, answer.json().message]).toEqual([404, 'Article not found']);
      expect((await learner.post(`/v1/articles/${slug}/views`)).statusCode).toBe(404);
      expect((await learner.put(`/v1/articles/${slug}/like`, {})).statusCode).toBe(404);
    }
  });
});

describe('views', () => {
  // They belong to a day: midnight may not fall between two of them. Timers stay as they are.
  beforeAll(() => {
    const now = new Date().setUTCHours(12, 0, 0, 0);
    jest.useFakeTimers({ now, doNotFake: timers });
  });
  afterAll(() => jest.useRealTimers());

  const view = async (
    agent: ReturnType<TestApp['visitor']>,
    headers = {},
    remoteAddress = '192.0.2.1',
  ) => {
    const url = '/v1/articles/sliding-window/views';
    return (await agent.send({ method: 'POST', url, headers, remoteAddress })).json().view_count;
  };

  test('count each person and each visiting browser once a day', async () => {
    const asha = await site.signUp();
    expect(await view(asha)).toBe(1);
    expect(await view(asha, { 'user-agent': 'another device' }, '192.0.2.9')).toBe(1);
    expect([...asha.cookies.keys()].join()).not.toMatch(/reader/);
    const visitor = site.visitor();
    expect(await view(visitor, { 'user-agent': 'one' })).toBe(2);
    expect(await view(visitor, { 'user-agent': 'two' })).toBe(2);
    expect(await view(visitor, { 'user-agent': 'two' }, '192.0.2.2')).toBe(2);
    expect(await view(site.visitor(), {}, '192.0.2.3')).toBe(3);
    expect((await read('sliding-window')).view_count).toBe(3);
    await site.database.pool.query(`update article_views set day = day - 1`);
    expect(await view(asha)).toBe(4);
    expect(await view(visitor)).toBe(5);
  });

  const count = async (agent: ReturnType<TestApp['visitor']>, remoteAddress: string) => {
    const url = '/v1/articles/two-pointers/views';
    return (await agent.send({ method: 'POST', url, remoteAddress })).json().view_count;
  };

  test('of browsers without cookies count once a day for each network, whatever they call themselves', async () => {
    const url = '/v1/articles/two-pointers/views';
    const before = (await read('two-pointers')).view_count;
    for (let time = 0; time < 5; time += 1) {
      const headers = { 'user-agent': `reader ${time}` };
      await site.visitor().send({ method: 'POST', url, headers, remoteAddress: '192.0.2.20' });
    }
    expect((await read('two-pointers')).view_count).toBe(before + 1);
  });

  test('of two new readers in one network at once: both learn what was counted', async () => {
    const before = (await read('two-pointers')).view_count;
    const holder = await site.database.pool.connect();
    await holder.query('begin');
    await holder.query(`select from articles where slug = 'two-pointers' for update`);
    const first = count(site.visitor(), '192.0.2.50');
    await untilWaiting(site.database, 1);
    const second = count(site.visitor(), '192.0.2.50');
    await untilWaiting(site.database, 2);
    await holder.query('commit');
    holder.release();
    expect(await Promise.all([first, second])).toEqual([before + 1, before + 1]);
  });

  test('from one network count for each person once their cookie has come back', async () => {
    const before = (await read('two-pointers')).view_count;
    const readers = Array.from({ length: 6 }, () => site.visitor());
    for (const agent of readers) await view(agent, {}, '192.0.2.30');
    const counts = [];
    for (const agent of readers) counts.push(await count(agent, '192.0.2.30'));
    // A network has 50 places, and now and then two of its readers have the same one.
    expect([counts.at(0), counts.at(-1) > before + 1]).toEqual([before + 1, true]);
    expect(await count(readers[0] ?? site.visitor(), '192.0.2.30')).toBe(counts.at(-1));
  });

  test('from one network are at most 50 a day, however many cookies are made up', async () => {
    const before = (await read('two-pointers')).view_count;
    const known = site.visitor();
    await view(known);
    const [name = ''] = [...known.cookies.keys()];
    for (let time = 0; time < 80; time += 1) {
      const agent = site.visitor();
      agent.cookies.set(name, String(time).padStart(22, 'A'));
      await count(agent, '192.0.2.40');
    }
    const { view_count } = await read('two-pointers');
    expect(view_count - before).toBeGreaterThan(25);
    expect(view_count - before).toBeLessThanOrEqual(50);
  });

  test("are distinguished by a cookie that scripts can't read and that is sent to articles only", async () => {
    const url = '/v1/articles/sliding-window/views';
    const visitor = site.visitor();
    const first = await visitor.send({ method: 'POST', url, remoteAddress: '192.0.2.50' });
    expect(first.cookies).toMatchObject([
      {
        name: expect.stringMatching(/^reader/),
        value: expect.stringMatching(/^[\w-]{22}$/),
        httpOnly: true,
        sameSite: 'Lax',
        path: '/v1/articles',
        maxAge: 30 * 24 * 60 * 60,
      },
    ]);
    expect((await visitor.send({ method: 'POST', url })).cookies).toEqual([]);
    expect((await site.visitor().get('/v1/articles/sliding-window')).cookies).toEqual([]);
    const nowhere = '/v1/articles/nowhere/views';
    expect((await site.visitor().send({ method: 'POST', url: nowhere })).cookies).toEqual([]);
    visitor.cookies.set(first.cookies[0]?.name ?? '', 'made up; or broken');
    const again = await visitor.send({ method: 'POST', url });
    expect(again.cookies).toHaveLength(1);
  });

  test('are counted rightly when many come at once', async () => {
    const url = '/v1/articles/resume/views';
    const send = (reader: number) =>
      site.visitor().send({ method: 'POST', url, remoteAddress: `192.0.2.${60 + (reader % 5)}` });
    await Promise.all(Array.from({ length: 20 }, (_, reader) => send(reader)));
    expect((await read('resume')).view_count).toBe(5);
  });

  test('reveal to nobody who read', async () => {
    const { rows } = await site.database.pool.query('select * from article_views');
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(row.reader).toHaveLength(16);
    expect(JSON.stringify(rows)).not.toContain('192.0.2');
  });
});

describe('likes', () => {
  const like = async (agent: ReturnType<TestApp['visitor']>) =>
    (await agent.put('/v1/articles/two-pointers/like', {})).json();
  const unlike = async (agent: ReturnType<TestApp['visitor']>) =>
    (await agent.delete('/v1/articles/two-pointers/like')).json();

  test('belong to a person, and count once', async () => {
    const [asha, ravi] = [await site.signUp(), await site.signUp()];
    expect(await like(asha)).toEqual({ liked: true, like_count: 1 });
    expect(await like(asha)).toEqual({ liked: true, like_count: 1 });
    expect(await like(ravi)).toEqual({ liked: true, like_count: 2 });
    expect((await asha.get('/v1/articles/two-pointers')).json()).toMatchObject({
      liked: true,
      like_count: 2,
    });
    expect(await read('two-pointers')).toMatchObject({ liked: false, like_count: 2 });
    expect(await unlike(asha)).toEqual({ liked: false, like_count: 1 });
    expect(await unlike(asha)).toEqual({ liked: false, like_count: 1 });
    expect(await unlike(ravi)).toEqual({ liked: false, like_count: 0 });
  });
});

describe('posts', () => {
  test('are listed by number, and each is read', async () => {
    const posts = (await site.visitor().get('/v1/posts')).json();
    expect(posts.map(({ id }: { id: number }) => id)).toEqual([1, 2]);
    for (const { id, title } of posts) {
      const answer = await site.visitor().get(`/v1/posts/${id}`);
      expect(answer.json()).toEqual({ id, title, body: 'Slowly.\n\nSurely.' });
    }
  });

  test.each(['3', '99'])('that were retired or never written are not found: %s', async (id) => {
    const answer = await site.visitor().get(`/v1/posts/${id}`);
    expect([answer.statusCode, answer.json().message]).toEqual([404, 'Post not found!']);
  });
});
