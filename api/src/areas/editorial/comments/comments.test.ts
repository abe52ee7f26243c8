import { randomUUID } from 'node:crypto';
import { createAgent } from '../../../../testing/agent.ts';
import { writeProblem } from '../../../../testing/content-folder.ts';
import {
  contents,
  createDiscussedSite,
  type DiscussedSite,
  notes,
  post,
  read,
  TOTAL,
  typed,
} from '../../../../testing/discussed-site.ts';
import { buildApp } from '../../../app.ts';
import { loadContent } from '../../../content/index.ts';

let { site, content, resetComments } = {} as DiscussedSite;
beforeAll(async () => {
  ({ site, content, resetComments } = await createDiscussedSite());
});
beforeEach(() => resetComments());
afterAll(async () => {
  await site.close();
  content.dispose();
});

describe('reading', () => {
  test('anybody reads the notes of a problem, newest first', async () => {
    const page = await read(site.visitor());
    expect(page).toMatchObject({ count: 2, next: null });
    expect(page.items[1]).toEqual({
      id: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/),
      label: 'Common mistake',
      author: { name: '', avatarUrl: null },
      content: 'Sorting it first.',
      createdAt: '2026-10-03T09:30:00.000Z',
      editedAt: null,
      deleted: false,
      own: false,
      replies: [],
    });
  });

  test('pages of 20 go through everything once, whatever is written meanwhile', async () => {
    const learner = await site.signUp();
    await site.database.pool.query(
      `insert into comments (id, subject, content, created_at)
       select gen_random_uuid(), $1, 'comment ' || n, now() - interval '1 second' * (42 - n)
       from generate_series(1, 41) as n`,
      [TOTAL],
    );
    const first = await read(learner);
    await post(learner, 'written meanwhile');
    const second = (await learner.get(`/v1/comments?subject=${TOTAL}&before=${first.next}`)).json();
    const third = (await learner.get(`/v1/comments?subject=${TOTAL}&before=${second.next}`)).json();
    expect([first.items.length, second.items.length, third.items.length]).toEqual([20, 20, 3]);
    expect([first.count, third.count, third.next]).toEqual([43, 44, null]);
    const all = [...contents(first), ...contents(second), ...contents(third)];
    const numbered = Array.from({ length: 41 }, (_, index) => `comment ${41 - index}`);
    expect(all).toEqual([...numbered, ...notes]);
  });

  test.each(['x', '', `1_${'z'.repeat(36)}`, "1_'--"])('there is no page %j', async (before) => {
    const answer = await site
      .visitor()
      .get(`/v1/comments?subject=${TOTAL}&before=${encodeURIComponent(before)}`);
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, ['before']]);
  });

  test.each([
    ['dsa-problem:nothing', 404],
    ['article:nothing', 404],
    ['roadmap:web', 400],
    ['dsa-problem:', 400],
  ])('%s cannot be discussed', async (subject, status) => {
    const answer = await site.visitor().get(`/v1/comments?subject=${subject}`);
    expect(answer.statusCode).toBe(status);
    const posted = await (await site.signUp()).post('/v1/comments', typed('Hello', { subject }));
    expect(posted.statusCode).toBe(status);
  });

  test('a link to a comment or to a reply finds them with what they belong to', async () => {
    const learner = await site.signUp();
    const comment = await post(learner, 'Why a map?');
    const reply = await post(learner, 'For speed.', { parentId: comment.id });
    for (const id of [comment.id, reply.id]) {
      const { subject, comment: found } = (await site.visitor().get(`/v1/comments/${id}`)).json();
      expect(subject).toBe(TOTAL);
      expect(found).toMatchObject({ id: comment.id, replies: [{ id: reply.id }] });
    }
    const gone = await site.visitor().get(`/v1/comments/${randomUUID()}`);
    expect([gone.statusCode, gone.json().message]).toEqual([404, 'This comment no longer exists.']);
  });
});

