import { type OwnSession, ownSessions } from '@site/shared/contracts';
import type { Agent } from '../../../../testing/agent.ts';
import { createTestApp, PASSWORD, type TestApp } from '../../../../testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

/** The same person in a second browser. */
async function secondBrowser(agent: Agent, userAgent: string): Promise<Agent> {
  const { email } = (await agent.get('/v1/auth/me')).json();
  const second = site.visitor();
  await second.send({
    method: 'POST',
    url: '/v1/auth/signin',
    payload: { email, password: PASSWORD },
    headers: { 'user-agent': userAgent },
  });
  return second;
}

const list = async (agent: Agent): Promise<OwnSession[]> =>
  ownSessions.parse((await agent.get('/v1/auth/sessions')).json());
const refreshes = async (agent: Agent) => (await agent.post('/v1/auth/refresh')).statusCode;

test('a person sees their own sign-ins, and which one this is', async () => {
  const learner = await site.signUp();
  const second = await secondBrowser(learner, `Phone ${'x'.repeat(400)}`);
  const seen = await list(second);
  expect(seen.map(({ current }) => current).sort()).toEqual([false, true]);
  const mine = seen.find(({ current }) => current);
  expect(mine?.userAgent).toMatch(/^Phone x{294}$/);
  expect(mine?.ip).toBe('127.0.0.1');
  expect(Date.parse(mine?.createdAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
});

test('renewing a session counts as having been seen', async () => {
  const learner = await site.signUp();
  await site.database.pool.query(
    `update sessions set last_seen_at = now() - interval '1 day' where user_id = $1`,
    [learner.id],
  );
  await refreshes(learner);
  const [session] = await list(learner);
  expect(Date.parse(session?.lastSeenAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
});

test('one of them is ended, the others go on', async () => {
  const learner = await site.signUp();
  const second = await secondBrowser(learner, 'Phone');
  const phone = (await list(learner)).find(({ userAgent }) => userAgent === 'Phone');
  expect((await learner.delete(`/v1/auth/sessions/${phone?.id}`)).statusCode).toBe(200);
  expect([await refreshes(second), await refreshes(learner)]).toEqual([401, 200]);
  expect((await learner.delete(`/v1/auth/sessions/${phone?.id}`)).statusCode).toBe(404);
});

test('all others are ended at once', async () => {
  const learner = await site.signUp();
  const others = [await secondBrowser(learner, 'Phone'), await secondBrowser(learner, 'Tablet')];
  expect((await learner.delete('/v1/auth/sessions')).statusCode).toBe(200);
  expect(await Promise.all(others.map(refreshes))).toEqual([401, 401]);
  expect(await list(learner)).toHaveLength(1);
});

test("someone else's are neither seen nor ended", async () => {
  const [learner, other] = [await site.signUp(), await site.signUp()];
  const [session] = await list(learner);
  expect((await other.delete(`/v1/auth/sessions/${session?.id}`)).statusCode).toBe(404);
  expect((await list(other)).map(({ id }) => id)).not.toContain(session?.id);
  expect(await refreshes(learner)).toBe(200);
});

test('a session that was ended from elsewhere ends no others', async () => {
  const learner = await site.signUp();
  const second = await secondBrowser(learner, 'Phone');
  await learner.delete('/v1/auth/sessions');
  expect((await second.delete('/v1/auth/sessions')).statusCode).toBe(401);
  expect(await refreshes(learner)).toBe(200);
});

test('a phone number that a person saved is as good as the address', async () => {
  const learner = await site.signUp();
  await site.database.pool.query('update users set phone = $1 where id = $2', [
    '9876543210',
    learner.id,
  ]);
  const signIn = (email: string, password = PASSWORD) =>
    site.visitor().post('/v1/auth/signin', { email, password });
  expect((await signIn('9876543210')).json().id).toBe(learner.id);
  const [wrong, unknown] = [await signIn('9876543210', 'wrong1$one'), await signIn('9876543211')];
  expect([unknown.statusCode, unknown.body]).toEqual([401, wrong.body]);
});
