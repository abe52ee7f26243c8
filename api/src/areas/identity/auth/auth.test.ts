import { currentUser, problem } from '@site/shared/contracts/composition';
import { type OwnSession, ownSessions, signedIn } from '@site/shared/contracts/identity';
import type { Agent } from '../../../../testing/agent.ts';
import { mailsTo } from '../../../../testing/mails.ts';
import { createTestApp, PASSWORD, type TestApp } from '../../../../testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

const person = (email: string) => ({ email, password: PASSWORD, name: 'Asha Rao' });

describe('signing up', () => {
  test('answers with id and name, and does not sign in: that is a separate step', async () => {
    const visitor = site.visitor();
    const answer = await visitor.post('/v1/auth/signup', person('first@example.org'));
    expect(answer.statusCode).toBe(201);
    expect(signedIn.parse(answer.json()).name).toBe('Asha Rao');
    expect((await visitor.get('/v1/auth/me')).statusCode).toBe(401);
  });

  test('refuses an address that is taken, however it is capitalised, and names the field', async () => {
    await site.visitor().post('/v1/auth/signup', person('taken@example.org'));
    const answer = await site.visitor().post('/v1/auth/signup', person('Taken@Example.org'));
    expect(answer.statusCode).toBe(409);
    expect(problem.parse(answer.json()).errors?.email).toContain('nobody has verified it');
  });

  test('lets only one of two at once have an address', async () => {
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => site.visitor().post('/v1/auth/signup', person('race@example.org'))),
    );
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([201, 409, 409, 409]);
  });

  test('names every invalid field at once, in the words of the register page', async () => {
    const answer = await site
      .visitor()
      .post('/v1/auth/signup', { email: 'nowhere', password: 'short', name: ' A ' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toEqual({
      email: 'Please enter a valid email address.',
      password:
        'Password must be at least 8 characters, include one upper case, one lower case, one number and one special character.',
      name: 'Please enter your full name.',
    });
  });

  test('stores a name as one line without marks that reverse it', async () => {
    const visitor = site.visitor();
    const { email, password } = person('lines@example.org');
    const name = 'Asha\r\nBcc: x\u202e';
    await visitor.post('/v1/auth/signup', { email, password, name });
    const answer = await visitor.post('/v1/auth/signin', { email, password });
    expect(answer.json().name).toBe('Asha Bcc: x');
  });

  test('lets people in whose older name would be refused now', async () => {
    const visitor = site.visitor();
    const { email, password } = person('before@example.org');
    await visitor.post('/v1/auth/signup', { email, password, name: 'Asha Rao' });
    await site.database.pool.query(`update users set name = $2 where email = $1`, [
      email,
      'Admin\n\u202e',
    ]);
    const answer = await visitor.post('/v1/auth/signin', { email, password });
    expect([answer.statusCode, answer.json().name]).toEqual([201, 'Admin\n\u202e']);
    expect((await visitor.get('/v1/auth/me')).json().name).toBe('Admin\n\u202e');
  });

  test('stores text that looks like SQL as text', async () => {
    const name = `Robert'); drop table users; --`;
    const visitor = site.visitor();
    await visitor.post('/v1/auth/signup', { ...person('bobby@example.org'), name });
    const answer = await visitor.post('/v1/auth/signin', {
      email: 'bobby@example.org',
      password: PASSWORD,
    });
    expect(answer.json().name).toBe(name);
  });

  test('takes an email with letters beyond ASCII once, however a device writes them', async () => {
    const visitor = site.visitor();
    const email = 'ünï@bücher.example';
    expect((await visitor.post('/v1/auth/signup', person(email))).statusCode).toBe(201);
    const decomposed = 'U\u0308NI\u0308@xn--bcher-kva.EXAMPLE';
    const again = await visitor.post('/v1/auth/signup', person(decomposed));
    expect(again.statusCode).toBe(409);
    const login = { email: decomposed, password: PASSWORD };
    expect((await visitor.post('/v1/auth/signin', login)).statusCode).toBe(201);
    expect((await visitor.get('/v1/auth/me')).json().email).toBe('ünï@xn--bcher-kva.example');
    const mails = await mailsTo(site, 'ünï@xn--bcher-kva.example');
    expect(mails).toHaveLength(2);
    const lookalike = await visitor.post('/v1/auth/signup', person('\u0430sha@example.org'));
    expect([lookalike.statusCode, Object.keys(lookalike.json().errors)]).toEqual([400, ['email']]);
  });

  test('takes a long password of any letters, however a device writes them', async () => {
    const visitor = site.visitor();
    const email = 'long@example.org';
    const password = 'grüne Äpfel am Fluß';
    await visitor.post('/v1/auth/signup', { ...person(email), password });
    const login = { email, password: password.normalize('NFD') };
    expect((await visitor.post('/v1/auth/signin', login)).statusCode).toBe(201);
  });

  test('stores no password', async () => {
    const { rows } = await site.database.pool.query('select password_hash from users limit 1');
    expect(rows[0].password_hash).toMatch(/^\$argon2id\$/);
  });
});

