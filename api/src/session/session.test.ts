import { SignJWT } from 'jose';
import type { Agent } from '../../testing/agent.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createAccessTokens } from './access-token.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

const REFRESH = 'refresh_3000';
const ACCESS = 'access_3000';

/** Another browser that holds the same cookies, as a thief or a second tab would. */
function copyOf(agent: Agent): Agent {
  const copy = site.visitor();
  for (const [name, value] of agent.cookies) copy.cookies.set(name, value);
  return copy;
}

const refresh = (agent: Agent) => agent.post('/v1/auth/refresh');
const me = async (agent: Agent) => (await agent.get('/v1/auth/me')).statusCode;

/** Moves the uses of this person's tokens into the past, by default beyond the grace of 10 s. */
const laterThanGrace = (userId: string, passed = '11 seconds') =>
  site.database.pool.query(
    `update refresh_tokens set used_at = used_at - $2::interval
     where session_id in (select id from sessions where user_id = $1)`,
    [userId, passed],
  );

/** A refresh whose response never arrives: the browser still has its old token. */
async function refreshInVain(agent: Agent): Promise<void> {
  expect((await refresh(copyOf(agent))).statusCode).toBe(200);
}

async function tokensOf({ id }: { id: string }): Promise<number> {
  const { rowCount } = await site.database.pool.query(
    'select from refresh_tokens where session_id in (select id from sessions where user_id = $1)',
    [id],
  );
  return rowCount ?? 0;
}

test('a change that names its person is made for nobody else', async () => {
  const [owner, other] = [await site.signUp(), await site.signUp()];
  const read = async (headers: Record<string, string>) =>
    other.send({
      method: 'POST',
      url: '/v1/announcements/read',
      payload: { ids: ['sql-roadmap'] },
      headers,
    });
  expect((await read({ 'x-expected-user': other.id })).statusCode).toBe(200);
  const answer = await read({ 'x-expected-user': owner.id });
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'other-person']);
});

describe('an access token', () => {
  test('that has expired is answered with 401, even if a visitor would be served', async () => {
    const learner = await site.signUp();
    const inElevenMinutes = Date.now() + 11 * 60_000;
    const clock = jest.spyOn(Date, 'now').mockReturnValue(inElevenMinutes);
    const answer = await learner.get('/v1/auth/me');
    clock.mockRestore();
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'session-expired']);
  });

  test('counts until its last minute', async () => {
    const learner = await site.signUp();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 9 * 60_000);
    const status = await me(learner);
    clock.mockRestore();
    expect(status).toBe(200);
  });

  test.each([
    ['whose claims were changed', (token: string) => token.replace(/\.e/, '.f')],
    ['with another signature', (token: string) => token.replace(/\.[^.]+$/, '.c2lnbmF0dXJl')],
    ['without signature', (token: string) => token.replace(/\.[^.]+$/, '.')],
    ['that names no algorithm', (token: string) => token.replace(/^[^.]+/, none)],
    ['that is no token', () => 'nonsense'],
  ])('%s is refused', async (_case, forge) => {
    const learner = await site.signUp();
    learner.cookies.set(ACCESS, forge(learner.cookies.get(ACCESS) ?? ''));
    expect(await me(learner)).toBe(401);
  });

  test("that is signed with the installation's secret itself is refused: its key is another", async () => {
    const learner = await site.signUp();
    const [, claims = ''] = (learner.cookies.get(ACCESS) ?? '').split('.');
    const { rows } = await site.database.pool.query(
      "select value from installation_values where name = 'session-secret'",
    );
    const token = await new SignJWT(JSON.parse(Buffer.from(claims, 'base64url').toString()))
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .sign(Buffer.from(rows[0].value, 'base64url'));
    learner.cookies.set(ACCESS, token);
    expect(await me(learner)).toBe(401);
  });
});

const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');

