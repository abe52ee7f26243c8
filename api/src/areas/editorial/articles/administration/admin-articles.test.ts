import { randomUUID } from 'node:crypto';
import {
  createEditorialSite,
  type EditorialSite,
  words,
} from '../../../../../testing/editorial-site.ts';
import { untilWaiting } from '../../../../../testing/waiting-statements.ts';

let site: EditorialSite;
let { ravi, meera, write, save, read, seenByReaders } = {} as EditorialSite;

beforeAll(async () => {
  site = await createEditorialSite();
  ({ ravi, meera, write, save, read, seenByReaders } = site);
});
afterAll(() => site.close());

async function list(query: string) {
  const { articles, total, counts } = (await ravi.get(`/v1/articles/?${query}`)).json();
  return { titles: articles.map(({ title }: { title: string }) => title), total, counts };
}

describe('a new article', () => {
  test('is published at once with the defaults, and readers see it', async () => {
    const answer = await ravi.post('/v1/articles/', words('Heaps in practice'));
    expect(answer.statusCode).toBe(201);
    const made = answer.json();
    expect(made).toMatchObject({
      status: 'published',
      revision: 0,
      has_draft: false,
      slug: 'heaps-in-practice',
      difficulty: 'medium',
      reading_time_minutes: 1,
      allow_comments: true,
      is_interactive: false,
      is_published: true,
      is_featured: false,
      category: { name: 'General' },
      last_editor: { name: 'Ravi Menon' },
    });
    const seen = (await site.visitor().get('/v1/articles/heaps-in-practice')).json();
    const { series: _series, related: _related, liked: _liked, ...article } = seen;
    expect(made).toMatchObject(article);
    expect(Date.parse(seen.published_at)).toBeLessThanOrEqual(Date.now());
    expect(await read(made.id)).toMatchObject({
      ...{ draft: null, article: { title: 'Heaps in practice', reading_time_minutes: null } },
    });
  });

  test('that is sent again, since its answer was lost, is one article', async () => {
    const sent = { id: randomUUID(), title: 'Sent twice', is_published: false };
    const both = await Promise.all([1, 2].map(() => ravi.post('/v1/articles/', sent)));
    const later = await ravi.post('/v1/articles/', sent);
    for (const answer of [...both, later]) {
      expect([answer.statusCode, answer.json().id, answer.json().slug]).toEqual([
        201,
        sent.id,
        'sent-twice',
      ]);
    }
    expect((await ravi.get('/v1/articles/?status=draft&search=Sent+twice')).json().total).toBe(1);
    const named = { ...sent, id: randomUUID(), slug: 'sent-by-name' };
    for (const answer of [
      await ravi.post('/v1/articles/', named),
      await ravi.post('/v1/articles/', named),
    ])
      expect([answer.statusCode, answer.json().id]).toEqual([201, named.id]);
  });

  test('stores every field', async () => {
    const fields = {
      ...words('Every field'),
      slug: 'each-and-every',
      banner_image: '/article-images/a.webp',
      meta_title: 'For machines',
      meta_description: 'Said to machines.',
      meta_keywords: ['one', 'two'],
      difficulty: 'hard',
      reading_time_minutes: 12,
      tags: ['heaps'],
      allow_comments: false,
      is_interactive: true,
      quiz_questions: [{ question: 'Q?', options: ['a', 'b'], answer: 1, explanation: 'b.' }],
      series_title: 'Heaps',
      series_order: 2,
      is_published: true,
      is_featured: true,
      published_at: '2026-01-02T03:04:05.000Z',
      category_id: 'patterns',
      reviewed: '2026-11-24',
      author_id: null,
    };
    const { article } = await write('Every field', fields);
    expect(article).toEqual(fields);
  });

  test('is sanitised, and its headings and code are as readers get them', async () => {
    const html =
      '<h2>Walk</h2><script>alert(1)</script><p onclick="x()">a</p><pre><code class="language-python">if a: pass</code></pre>';
    const made = await write('Sanitised', { content: html });
    expect(made.table_of_contents).toEqual([{ id: 'article-walk', title: 'Walk', level: 2 }]);
    expect(made.article.content).toContain('<span class="tok-keyword">if</span>');
    expect(made.article.content).not.toMatch(/script|onclick/);
  });

  test('as a draft need not be finished, and readers do not see it', async () => {
    const { status } = await write('Only a title', {
      description: '',
      content: '',
      is_published: false,
    });
    expect(status).toBe('draft');
    expect(await seenByReaders('only-a-title')).toBe(false);
    const answer = await ravi.post('/v1/articles/', { title: 'Empty' });
    expect([answer.statusCode, answer.json().errors]).toEqual([
      400,
      {
        description: 'A published article needs a description',
        content: 'A published article needs some text',
      },
    ]);
  });

  test("as a draft may miss a picture, and can't be published until it's there", async () => {
    const content = '<p><img alt="A heap"></p>';
    const { id } = await write('Pasted', { content, is_published: false });
    const answer = await ravi.post('/v1/admin/articles/bulk', { action: 'publish', ids: [id] });
    const reason =
      'A picture is missing. Choose it or remove it where the text says so before you publish.';
    expect(answer.json()).toEqual({ changed: [], skipped: [{ id, reason }] });
  });

  test('appears by itself when its time has come', async () => {
    const soon = new Date(Date.now() + 60 * 60_000).toISOString();
    const { id, status } = await write('To come', { published_at: soon });
    expect(status).toBe('scheduled');
    expect(await seenByReaders('to-come')).toBe(false);
    await site.database.pool.query(
      `update articles set published_at = now() - interval '1 second' where id = $1`,
      [id],
    );
    expect(await seenByReaders('to-come')).toBe(true);
    expect((await read(id)).status).toBe('published');
  });

  test.each([
    ['a text of more than 200 KiB', { content: `<p>${'ö'.repeat(102_400)}</p>` }, 'content'],
    [
      "a picture on its author's machine",
      { content: '<p><img src="file:///a.png" alt="A > b"></p>' },
      'content',
    ],
    ['a category nobody knows', { category_id: 'cooking' }, 'category_id'],
    ['a plain address of a picture', { banner_image: 'http://a.b/c' }, 'banner_image'],
    ['a slug of the API', { slug: 'categories' }, 'slug'],
    ['a slug in capitals', { slug: 'Heaps' }, 'slug'],
    ['a time that is none', { published_at: 'today' }, 'published_at'],
    ['a position without a series', { series_order: 1 }, 'series_title'],
    ['no title', { title: ' ' }, 'title'],
    [
      'an answer that is no option',
      { quiz_questions: [{ question: 'Q?', options: ['a', 'b'], answer: 2, explanation: 'E' }] },
      'quiz_questions.0.answer',
    ],
  ])('with %s is refused, and the field is named', async (_, fields, field) => {
    const answer = await ravi.post('/v1/articles/', { ...words('Refused'), ...fields });
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json().errors)).toEqual([field]);
  });

  test.each([
    ['C++', 'c-plus-plus'],
    ['C#', 'c-sharp'],
    ['二叉树的遍历', '二叉树的遍历'],
    ['مقدمة في الخوارزميات', 'مقدمة-في-الخوارزميات'],
  ])('with the title %s has its address, and readers find it there', async (title, slug) => {
    expect((await write(title)).article.slug).toBe(slug);
    const address = `/v1/articles/${encodeURIComponent(slug)}`;
    const { headers, body } = await site.visitor().get(address);
    expect([JSON.parse(body).title, headers['content-location']]).toEqual([title, address]);
    expect((await write(title)).article.slug).toBe(`${slug}-2`);
  });

  test("gets a slug of its own; a requested one that's taken is refused", async () => {
    await write('Trie & error');
    expect((await write('Trie & error')).article.slug).toBe('trie-error-2');
    expect((await write('🚀')).article.slug).toBe('article');
    const answer = await ravi.post('/v1/articles/', { ...words('x'), slug: 'trie-error' });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'slug-taken']);
    expect(Object.keys(answer.json().errors)).toEqual(['slug']);
    // Articles are found by their ids too.
    const { id } = await write('With an id');
    expect((await ravi.post('/v1/articles/', { ...words('x'), slug: id })).statusCode).toBe(409);
  });
});

