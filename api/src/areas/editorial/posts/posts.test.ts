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

test('an expired session does not stand in the way', async () => {
  const visitor = site.visitor();
  visitor.cookies.set('access_3000', 'outdated');
  expect((await visitor.get('/v1/posts/1')).statusCode).toBe(200);
});

test('a post that is not there is not found', async () => {
  const answer = await site.visitor().get('/v1/posts/99');
  expect([answer.statusCode, answer.json().message]).toEqual([404, 'Post not found!']);
});

test.each(['0', '-1', '1.5', 'one', '99999999999', '1e3000'])('%s is no post', async (id) => {
  expect((await site.visitor().get(`/v1/posts/${id}`)).statusCode).toBe(400);
});

test('a post that was retired is gone', async () => {
  await site.database.pool.query('update posts set retired_at = now() where id = 4');
  expect((await site.visitor().get('/v1/posts/4')).statusCode).toBe(404);
  expect((await site.visitor().get('/v1/posts')).json()).toHaveLength(3);
});
