import type { ArticleVersionList, LibraryImage } from '@site/shared/contracts/editorial';
import sharp from 'sharp';
import type { Agent } from '../../../../../testing/agent.ts';
import { createEditorialSite, type EditorialSite } from '../../../../../testing/editorial-site.ts';
import { statementsAbout } from '../../../../../testing/statements.ts';
import { untilWaiting } from '../../../../../testing/waiting-statements.ts';

let site: EditorialSite;
let { ravi, meera, write, save, read } = {} as EditorialSite;

beforeAll(async () => {
  site = await createEditorialSite();
  ({ ravi, meera, write, save, read } = site);
});
afterAll(() => site.close());

const saveDraft = (agent: Agent, id: string, body: object) =>
  agent.put(`/v1/admin/articles/${id}/draft`, body);

const versionsOf = async (id: string): Promise<ArticleVersionList['items']> =>
  (await ravi.get(`/v1/admin/articles/${id}/versions`)).json().items;

const textOf = async (id: string, number: number) =>
  (await ravi.get(`/v1/admin/articles/${id}/versions/${number}`)).json().article;

describe('a draft', () => {
  test('stores whatever is typed, and readers see nothing of it', async () => {
    const { id, article } = await write('Graphs');
    const typed = {
      ...article,
      title: '',
      slug: 'Not A Slug',
      content: `<p>half a \ud83d</p><script>${'x'.repeat(250_000)}`,
      published_at: 'tomorrow',
      tags: ['twice', 'twice'],
    };
    const answer = await saveDraft(ravi, id, { ...typed, revision: 0 });
    expect([answer.statusCode, answer.json().revision]).toEqual([200, 1]);
    const { draft, article: saved } = await read(id);
    expect(draft).toMatchObject({
      fields: { ...typed, content: typed.content.replace('\ud83d', '\ufffd') },
      saved_at: answer.json().saved_at,
      saved_by: { id: ravi.id, name: 'Ravi Menon' },
    });
    expect(saved).toEqual(article);
    const seen = (await site.visitor().get('/v1/articles/graphs')).json();
    expect(seen.title).toBe('Graphs');
  });

  test('from an old revision is refused: two people typing at once both learn of it', async () => {
    const { id, article } = await write('Two typists');
    const holder = await site.database.pool.connect();
    await holder.query('begin');
    await holder.query('select from articles where id = $1 for update', [id]);
    const first = saveDraft(ravi, id, { ...article, title: 'By Ravi', revision: 0 });
    await untilWaiting(site.database, 1);
    const second = saveDraft(meera, id, { ...article, title: 'By Meera', revision: 0 });
    await untilWaiting(site.database, 2);
    await holder.query('commit');
    holder.release();
    const answers = await Promise.all([first, second]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const { draft } = await read(id);
    expect(['By Ravi', 'By Meera']).toContain(draft?.fields.title);
    const late = await save(meera, id, { ...article, revision: 0 });
    expect([late.statusCode, late.json().current.revision]).toEqual([409, 1]);
  });

  test("ends when the article is saved; someone else's is stored as a version", async () => {
    const { id, article } = await write('Replaced');
    await saveDraft(meera, id, { ...article, title: "Meera's words", revision: 0 });
    const saved = await save(ravi, id, { ...article, title: "Ravi's words", revision: 1 });
    expect(saved.json()).toMatchObject({ draft: null, article: { title: "Ravi's words" } });
    expect(await versionsOf(id)).toMatchObject([
      { number: 3, reason: 'saved', title: "Ravi's words", author: { name: 'Ravi Menon' } },
      { number: 2, reason: 'replaced', title: "Meera's words", author: { name: 'Meera' } },
      { number: 1, reason: 'published', title: 'Replaced' },
    ]);
    expect((await textOf(id, 2)).title).toBe("Meera's words");
  });

  test("of one's own leaves no version, unless it is replaced on purpose", async () => {
    const { id, article } = await write('Own');
    await saveDraft(ravi, id, { ...article, title: 'Own draft', revision: 0 });
    await save(ravi, id, { ...article, title: 'Own text', revision: 1 });
    await saveDraft(ravi, id, { ...article, title: 'On another device', revision: 2 });
    await save(ravi, id, { ...article, title: 'Own again', revision: 3, replaces: true });
    expect((await versionsOf(id)).map(({ title }) => title)).toEqual([
      'Own again',
      'On another device',
      'Own text',
      'Own',
    ]);
  });

  test('can be discarded', async () => {
    const { id, article } = await write('Discarded');
    await saveDraft(ravi, id, { ...article, title: 'No', revision: 0 });
    const answer = await ravi.delete(`/v1/admin/articles/${id}/draft`);
    expect([answer.statusCode, answer.json()]).toEqual([200, { revision: 2 }]);
    expect((await read(id)).draft).toBeNull();
    expect((await ravi.delete(`/v1/admin/articles/${id}/draft`)).json()).toEqual({ revision: 2 });
  });

  test("is in the audit log when it's begun, not each time it's saved", async () => {
    const { id, article } = await write('Begun');
    for (const revision of [0, 1, 2]) await saveDraft(ravi, id, { ...article, revision });
    await saveDraft(meera, id, { ...article, revision: 3 });
    const { items } = (await ravi.get('/v1/admin/audit-log')).json();
    const begun = items.filter(
      ({ subject, action }: Record<string, string>) => subject === id && action === 'article.draft',
    );
    expect(begun).toHaveLength(2);
  });
});

describe('versions', () => {
  test('begin with what the content files said', async () => {
    const { article, revision } = await read('two-pointers');
    await save(meera, 'two-pointers', { ...article, title: 'Edited', revision });
    expect(await versionsOf('two-pointers')).toMatchObject([
      { number: 2, reason: 'saved', title: 'Edited', author: { name: 'Meera' } },
      {
        number: 1,
        at: '2026-10-01T00:00:00.000Z',
        title: 'Article two-pointers',
        author: { id: null, name: 'Content files' },
      },
    ]);
    expect(await textOf('two-pointers', 1)).toEqual(article);
  });

  test('are restored by saving them, and equal ones are stored once', async () => {
    const { id, article } = await write('Restored');
    const changed = { ...article, content: '<p>Worse.</p>', revision: 0 };
    const { article: worse } = (await save(ravi, id, changed)).json();
    await save(ravi, id, { ...worse, revision: 1 });
    expect(await versionsOf(id)).toHaveLength(2);
    const before = await textOf(id, 1);
    const restored = await save(ravi, id, { ...before, revision: 2, restores: 1 });
    expect(restored.json().article).toEqual(article);
    expect((await versionsOf(id)).map(({ reason }) => reason)).toEqual([
      'restored',
      'saved',
      'published',
    ]);
  });

  test('of what is not there are not found', async () => {
    const { id } = await write('Few');
    for (const path of [`${id}/versions/9`, 'nothing/versions', 'nothing/versions/1']) {
      expect((await ravi.get(`/v1/admin/articles/${path}`)).statusCode).toBe(404);
    }
  });
});

describe('many at once', () => {
  const apply = async (action: string, ids: string[]) =>
    (await ravi.post('/v1/admin/articles/bulk', { action, ids })).json();
  const statuses = (ids: string[]) => Promise.all(ids.map(async (id) => (await read(id)).status));

  test('are published, unless one is not finished, not there or in the trash', async () => {
    const { id: draft } = await write('Ready', { is_published: false });
    const { id: later } = await write('Later', { published_at: '2999-01-01T00:00:00Z' });
    const { id: empty } = await write('Empty', { is_published: false, description: '' });
    const { id: gone } = await write('Gone');
    await ravi.delete(`/v1/admin/articles/${gone}`);
    expect(await apply('publish', [draft, later, empty, gone, 'nothing'])).toEqual({
      changed: [draft, later],
      skipped: [
        { id: empty, reason: 'It needs a description before it can be published.' },
        { id: gone, reason: "It's in the trash. Restore it first." },
        { id: 'nothing', reason: 'Article with ID nothing not found' },
      ],
    });
    expect(await statuses([draft, later, empty, gone])).toEqual([
      'published',
      'published',
      'draft',
      'trash',
    ]);
    expect(await site.seenByReaders('later')).toBe(true);
  });

  test('are hidden and shown again with the time they had', async () => {
    const { id, article } = await write('Hidden');
    await apply('unpublish', [id]);
    expect(await site.seenByReaders(id)).toBe(false);
    await apply('publish', [id]);
    expect((await read(id)).article.published_at).toBe(article.published_at);
  });

  test('are featured, deleted and restored', async () => {
    const { id } = await write('Bulk');
    await apply('feature', [id]);
    expect((await read(id)).article.is_featured).toBe(true);
    await apply('unfeature', [id]);
    expect((await read(id)).article.is_featured).toBe(false);
    await apply('delete', [id]);
    expect(await site.seenByReaders(id)).toBe(false);
    expect(await statuses([id])).toEqual(['trash']);
    expect(await apply('restore', [id, id])).toEqual({ changed: [id], skipped: [] });
    expect(await statuses([id])).toEqual(['draft']);
  });
});

test('to change many articles takes as many statements as one, and an entry in the audit log for each', async () => {
  const ids: string[] = [];
  for (const title of ['First', 'Second', 'Third', 'Fourth']) ids.push((await write(title)).id);
  const [one, ...many] = ids;
  const taken = (action: string, some: unknown) =>
    statementsAbout(/for update|update "articles"|audit_log/, () =>
      ravi.post('/v1/admin/articles/bulk', { action, ids: some }),
    );
  for (const action of ['unpublish', 'publish', 'feature', 'unfeature', 'delete', 'restore']) {
    const takenByMany = await taken(action, many);
    expect([action, takenByMany]).toEqual([action, await taken(action, [one])]);
    const { items } = (await ravi.get('/v1/admin/audit-log?page_size=4')).json();
    expect(items).toEqual(
      [one, ...many.toReversed()].map((subject) =>
        expect.objectContaining({
          ...{ action: `article.${action}`, subject, admin: { id: ravi.id, name: 'Ravi Menon' } },
          before: expect.objectContaining({ title: expect.any(String) }),
          after: expect.objectContaining({ title: expect.any(String) }),
        }),
      ),
    );
    for (const { before, after } of items) expect(after.title).toBe(before.title);
  }
});

describe('the editor learns', () => {
  test('whether a slug is free, and one like it that is', async () => {
    const { id } = await write('Slug check');
    const check = async (slug: string, query = '') =>
      (await ravi.get(`/v1/admin/articles/slugs/${slug}${query}`)).json();
    expect(await check('slug-check')).toEqual({
      free: false,
      suggestion: 'slug-check-2',
      taken_by: { id, title: 'Slug check', former: false },
    });
    const own = { free: true, suggestion: 'slug-check', taken_by: null };
    expect(await check('slug-check', `?except=${id}`)).toEqual(own);
    const reserved = { free: false, suggestion: 'categories-2', taken_by: null };
    expect(await check('categories')).toEqual(reserved);
    await ravi.delete(`/v1/admin/articles/${id}`);
    expect((await check('slug-check')).free).toBe(false);
  });

  test('what readers will get', async () => {
    const answer = await ravi.post('/v1/admin/articles/preview', {
      content: '<h2>One</h2><p onclick="x()">two</p>',
    });
    expect(answer.json()).toEqual({
      content: '<h2 id="article-one">One</h2><p>two</p>',
      table_of_contents: [{ id: 'article-one', title: 'One', level: 2 }],
      reading_time_minutes: 1,
    });
  });
});

describe('who is here', () => {
  const note = async (agent: Agent, id: string) =>
    (await agent.put(`/v1/admin/articles/${id}/presence`, {})).json();

  test('editors learn of each other, and of nobody who was there a while ago', async () => {
    const { id } = await write('Met');
    expect(await note(ravi, id)).toEqual({ others: [] });
    expect(await note(meera, id)).toEqual({ others: [{ name: 'Ravi Menon' }] });
    expect(await note(ravi, id)).toEqual({ others: [{ name: 'Meera' }] });
    await site.database.pool.query(
      "update article_presence set seen_at = seen_at - interval '1 minute' where admin_id = $1",
      [ravi.id],
    );
    expect(await note(meera, id)).toEqual({ others: [] });
  });

  test('is noted of articles that exist, and changes nothing of them', async () => {
    const { id, revision } = await write('Unchanged');
    await note(meera, id);
    expect((await read(id)).revision).toBe(revision);
    expect((await ravi.put('/v1/admin/articles/none/presence', {})).statusCode).toBe(404);
  });
});

describe('formulas', () => {
  const content = '<p>In <code class="language-math">O(n^2)</code>.</p>';

  test('are stored as TeX, and readers get them drawn', async () => {
    const { id, article } = await write('Quadratic', { content });
    expect(article.content).toBe(content);
    const { content: read } = (await site.visitor().get('/v1/articles/quadratic')).json();
    expect(read).toContain('<math>');
    expect(read).not.toContain('language-math');
    const preview = await ravi.post('/v1/admin/articles/preview', { content });
    expect(preview.json().content).toBe(read);
    expect((await site.visitor().get('/feed.xml')).body).toContain('O(n^2)');
    expect((await site.read(id)).article.content).toBe(content);
  });

  test('with a mistake are stored in a draft, but not published', async () => {
    const wrong = '<p><code class="language-math">\\foo</code></p>';
    const { id, article } = await write('Wrong formula', { content: wrong, is_published: false });
    const refused = await save(ravi, id, { ...article, is_published: true, revision: 0 });
    const message = 'The formula “\\foo”: Undefined control sequence: \\foo.';
    expect([refused.statusCode, refused.json().errors]).toEqual([400, { content: message }]);
    const bulk = await ravi.post('/v1/admin/articles/bulk', { action: 'publish', ids: [id] });
    expect(bulk.json()).toEqual({ changed: [], skipped: [{ id, reason: message }] });
  });

  test('are drawn for the editor, each or what is wrong with it', async () => {
    const formulas = ['n', '\\foo'].map((tex) => ({ tex, display: false }));
    const answer = await ravi.post('/v1/admin/articles/formulas', { formulas });
    expect(answer.json().formulas).toEqual([
      { html: '<math><mrow><mi>n</mi></mrow></math>' },
      { error: 'Undefined control sequence: \\foo' },
    ]);
  });
});

describe('images', () => {
  const upload = (agent: Agent, file: Buffer, type = 'image/png', words = '') =>
    agent.send({
      method: 'POST',
      url: `/v1/admin/images${words}`,
      payload: file,
      headers: { 'content-type': type },
    });

  const plain = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#336699' } });

  test.each([
    ['as it is', 300, 200, 300, 200],
    ['no wider than an article', 1_800, 900, 1_600, 800],
  ])('an image is shown %s, as WebP, to everybody and for ever', async (_, ...sizes) => {
    const [width, height, shownWidth, shownHeight] = sizes;
    const answer = await upload(meera, await plain(width, height).png().toBuffer());
    expect(answer.statusCode).toBe(201);
    const { url, ...size } = answer.json();
    expect(size).toEqual({ width: shownWidth, height: shownHeight });
    expect(url).toMatch(/^\/article-images\/[0-9a-f]{64}\.webp$/);
    const image = await site.visitor().get(url);
    expect(image.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    });
    expect(await sharp(image.rawPayload).metadata()).toMatchObject({ format: 'webp', ...size });
  });

  test('the same image again has the same address, and an article may show it', async () => {
    const file = await plain(40, 40).jpeg().toBuffer();
    const [{ url }, again] = [
      (await upload(meera, file, 'image/jpeg')).json(),
      (await upload(meera, file, 'image/png')).json(),
    ];
    expect(again.url).toBe(url);
    const content = `<img src="${url}" alt="A square" width="40" height="40" />`;
    const preview = await meera.post('/v1/admin/articles/preview', { content });
    expect(preview.json().content).toBe(content);
  });

  describe('in the library', () => {
    const LIBRARY = '/v1/admin/images';
    const listed = async (search: string): Promise<LibraryImage[]> =>
      (await meera.get(`${LIBRARY}?search=${encodeURIComponent(search)}`)).json().items;

    /** A picture of its own for each test. */
    async function picture(side: number, words: string) {
      const file = await plain(side, side).png().toBuffer();
      const { url } = (await upload(meera, file, 'image/png', words)).json();
      return { url, show: `<p><img src="${url}" alt="Drawn" /></p>` };
    }

    test('are found by alternative text and by the name of the file, with where they are used', async () => {
      const { url, show } = await picture(61, '?alt=A%20min-heap&file_name=heap-1.png');
      const saved = await write('Shows a heap', { content: show });
      const drafted = await write('Will show a heap');
      await saveDraft(ravi, drafted.id, { ...drafted.article, banner_image: url, revision: 0 });
      const before = await write('Showed a heap', { content: show });
      await save(ravi, before.id, { ...before.article, content: '<p>No.</p>', revision: 0 });
      await write('Deleted', { content: show }).then(({ id }) =>
        ravi.delete(`/v1/admin/articles/${id}`),
      );
      for (const search of ['MIN-heap', 'heap-1.png']) {
        const [image, ...others] = await listed(search);
        expect(others).toEqual([]);
        expect(image).toMatchObject({
          url,
          alt: 'A min-heap',
          file_name: 'heap-1.png',
          earlier: 1,
        });
        expect(image?.uses).toEqual([
          { id: expect.any(String), title: 'Deleted', status: 'trash', only_draft: false },
          { id: saved.id, title: 'Shows a heap', status: 'published', only_draft: false },
          { id: drafted.id, title: 'Will show a heap', status: 'published', only_draft: true },
        ]);
      }
      expect(await listed('100% of a heap')).toEqual([]);
    });

    test('the alternative text can be changed, and uploading again keeps it', async () => {
      await picture(62, '');
      const { url } = await picture(62, '?alt=First&file_name=first.png');
      await picture(62, '?alt=Second&file_name=second.png');
      const [image] = await listed('first.png');
      expect(image).toMatchObject({ url, alt: 'First' });
      const changed = await meera.patch(`${LIBRARY}/${image?.hash}`, { alt: ' A\nstack ' });
      expect(changed.json()).toEqual({ ...image, alt: 'A stack' });
      const { items } = (await ravi.get('/v1/admin/audit-log')).json();
      expect(items[0]).toMatchObject({ action: 'article-image.describe', subject: image?.hash });
    });

    test('one that is used stays; afterwards it can be deleted, once', async () => {
      const { url, show } = await picture(63, '?alt=A%20trie');
      const { id, article } = await write('Tries', { content: show });
      const [image] = await listed('a trie');
      const remove = () => meera.delete(`${LIBRARY}/${image?.hash}`);
      const refused = await remove();
      expect([refused.statusCode, refused.json()]).toMatchObject([
        409,
        { code: 'in-use', message: 'This picture is used in “Tries”. Remove it there first.' },
      ]);
      await save(ravi, id, { ...article, content: '<p>None.</p>', revision: 0 });
      expect((await remove()).statusCode).toBe(200);
      expect((await site.visitor().get(url)).statusCode).toBe(404);
      expect((await remove()).statusCode).toBe(404);
    });

    test('come page by page, newest first', async () => {
      const { url } = await picture(64, '');
      const [first, second] = await Promise.all(
        [1, 1_000].map(async (page) => (await meera.get(`${LIBRARY}?page=${page}`)).json()),
      );
      expect(first.items[0].url).toBe(url);
      expect([second.items, second.total]).toEqual([[], first.total]);
    });
  });

  test('what is no image is refused', async () => {
    const svg = await upload(meera, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
    expect([svg.statusCode, Object.keys(svg.json().errors)]).toEqual([400, ['image']]);
    const large = await upload(meera, Buffer.alloc(5 * 1024 * 1024 + 1));
    expect([large.statusCode, large.json().errors]).toEqual([
      413,
      { image: 'A picture can have at most 5 MiB.' },
    ]);
  });

  test('anybody else is refused before the file is read', async () => {
    for (const agent of [site.visitor(), await site.signUp()]) {
      const answer = await upload(agent, Buffer.alloc(5 * 1024 * 1024 + 1));
      expect([answer.statusCode, answer.json().code]).toEqual([401, 'admin-required']);
    }
  });
});
