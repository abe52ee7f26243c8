import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

test('a process that answers is healthy', async () => {
  const answer = await site.visitor().get('/v1/health');
  expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'ok' }]);
});

test('a migrated database makes it ready', async () => {
  const answer = await site.visitor().get('/v1/ready');
  expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'ready' }]);
});

test('a migration that is missing makes it not ready', async () => {
  await site.database.pool.query("delete from schema_migrations where name like '0195%'");
  const answer = await site.visitor().get('/v1/ready');
  expect(answer.statusCode).toBe(503);
  expect(answer.json().message).toBe("The database hasn't been migrated.");
});