describe('refreshing', () => {
  test('exchanges both cookies and goes on with the session', async () => {
    const learner = await site.signUp();
    const before = new Map(learner.cookies);
    const answer = await refresh(learner);
    expect(answer.statusCode).toBe(200);
    expect(learner.cookies.get(REFRESH)).not.toBe(before.get(REFRESH));
    expect(await me(learner)).toBe(200);
    expect((await refresh(learner)).statusCode).toBe(200);
  });

  test('twice with one token within the grace gives the second only an access token', async () => {
    const learner = await site.signUp();
    const secondTab = copyOf(learner);
    await refresh(learner);
    const answer = await refresh(secondTab);
    expect(answer.statusCode).toBe(200);
    expect(answer.cookies.filter(({ name, value }) => name === REFRESH && value)).toEqual([]);
    expect(await me(secondTab)).toBe(200);
    expect((await refresh(learner)).statusCode).toBe(200);
  });

  test('does not take the refresh token away from the tab that came second', async () => {
    const learner = await site.signUp();
    const token = learner.cookies.get(REFRESH);
    await refresh(copyOf(learner));
    const answer = await refresh(learner);
    expect(answer.cookies.map(({ name }) => name)).toEqual([ACCESS]);
    expect(learner.cookies.get(REFRESH)).toBe(token);
  });

  test('20 times at once with one token rotates once and refuses nobody', async () => {
    const learner = await site.signUp();
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(copyOf(learner))));
    expect(answers.map((answer) => answer.statusCode)).toEqual(Array(20).fill(200));
    const rotated = answers.filter(({ cookies }) => cookies.some(({ name }) => name === REFRESH));
    expect(rotated).toHaveLength(1);
  });

  test('goes on after an answer that was lost, however late it is tried again', async () => {
    const learner = await site.signUp();
    await refreshInVain(learner);
    await laterThanGrace(learner.id, '29 days');
    const lost = learner.cookies.get(REFRESH);
    expect((await refresh(learner)).statusCode).toBe(200);
    expect(learner.cookies.get(REFRESH)).not.toBe(lost);
    expect((await refresh(learner)).statusCode).toBe(200);
    expect(await me(learner)).toBe(200);
  });

  test('goes on after many lost answers, without a new token for each', async () => {
    const learner = await site.signUp();
    for (let times = 0; times < 20; times += 1) {
      await refreshInVain(learner);
      await laterThanGrace(learner.id);
    }
    expect(await tokensOf(learner)).toBe(6);
    const token = learner.cookies.get(REFRESH);
    expect((await refresh(learner)).statusCode).toBe(200);
    expect([learner.cookies.get(REFRESH), await me(learner)]).toEqual([token, 200]);
    await laterThanGrace(learner.id, '1 day');
    expect((await refresh(learner)).statusCode).toBe(200);
    expect(learner.cookies.get(REFRESH)).not.toBe(token);
    expect((await refresh(learner)).statusCode).toBe(200);
  });

  test('20 times at once after a lost answer rotates once and refuses nobody', async () => {
    const learner = await site.signUp();
    await refreshInVain(learner);
    await laterThanGrace(learner.id);
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(copyOf(learner))));
    expect(answers.map((answer) => answer.statusCode)).toEqual(Array(20).fill(200));
    const rotated = answers.filter(({ cookies }) => cookies.some(({ name }) => name === REFRESH));
    expect(rotated).toHaveLength(1);
  });

  test('with two successors, as two slow tabs have them, goes on with the one that is used', async () => {
    const learner = await site.signUp();
    const slowTab = copyOf(learner);
    await refresh(learner);
    await laterThanGrace(learner.id);
    await refresh(slowTab);
    // Cookies belong to the browser: what came last counts for both tabs.
    learner.cookies.set(REFRESH, slowTab.cookies.get(REFRESH) ?? '');
    expect((await refresh(learner)).statusCode).toBe(200);
    expect((await refresh(learner)).statusCode).toBe(200);
  });

  test.each([
    ['the person', (person: Agent, thief: Agent) => [person, thief]],
    ['the thief', (person: Agent, thief: Agent) => [thief, person]],
  ])('by a thief ends the session when both go on, %s first', async (_case, inTurn) => {
    const learner = await site.signUp();
    const thief = copyOf(learner);
    await refresh(learner);
    await laterThanGrace(learner.id);
    expect((await refresh(thief)).statusCode).toBe(200);
    const [first, second] = inTurn(learner, thief) as [Agent, Agent];
    expect((await refresh(first)).statusCode).toBe(200);
    expect((await refresh(second)).statusCode).toBe(401);
    expect((await refresh(first)).statusCode).toBe(401);
    expect([await me(learner), await me(thief)]).toEqual([401, 401]);
  });

  test('with a token whose successor was used ends the session for everybody who has it', async () => {
    const learner = await site.signUp();
    const thief = copyOf(learner);
    await refresh(learner);
    await refresh(learner);

    expect((await refresh(thief)).statusCode).toBe(401);
    expect([...thief.cookies.keys()]).toEqual(['device_3000']);
    expect((await refresh(learner)).statusCode).toBe(401);
    expect(await me(learner)).toBe(401);
  });

  test('20 times at once with a token whose successor was used lets nobody in', async () => {
    const learner = await site.signUp();
    const thief = copyOf(learner);
    await refresh(learner);
    await refresh(learner);
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(copyOf(thief))));
    expect(answers.map((answer) => answer.statusCode)).toEqual(Array(20).fill(401));
    expect((await refresh(learner)).statusCode).toBe(401);
  });

  test('ends with the session: 30 days after the last refresh', async () => {
    const learner = await site.signUp();
    await site.database.pool.query(
      "update sessions set expires_at = expires_at - interval '30 days' where user_id = $1",
      [learner.id],
    );
    expect((await refresh(learner)).statusCode).toBe(401);
  });

  test('cannot make a session last longer than 90 days', async () => {
    const learner = await site.signUp();
    await site.database.pool.query(
      "update sessions set created_at = now() - interval '90 days' + interval '5 minutes' where user_id = $1",
      [learner.id],
    );
    expect((await refresh(learner)).statusCode).toBe(200);
    const { rows } = await site.database.pool.query(
      'select expires_at from sessions where user_id = $1',
      [learner.id],
    );
    const left = rows[0].expires_at.getTime() - Date.now();
    expect(left).toBeLessThanOrEqual(5 * 60_000);
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + left + 1000);
    const status = await me(learner);
    clock.mockRestore();
    expect(status).toBe(401);
    await site.database.pool.query(
      "update sessions set expires_at = expires_at - interval '5 minutes' where user_id = $1",
      [learner.id],
    );
    expect((await refresh(learner)).statusCode).toBe(401);
  });

  test('forgets after a week which tokens were replaced, and still refuses them', async () => {
    const learner = await site.signUp();
    const old = copyOf(learner);
    await refresh(learner);
    await refresh(learner);
    await site.database.pool.query(
      "update refresh_tokens set overtaken_at = overtaken_at - interval '8 days'",
    );
    await refresh(learner);
    expect(await tokensOf(learner)).toBe(3);
    expect((await refresh(old)).statusCode).toBe(401);
    expect(await me(learner)).toBe(200);
  });

  test('without or with an invented token is refused and clears the browser', async () => {
    const visitor = site.visitor();
    expect((await refresh(visitor)).statusCode).toBe(401);
    visitor.cookies.set(REFRESH, 'invented').set(ACCESS, 'invented');
    expect((await refresh(visitor)).statusCode).toBe(401);
    expect(visitor.cookies.size).toBe(0);
  });

  test('stores tokens as hashes only', async () => {
    const learner = await site.signUp();
    const token = learner.cookies.get(REFRESH) ?? '';
    const { rows } = await site.database.pool.query(
      'select count(*)::int as found from refresh_tokens where hash = sha256($1::text::bytea)',
      [token],
    );
    expect(rows).toEqual([{ found: 1 }]);
    const stored = await site.database.pool.query('select hash from refresh_tokens');
    expect(stored.rows.some(({ hash }) => hash.includes(token))).toBe(false);
  });
});