describe('notes', () => {
  const comments = (first: string, second = 'Let `sum` do it.') => ({
    comments: [
      { label: 'Alternative', content: second, written_at: '2026-10-04T09:30:00Z' },
      { label: 'Common mistake', content: first, written_at: '2026-10-03T09:30:00Z' },
    ],
  });
  const load = () => loadContent(site.database, content.folder);

  test('follow the files, retain their ids, and leave what people wrote alone', async () => {
    const learner = await site.signUp();
    const before = await read(learner);
    const [newer, older] = before.items;
    await post(learner, 'For the same reason.', { parentId: older?.id });
    writeProblem(content, 'total', comments('Sorting, which takes longer.'));
    const report = await load();
    expect(report.comments).toMatchObject({ added: [], retired: [], kept: [] });
    expect(report.comments.changed.map(({ id }) => id)).toEqual([older?.id]);
    const after = await read(learner);
    expect(after.items.map(({ id }) => id)).toEqual([newer?.id, older?.id]);
    expect(after.items[1]).toMatchObject({
      content: 'Sorting, which takes longer.',
      editedAt: null,
      replies: [{ content: 'For the same reason.' }],
    });
    expect((await load()).comments).toMatchObject({ changed: [], adopted: [] });
  });

  test('that leave the files are gone, or leave a place where they were answered', async () => {
    const learner = await site.signUp();
    const [, older] = (await read(learner)).items;
    await post(learner, 'For the same reason.', { parentId: older?.id });
    const others = [
      { label: 'Intuition', content: 'New here.', written_at: '2026-10-05T09:30:00Z' },
      { label: 'In an interview', content: 'Me too.', written_at: '2026-10-06T09:30:00Z' },
    ];
    writeProblem(content, 'total', { comments: others });
    await load();
    const { items, count } = await read(learner);
    expect(contents({ items })).toEqual(['Me too.', 'New here.', '']);
    expect(items[2]).toMatchObject({ deleted: true, replies: [{ own: true }] });
    expect(count).toBe(3);
  });
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

  test('what says nothing, too much or what no text holds is refused, and the field named', async () => {
    const learner = await site.signUp();
    for (const [text, message] of [
      ['', 'Write something first'],
      [' \n\t ', 'Write something first'],
      ['\u200b\u2060\u202e', 'Write something first'],
      ['\ufe0f', 'Write something first'],
      ['é'.repeat(2_001), 'at most 2000 characters'],
      ['a\0b', 'NUL'],
    ] as const) {
      const answer = await learner.post('/v1/comments', typed(text));
      expect(answer.statusCode).toBe(400);
      expect(answer.json().errors.content).toContain(message);
    }
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
  const config = { ...site.config, limitsFactor: 0.1 };
  const strict = await buildApp(config, site.database);
  const learner = createAgent(strict, config);
  for (const [name, value] of (await site.signUp()).cookies) learner.cookies.set(name, value);
  const statuses: number[] = [];
  for (let number = 0; number < 4; number += 1) {
    statuses.push((await learner.post('/v1/comments', typed(`comment ${number}`))).statusCode);
  }
  expect(statuses).toEqual([201, 201, 201, 429]);
  await strict.close();
});

describe('the author', () => {
  test('edits, and it says so; the same words again are no edit', async () => {
    const learner = await site.signUp();
    const { id } = await post(learner, 'A hash');
    const edit = (text: string) => learner.patch(`/v1/comments/${id}`, { content: text });
    expect((await edit(' A hash ')).json().editedAt).toBeNull();
    const answer = await edit('A hash map');
    expect(answer.json()).toMatchObject({ content: 'A hash map', editedAt: expect.any(String) });
    expect((await read(site.visitor())).items[0]).toMatchObject(
      (({ own: _, ...facts }) => facts)(answer.json()),
    );
    expect((await edit(' ')).json().errors).toEqual({ content: 'Write something first' });
  });

  test('deletes: what nobody answered is gone', async () => {
    const learner = await site.signUp();
    const { id } = await post(learner, 'Oops');
    expect((await learner.delete(`/v1/comments/${id}`)).statusCode).toBe(200);
    expect(contents(await read(learner))).toEqual(notes);
    expect((await learner.delete(`/v1/comments/${id}`)).statusCode).toBe(404);
    expect((await learner.patch(`/v1/comments/${id}`, { content: 'x' })).statusCode).toBe(404);
  });

  test('deletes: what was answered leaves a place, which goes with the last reply', async () => {
    const [one, other] = [await site.signUp(), await site.signUp()];
    const { id } = await post(one, 'My secret');
    const reply = await post(other, 'Answered', { parentId: id });
    await one.delete(`/v1/comments/${id}`);
    const page = await read(one);
    expect(page.count).toBe(3);
    expect(page.items[0]).toMatchObject({
      id,
      deleted: true,
      own: false,
      content: '',
      author: { name: '', avatarUrl: null },
      replies: [{ content: 'Answered' }],
    });
    const { rows } = await site.database.pool.query('select content from comments where id = $1', [
      id,
    ]);
    expect(rows).toEqual([{ content: '' }]);
    for (const answer of [
      await other.post('/v1/comments', typed('More', { parentId: id })),
      await one.patch(`/v1/comments/${id}`, { content: 'Back' }),
      await other.post(`/v1/comments/${id}/reports`, { reason: 'spam' }),
    ])
      expect(answer.statusCode).toBe(404);
    await other.delete(`/v1/comments/${reply.id}`);
    expect(contents(await read(one))).toEqual(notes);
    expect((await site.visitor().get(`/v1/comments/${id}`)).statusCode).toBe(404);
  });

  test('deleting while someone answers leaves either a placeholder or no reply', async () => {
    const [one, other] = [await site.signUp(), await site.signUp()];
    for (let round = 0; round < 10; round += 1) {
      const { id } = await post(one, `Round ${round}`);
      const [removed, replied] = await Promise.all([
        one.delete(`/v1/comments/${id}`),
        other.post('/v1/comments', typed('Reply', { parentId: id })),
      ]);
      expect(removed.statusCode).toBe(200);
      const found = (await read(one)).items.find((item) => item.id === id);
      if (replied.statusCode === 201)
        expect(found).toMatchObject({ deleted: true, replies: [{ content: 'Reply' }] });
      else expect([replied.statusCode, found]).toEqual([404, undefined]);
    }
  });

  test('nobody else edits or deletes, and nobody the notes', async () => {
    const [one, other] = [await site.signUp(), await site.signUp()];
    const { id } = await post(one, 'Mine');
    const [note] = (await read(one, 'dsa-problem:forms')).items;
    for (const target of [id, note?.id]) {
      const url = `/v1/comments/${target}`;
      expect((await other.patch(url, { content: 'Yours' })).statusCode).toBe(403);
      expect((await other.delete(url)).statusCode).toBe(403);
    }
    expect(contents(await read(one))).toEqual(['Mine', ...notes]);
  });
});

describe('reports', () => {
  const stored = async () =>
    (await site.database.pool.query('select user_id, reason from comment_reports')).rows;

  test('are stored once a person and comment', async () => {
    const [author, reader] = [await site.signUp(), await site.signUp()];
    const { id } = await post(author, 'Buy my course');
    const report = (reason: string) => reader.post(`/v1/comments/${id}/reports`, { reason });
    expect((await report('spam')).statusCode).toBe(200);
    expect((await report('abuse')).statusCode).toBe(200);
    expect(await stored()).toEqual([{ user_id: reader.id, reason: 'spam' }]);
    expect((await report('dull')).json().errors.reason).toContain('spam, abuse, wrong or other');
  });

  test('are not about oneself', async () => {
    const author = await site.signUp();
    const { id } = await post(author, 'Buy my course');
    const url = `/v1/comments/${id}/reports`;
    expect((await author.post(url, { reason: 'spam' })).statusCode).toBe(403);
    expect(await stored()).toEqual([]);
  });
});
