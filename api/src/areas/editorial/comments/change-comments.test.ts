import type { ContentFolder } from '../../../../testing/content-folder.ts';
import {
  contents,
  createDiscussedSite,
  notes,
  post,
  read,
  resetComments,
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
      expect((await site.visitor().patch(url, { content: 'Ours' })).statusCode).toBe(401);
      expect((await site.visitor().delete(url)).statusCode).toBe(401);
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

  test('are not for visitors, and not about oneself', async () => {
    const author = await site.signUp();
    const { id } = await post(author, 'Buy my course');
    const url = `/v1/comments/${id}/reports`;
    expect((await site.visitor().post(url, { reason: 'spam' })).statusCode).toBe(401);
    expect((await author.post(url, { reason: 'spam' })).statusCode).toBe(403);
    expect(await stored()).toEqual([]);
  });
});