describe('reading access tokens', () => {
  const key = Buffer.alloc(32, 1);
  const user = { id: 'asha', sessionId: 'phone' };
  const IN_AN_HOUR = 60 * 60_000;

  const tokens = createAccessTokens(key);
  const newToken = (lastsMs = IN_AN_HOUR) =>
    tokens.sign({ user, expiresAt: new Date(Date.now() + lastsMs) });

  const later = (ms: number) => jest.spyOn(Date, 'now').mockReturnValue(Date.now() + ms);

  test('a token says who it is from, as often as it is read', async () => {
    const token = await newToken();
    expect([await tokens.read(token), await tokens.read(token)]).toEqual([user, user]);
  });

  test('a token that has been read before expires like any other', async () => {
    const token = await newToken();
    expect(await tokens.read(token)).toEqual(user);
    later(10 * 60_000 + 1000);
    expect(await tokens.read(token)).toBeNull();
  });

  test('a token does not outlast its session', async () => {
    const token = await newToken(60_000);
    expect(await tokens.read(token)).toEqual(user);
    later(61_000);
    expect(await tokens.read(token)).toBeNull();
  });

  test('a token that was read vouches for no other that begins or ends like it', async () => {
    const token = await newToken();
    await tokens.read(token);
    for (const forged of [`${token}A`, token.slice(0, -1), ` ${token}`, token.toUpperCase()]) {
      expect(await tokens.read(forged)).toBeNull();
    }
  });

  const claims = { sub: user.id, sid: user.sessionId, exp: Math.floor(Date.now() / 1000) + 600 };

  test.each([
    ['with another key', 'HS256', Buffer.alloc(32, 2)],
    ['by another algorithm', 'HS512', Buffer.alloc(64, 1)],
  ])("a token signed %s is nobody's", async (_case, alg, otherKey) => {
    const token = await new SignJWT(claims).setProtectedHeader({ alg }).sign(otherKey);
    expect(await tokens.read(token)).toBeNull();
  });

  test.each([
    '',
    '.',
    '..',
    'a.b.c',
    `${Buffer.from('{"alg":"none"}').toString('base64url')}.e30.`,
  ])('%p is no token', async (nonsense) => {
    expect(await tokens.read(nonsense)).toBeNull();
  });
});