describe('signing in', () => {
  beforeAll(() => site.visitor().post('/v1/auth/signup', person('asha@example.org')));

  test('answers 201 with id and name, and knows the person from then on', async () => {
    const visitor = site.visitor();
    const answer = await visitor.post('/v1/auth/signin', {
      email: 'ASHA@example.org',
      password: PASSWORD,
    });
    expect(answer.statusCode).toBe(201);
    const { id } = signedIn.parse(answer.json());
    const me = currentUser.parse((await visitor.get('/v1/auth/me')).json());
    expect(me).toEqual({
      id,
      name: 'Asha Rao',
      email: 'asha@example.org',
      avatarUrl: null,
      provider: 'email',
    });
  });

  test('hides its cookies from scripts and other sites', async () => {
    const answer = await site
      .visitor()
      .post('/v1/auth/signin', { email: 'asha@example.org', password: PASSWORD });
    expect(answer.cookies).toEqual([
      expect.objectContaining({ name: 'access_3000', httpOnly: true, sameSite: 'Lax', path: '/' }),
      expect.objectContaining({
        name: 'refresh_3000',
        httpOnly: true,
        sameSite: 'Lax',
        path: '/v1/auth',
      }),
      expect.objectContaining({ name: 'device_3000', httpOnly: true, path: '/v1' }),
    ]);
  });

  test("doesn't distinguish a wrong password from an unknown address or phone number", async () => {
    const attempts = [
      { email: 'asha@example.org', password: 'wrong' },
      { email: 'nobody@example.org', password: PASSWORD },
      { email: '9876543210', password: PASSWORD },
    ];
    const answers = await Promise.all(
      attempts.map((attempt) => site.visitor().post('/v1/auth/signin', attempt)),
    );
    expect(answers.map((answer) => answer.statusCode)).toEqual([401, 401, 401]);
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
    expect(answers[0]?.json().message).toBe('Wrong email or password.');
    expect(answers.flatMap((answer) => answer.cookies)).toEqual([]);
  });

  test('ends the session that the browser had before', async () => {
    const learner = await site.signUp();
    const before = new Map(learner.cookies);
    await learner.post('/v1/auth/signin', { email: 'asha@example.org', password: PASSWORD });
    const earlier = site.visitor();
    for (const [name, value] of before) earlier.cookies.set(name, value);
    expect((await earlier.post('/v1/auth/refresh')).statusCode).toBe(401);
  });
});

describe('logging out', () => {
  test('ends the session on the server and clears the browser', async () => {
    const learner = await site.signUp();
    const stolen = site.visitor();
    for (const [name, value] of learner.cookies) stolen.cookies.set(name, value);

    const { statusCode, headers } = await learner.post('/v1/auth/logout');
    expect([statusCode, headers['clear-site-data']]).toEqual([200, '"cache"']);

    expect([...learner.cookies.keys()]).toEqual(['device_3000']);
    expect((await learner.get('/v1/auth/me')).statusCode).toBe(401);
    expect((await stolen.get('/v1/auth/me')).statusCode).toBe(401);
    expect((await stolen.post('/v1/auth/refresh')).statusCode).toBe(401);
  });

  test('leaves the same person signed in elsewhere', async () => {
    const learner = await site.signUp();
    const elsewhere = site.visitor();
    const { email } = (await learner.get('/v1/auth/me')).json();
    await elsewhere.post('/v1/auth/signin', { email, password: PASSWORD });
    await learner.post('/v1/auth/logout');
    expect((await elsewhere.get('/v1/auth/me')).statusCode).toBe(200);
  });

  test("succeeds for someone who isn't signed in", async () => {
    expect((await site.visitor().post('/v1/auth/logout')).statusCode).toBe(200);
  });
});

describe("a person's own sessions", () => {
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
});