describe('saving', () => {
  test('changes what readers see, and what is not published disappears at once', async () => {
    const { id, article } = await write('Stacks');
    const changed = { ...article, title: 'Stacks, again', slug: 'stacks-again', revision: 0 };
    const saved = (await save(ravi, id, changed)).json();
    expect(saved).toMatchObject({ revision: 1, article: { title: 'Stacks, again' } });
    expect(await seenByReaders('stacks-again')).toBe(true);
    await save(ravi, id, { ...saved.article, is_published: false, revision: 1 });
    for (const slug of ['stacks', 'stacks-again']) expect(await seenByReaders(slug)).toBe(false);
    expect(await seenByReaders(id)).toBe(false);
  });

  test('from an old revision is refused, says who changed it, and overwrites nothing', async () => {
    const { id, article } = await write('Queues');
    await save(meera, id, { ...article, title: 'Queues by Meera', revision: 0 });
    const answer = await save(ravi, id, { ...article, title: 'Queues by Ravi', revision: 0 });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      code: 'changed-elsewhere',
      message: 'Meera has changed this article since you opened it.',
      current: { revision: 1, last_editor: { id: meera.id, name: 'Meera' } },
    });
    expect((await read(id)).article.title).toBe('Queues by Meera');
  });

  test('by two people at the same moment: one is saved, the other gets a conflict', async () => {
    const { id, article } = await write('At once');
    const holder = await site.database.pool.connect();
    await holder.query('begin');
    await holder.query('select from articles where id = $1 for update', [id]);
    const first = save(ravi, id, { ...article, title: 'By Ravi', revision: 0 });
    await untilWaiting(site.database, 1);
    const second = save(meera, id, { ...article, title: 'By Meera', revision: 0 });
    await untilWaiting(site.database, 2);
    await holder.query('commit');
    holder.release();
    const answers = await Promise.all([first, second]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const saved = answers.find(({ statusCode }) => statusCode === 200)?.json();
    expect(await read(id)).toEqual(saved);
  });

  test('a slug that two new articles want at the same moment goes to one of them', async () => {
    const holder = await site.database.pool.connect();
    await holder.query('begin');
    await holder.query('lock table articles in exclusive mode');
    const sent = { ...words('Race'), slug: 'race' };
    const both = [ravi.post('/v1/articles/', sent), meera.post('/v1/articles/', sent)];
    await untilWaiting(site.database, 2);
    await holder.query('commit');
    holder.release();
    const codes = (await Promise.all(both)).map(({ statusCode }) => statusCode);
    expect(codes.sort()).toEqual([201, 409]);
  });

  test('counts the reading time again, unless one was given', async () => {
    const { id, article } = await write('Long');
    const long = `<p>${'word '.repeat(1_000)}</p>`;
    const counted = (await save(ravi, id, { ...article, content: long, revision: 0 })).json();
    expect(counted.reading_time_minutes).toBe(5);
    const given = { ...counted.article, reading_time_minutes: 9, revision: 1 };
    expect((await save(ravi, id, given)).json().article.reading_time_minutes).toBe(9);
  });

  test('is in the audit log without the text', async () => {
    const { id, article } = await write('Audited');
    await save(ravi, id, { ...article, title: 'Audited twice', revision: 0 });
    const { items } = (await ravi.get('/v1/admin/audit-log')).json();
    const entries = items.filter(({ subject }: { subject: string }) => subject === id);
    expect(entries).toMatchObject([
      {
        action: 'article.change',
        before: { title: 'Audited', content: { bytes: 25, sha256: expect.any(String) } },
        after: { title: 'Audited twice' },
      },
      { action: 'article.create', before: null, after: { title: 'Audited' } },
    ]);
  });

  test('nothing of an article that is not there', async () => {
    const answer = await save(ravi, 'nothing', { ...words('x'), revision: 0 });
    expect([answer.statusCode, answer.json().message]).toEqual([
      404,
      'Article with ID nothing not found',
    ]);
  });
});

