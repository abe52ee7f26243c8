import { randomUUID } from 'node:crypto';
import type { ContentFolder } from '../../../../testing/content-folder.ts';
import {
  createDiscussedSite,
  post,
  read,
  resetComments,
  TOTAL,
  typed,
} from '../../../../testing/discussed-site.ts';
import type { TestApp } from '../../../../testing/test-app.ts';

let site: TestApp;
let content: ContentFolder;
beforeAll(async () => {
  ({ site, content } = await createDiscussedSite());
}, 60_000);
beforeEach(() => resetComments(site, content));
afterAll(async () => {
  await site.close();
  content.dispose();
});

describe('posting', () => {
  test("a signed-in person's comment is stored as typed and shown to all, as theirs to them", async () => {
    const learner = await site.signUp();
    const sent = typed('  <b>Sort</b> first:\n\n  a.sort()  ');
    const answer = await learner.post('/v1/comments', sent);
    expect([answer.statusCode, answer.json()]).toEqual([
      201,
      {
        id: sent.id,
        label: null,
        author: { name: 'Asha Rao', avatarUrl: null },
        content: '<b>Sort</b> first:\n\n  a.sort()',
        createdAt: expect.any(String),
        editedAt: null,
        deleted: false,
        own: true,
      },
    ]);
    const own = await read(learner);
    expect(own.count).toBe(3);
    expect(own.items[0]).toEqual({ ...answer.json(), replies: [] });
    expect((await read(await site.signUp())).items[0]?.own).toBe(false);
    expect((await read(site.visitor(), 'dsa-problem:forms')).count).toBe(2);
  });

  test('what is sent twice, even at the same time, is stored once', async () => {
    const learner = await site.signUp();
    const sent = typed('Only once');
    const answers = await Promise.all([1, 2, 3].map(() => learner.post('/v1/comments', sent)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 201]);
    await learner.patch(`/v1/comments/${sent.id}`, { content: 'Edited since' });
    const late = await learner.post('/v1/comments', sent);
    expect([late.statusCode, late.json().content]).toEqual([200, 'Edited since']);
    expect((await read(learner)).count).toBe(3);
  });

  test('an id that names another comment is refused', async () => {
    const [one, other] = [await site.signUp(), await site.signUp()];
    const sent = typed('Mine');
    await one.post('/v1/comments', sent);
    const answers = [
      await other.post('/v1/comments', sent),
      await one.post('/v1/comments', { ...sent, content: 'Something else' }),
      await one.post('/v1/comments', { ...sent, subject: 'dsa-problem:forms' }),
    ];
    for (const answer of answers)
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'id-taken']);
    expect((await read(one)).items[0]).toMatchObject({ content: 'Mine', own: true });
  });

  test.each([
    ['nothing', '', 'Write something first'],
    ['blanks', ' \n\t ', 'Write something first'],
    ['what cannot be seen', '\u200b\u2060\u202e', 'Write something first'],
    ['a variation selector alone', '\ufe0f', 'Write something first'],
    ['too much', 'é'.repeat(2_001), 'at most 2000 characters'],
    ['a NUL character', 'a\0b', 'NUL'],
  ])('%s is refused, and the field named', async (_, text, message) => {
    const answer = await (await site.signUp()).post('/v1/comments', typed(text));
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors.content).toContain(message);
  });

  test("2000 characters are stored; control characters and marks that reverse text aren't", async () => {
    const learner = await site.signUp();
    const long = '✓ é'.padEnd(2_000, 'x');
    expect((await post(learner, long)).content).toBe(long);
    const odd = await post(learner, 'a\u0007b\u202ec\r\nd\te \u{1f468}\u200d\u{1f469}');
    expect(odd.content).toBe('abc\nd\te \u{1f468}\u200d\u{1f469}');
  });

  test('comments stay when the account goes, without its name', async () => {
    const learner = await site.signUp();
    await post(learner, 'Left behind');
    await site.database.pool.query('delete from users where id = $1', [learner.id]);
    expect((await read(site.visitor())).items[0]).toMatchObject({
      content: 'Left behind',
      author: { name: 'Former member' },
    });
  });
});

describe('replies', () => {
  test('hang on the comment they answer, oldest first, and count', async () => {
    const [one, other] = [await site.signUp(), await site.signUp()];
    const { id } = await post(one, 'Why a map?');
    await post(other, 'For speed.', { parentId: id });
    await post(one, 'I see.', { parentId: id });
    const { items, count } = await read(other);
    expect(items[0]?.replies.map(({ content, own }) => [content, own])).toEqual([
      ['For speed.', true],
      ['I see.', false],
    ]);
    expect(count).toBe(5);
  });

  test('a reply to a reply, to nothing, or to a comment elsewhere is refused', async () => {
    const learner = await site.signUp();
    const { id } = await post(learner, 'Why a map?');
    const reply = await post(learner, 'For speed.', { parentId: id });
    const answer = (changes: object) => learner.post('/v1/comments', typed('And?', changes));
    const deeper = await answer({ parentId: reply.id });
    expect([deeper.statusCode, deeper.json().errors]).toEqual([
      400,
      { parentId: "You can't reply to a reply. Reply to the comment above it." },
    ]);
    expect((await answer({ parentId: randomUUID() })).statusCode).toBe(404);
    expect((await answer({ parentId: id, subject: 'dsa-problem:forms' })).statusCode).toBe(404);
    expect((await read(learner)).count).toBe(4);
  });

  test('come to an end', async () => {
    const learner = await site.signUp();
    const { id } = await post(learner, 'Who is here?');
    await site.database.pool.query(
      `insert into comments (id, subject, parent_id, content)
       select gen_random_uuid(), $1, $2, 'me' from generate_series(1, 200)`,
      [TOTAL, id],
    );
    const answer = await learner.post('/v1/comments', typed('And me', { parentId: id }));
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'enough-replies']);
  });
});

describe('articles', () => {
  const article = (changes: object = {}) => ({
    id: 'reading',
    slug: 'how-to-read',
    title: 'How to read',
    description: 'd',
    content: '<p>Read.</p>',
    published_at: new Date('2026-01-01'),
    ...changes,
  });
  const add = (changes: object) =>
    site.database.kysely
      .insertInto('articles')
      .values(article(changes) as never)
      .execute();

  afterEach(() => site.database.pool.query('delete from articles'));

  test.each([
    ['one that takes comments', {}, 201],
    ['one that does not', { allow_comments: false }, 403],
    ['one that is not published', { is_published: false }, 404],
    ['one that is to come', { published_at: new Date('2999-01-01') }, 404],
  ])('%s', async (_, changes, status) => {
    await add(changes);
    const sent = typed('Well said', { subject: 'article:reading' });
    expect((await (await site.signUp()).post('/v1/comments', sent)).statusCode).toBe(status);
  });
});

test('someone who comments too often learns when to go on', async () => {
  const { site: strict, content: files } = await createDiscussedSite({ LIMITS_FACTOR: '0.1' });
  const learner = await strict.signUp();
  const statuses: number[] = [];
  for (let number = 0; number < 4; number += 1) {
    statuses.push((await learner.post('/v1/comments', typed(`comment ${number}`))).statusCode);
  }
  expect(statuses).toEqual([201, 201, 201, 429]);
  await strict.close();
  files.dispose();
});
