import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { SHIPPED } from '../../../../testing/test-database.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp({}, SHIPPED);
}, 60_000);
afterAll(() => site.close());

test('four posts are listed by number, and each is read', async () => {
  const posts = (await site.visitor().get('/v1/posts')).json();
  expect(posts.map(({ id }: { id: number }) => id)).toEqual([1, 2, 3, 4]);
  for (const { id, title } of posts) {
    const answer = await site.visitor().get(`/v1/posts/${id}`);
    expect(answer.json()).toEqual({ id, title, body: expect.stringMatching(/\n\n/) });
  }
});

test('a post that is not there is not found', async () => {
  const answer = await site.visitor().get('/v1/posts/99');
  expect([answer.statusCode, answer.json().message]).toEqual([404, 'Post not found!']);
});

test('a post that was retired is gone', async () => {
  await site.database.pool.query('update posts set retired_at = now() where id = 4');
  expect((await site.visitor().get('/v1/posts/4')).statusCode).toBe(404);
  expect((await site.visitor().get('/v1/posts')).json()).toHaveLength(3);
});