describe('the trash', () => {
  test('takes an article from readers with everything about it, and gives it back as a draft', async () => {
    const { id, article } = await write('Trashed', { series_title: 'Bin', tags: ['bin'] });
    await write('Neighbour', { series_title: 'Bin', tags: ['bin'] });
    const learner = await site.signUp();
    await learner.put(`/v1/articles/${id}/like`, {});
    const subject = `article:${id}`;
    const comment = {
      id: '0b7c4c39-1d55-4a6e-9d0e-6b6f0f4f2a11',
      subject,
      parentId: null,
      content: 'Well said.',
    };
    expect((await learner.post('/v1/comments', comment)).statusCode).toBe(201);

    expect((await ravi.delete(`/v1/admin/articles/${id}`)).statusCode).toBe(200);
    expect((await ravi.delete(`/v1/admin/articles/${id}`)).statusCode).toBe(200);
    expect(await seenByReaders('trashed')).toBe(false);
    expect((await learner.put(`/v1/articles/${id}/like`, {})).statusCode).toBe(404);
    expect((await learner.get(`/v1/comments?subject=${subject}`)).statusCode).toBe(404);
    expect((await learner.get(`/v1/comments/${comment.id}`)).statusCode).toBe(404);
    expect((await learner.post(`/v1/articles/${id}/views`)).statusCode).toBe(404);
    const neighbour = (await learner.get('/v1/articles/neighbour')).json();
    expect(neighbour.series).toHaveLength(1);
    expect(neighbour.related).toEqual([]);
    const refused = await save(ravi, id, { ...article, revision: 1 });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'in-trash']);

    const restored = (await ravi.post(`/v1/admin/articles/${id}/restore`)).json();
    expect(restored).toMatchObject({ status: 'draft', deleted_at: null });
    expect(await seenByReaders('trashed')).toBe(false);
    const { revision } = restored;
    await save(ravi, id, { ...restored.article, is_published: true, revision });
    const again = (await learner.get(`/v1/articles/${id}`)).json();
    expect(again).toMatchObject({ liked: true, like_count: 1 });
    const page = (await learner.get(`/v1/comments?subject=${subject}`)).json();
    expect(page.count).toBe(1);
  });
});

