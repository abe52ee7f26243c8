import { publicProfile } from '@site/shared/contracts';
import type { Agent } from '../../../../testing/agent.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

const see = (agent: Agent, handle: string) => agent.get(`/v1/profiles/${handle}`);

async function learnerWith(visibility: 'public' | 'private', handle: string) {
  const learner = await site.signUp();
  await site.database.pool.query(
    `update profiles set visibility = $2, handle = $3, bio = 'Graphs' where user_id = $1`,
    [learner.id, visibility, handle],
  );
  await site.database.pool.query(`update users set phone = $2 where id = $1`, [
    learner.id,
    `98765${String(handle.length).padStart(5, '0')}`,
  ]);
  return learner;
}

test('everybody sees a public profile, in any spelling of its ID, without address and number', async () => {
  await learnerWith('public', 'asha-open');
  for (const handle of ['asha-open', 'Asha-Open']) {
    const answer = await see(site.visitor(), handle);
    expect(answer.statusCode).toBe(200);
    const seen = publicProfile.parse(answer.json());
    expect(seen).toMatchObject({ name: 'Asha Rao', bio: 'Graphs', own: false, public: true });
    expect(answer.body).not.toMatch(/@example\.org|98765/);
  }
});

/** Without what differs between any two answers. */
const facts = ({ date: _, 'x-request-id': __, ...headers }: Record<string, unknown>) => headers;

test('a private and an unknown ID are answered alike, for visitors and for other learners', async () => {
  await learnerWith('private', 'asha-hidden');
  for (const agent of [site.visitor(), await site.signUp()]) {
    const [hidden, unknown] = [await see(agent, 'asha-hidden'), await see(agent, 'asha-nobody')];
    expect(hidden.statusCode).toBe(404);
    expect(hidden.body).toBe(unknown.body);
    expect(facts(hidden.headers)).toEqual(facts(unknown.headers));
  }
});

test('they also take the same work: the same number of queries', async () => {
  await learnerWith('private', 'asha-quiet');
  const query = jest.spyOn(site.database.pool, 'query');
  const connect = jest.spyOn(site.database.pool, 'connect');
  const workFor = async (handle: string) => {
    query.mockClear();
    connect.mockClear();
    await see(site.visitor(), handle);
    return [query.mock.calls.length, connect.mock.calls.length];
  };
  const hidden = await workFor('asha-quiet');
  expect(hidden).not.toEqual([0, 0]);
  expect(await workFor('asha-nobody')).toEqual(hidden);
  query.mockRestore();
  connect.mockRestore();
});

test('the owner sees the own page before others do', async () => {
  const learner = await learnerWith('private', 'asha-preview');
  const answer = await see(learner, 'asha-preview');
  expect(answer.json()).toMatchObject({ own: true, public: false });
});

test.each(['edit', '%F0%9F%98%80', "x' or 1=1 --", 'a'.repeat(100)])(
  'what cannot be an ID (%s) is answered as one that nobody has',
  async (handle) => {
    expect((await see(site.visitor(), encodeURIComponent(handle))).statusCode).toBe(404);
  },
);