describe('the list', () => {
  beforeAll(async () => {
    await site.database.pool.query('delete from articles where loaded is null');
    await write('Listed one', { tags: ['bfs'], is_featured: true });
    await write('Listed two', { is_published: false, category_id: 'interviews' });
    await write('Listed three', { published_at: '2999-01-01T00:00:00Z', difficulty: 'hard' });
    const { id } = await write('Listed four');
    await ravi.delete(`/v1/admin/articles/${id}`);
  });

  const counts = { all: 4, draft: 1, scheduled: 1, published: 2, trash: 1, review: 0 };

  test.each([
    ['all', ['Listed three', 'Listed two', 'Listed one', 'Article two-pointers'], 4],
    ['draft', ['Listed two'], 1],
    ['scheduled', ['Listed three'], 1],
    ['published', ['Listed one', 'Article two-pointers'], 2],
    ['trash', ['Listed four'], 1],
  ])('with status %s, changed last first', async (status, titles, total) => {
    expect(await list(`status=${status}`)).toEqual({ titles, total, counts });
  });

  test('applies filters together, to the counts too, and is read in pages', async () => {
    expect(await list('status=all&search=listed&page_size=1&page=2')).toEqual({
      titles: ['Listed two'],
      total: 3,
      counts: { all: 3, draft: 1, scheduled: 1, published: 1, trash: 1, review: 0 },
    });
    expect((await list('status=all&featured=true')).titles).toEqual(['Listed one']);
    expect((await list('status=all&tag=bfs')).titles).toEqual(['Listed one']);
    expect((await list('status=all&category=interviews')).titles).toEqual(['Listed two']);
    expect((await list('status=all&difficulty=hard')).titles).toEqual(['Listed three']);
  });
});

describe('categories', () => {
  const make = (body: object) => meera.post('/v1/articles/categories/', body);

  test('a category is made in place, and an article can have it at once', async () => {
    const answer = await make({ name: 'System design & more', sort_order: 5 });
    expect(answer.statusCode).toBe(201);
    const made = answer.json();
    expect(made).toMatchObject({ slug: 'system-design-more', description: '', is_active: true });
    expect((await site.visitor().get('/v1/articles/categories/')).json()).toContainEqual(made);
    const { id } = await write('Categorised', { category_id: made.id });
    const seen = (await site.visitor().get(`/v1/articles/${id}`)).json();
    expect(seen.category).toEqual(made);
    const { items } = (await ravi.get('/v1/admin/audit-log')).json();
    expect(items).toContainEqual(
      expect.objectContaining({ action: 'article-category.create', subject: made.id }),
    );
  });

  test.each([
    ['a name that is taken, however it is written', { name: 'PATTERNS' }, 409, 'name'],
    ['the name of what has no category', { name: 'General' }, 409, 'name'],
    ['a slug that is taken', { name: 'More patterns', slug: 'patterns' }, 409, 'slug'],
    [
      'a parent nobody knows',
      { name: 'Child', parent_category_id: 'x' },
      400,
      'parent_category_id',
    ],
    ['no name', { name: ' ' }, 400, 'name'],
    ['a colour that is none', { name: 'Red', color: 'red' }, 400, 'color'],
  ])('%s is refused, and the field is named', async (_, body, status, field) => {
    const answer = await make(body);
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([status, [field]]);
  });

  test('two of one name at the same moment are one', async () => {
    const answers = await Promise.all([make({ name: 'Twice' }), make({ name: 'twice' })]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
  });

  test('a category has one level below it', async () => {
    const { id } = (await make({ name: 'Child', parent_category_id: 'patterns' })).json();
    const answer = await make({ name: 'Grandchild', parent_category_id: id });
    expect(answer.json().errors).toEqual({
      parent_category_id: 'This category is itself part of another one.',
    });
  });
});
