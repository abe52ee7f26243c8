import { problem } from '@site/shared/contracts/composition';
import { mailsTo } from '../../../../testing/mails.ts';
import { createTestApp, PASSWORD, type TestApp } from '../../../../testing/test-app.ts';
import { registerAdmin } from './operator.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp({ DEMO: 'off' });
  await registerAdmin(site.database.kysely, {
    email: ravi,
    name: 'Ravi Menon',
    password: PASSWORD,
  });
});
afterAll(() => site.close());

const ravi = 'Ravi@example.org';
const COOKIE = 'admin_3000';
const signIn = (agent = site.visitor(), email = ravi, password = PASSWORD) =>
  agent.post('/v1/admins/auth/signin', { email, password });
const sessions = async () =>
  (await site.database.pool.query('select count(*)::int as n from admin_sessions')).rows[0].n;

describe('an administrator', () => {
  test('signs in, however the address is capitalised, and is known from then on', async () => {
    const admin = site.visitor();
    const answer = await signIn(admin, 'ravi@EXAMPLE.org');
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual({
      id: expect.any(String),
      email: ravi,
      name: 'Ravi Menon',
      role: 'owner',
    });
    const me = await admin.get('/v1/admins/me');
    expect([me.statusCode, me.json()]).toEqual([200, answer.json()]);
  });

  test('has a cookie that scripts cannot read and other sites cannot send, for calls alone', async () => {
    const { cookies } = await signIn();
    expect(cookies).toEqual([
      { name: COOKIE, value: expect.any(String), path: '/v1', httpOnly: true, sameSite: 'Strict' },
      expect.objectContaining({ name: 'device_3000', httpOnly: true, path: '/v1' }),
    ]);
  });

  test('has a cookie for secure connections if the site is https', async () => {
    const secure = await createTestApp({ PUBLIC_URL: 'https://learn.example.org' });
    const answer = await (await secure.signInAdmin()).get('/v1/admins/me');
    expect(answer.statusCode).toBe(200);
    await registerAdmin(secure.database.kysely, { email: ravi, name: 'Ravi', password: PASSWORD });
    const { cookies } = await secure
      .visitor()
      .post('/v1/admins/auth/signin', { email: ravi, password: PASSWORD });
    expect(cookies).toMatchObject([
      { name: '__Secure-admin', secure: true },
      { name: '__Secure-device', secure: true },
    ]);
    await secure.close();
  });

  test('is nobody any more after signing out, even with a copy of the cookie', async () => {
    const admin = site.visitor();
    await signIn(admin);
    const copy = site.visitor();
    copy.cookies.set(COOKIE, admin.cookies.get(COOKIE) ?? '');
    const { statusCode, headers } = await admin.post('/v1/admins/auth/logout');
    expect([statusCode, headers['clear-site-data']]).toEqual([200, '"cache"']);
    expect([...admin.cookies.keys()]).toEqual(['device_3000']);
    expect((await copy.get('/v1/admins/me')).statusCode).toBe(401);
    expect((await admin.post('/v1/admins/auth/logout')).statusCode).toBe(200);
  });

  test('has one session a browser: the one before it ends', async () => {
    const admin = site.visitor();
    await signIn(admin);
    const before = await sessions();
    await signIn(admin);
    expect(await sessions()).toBe(before);
  });

  /** Lets time go by for every session. */
  const pass = (interval: string) =>
    site.database.pool.query(
      `update admin_sessions
       set expires_at = expires_at - $1::interval, created_at = created_at - $1::interval`,
      [interval],
    );

  test('is signed out half an hour after the last call, and not before', async () => {
    const admin = site.visitor();
    await signIn(admin);
    await pass('29 minutes');
    expect((await admin.get('/v1/admins/me')).statusCode).toBe(200);
    await pass('29 minutes');
    expect((await admin.get('/v1/admins/me')).statusCode).toBe(200);
    await pass('31 minutes');
    const answer = await admin.get('/v1/admins/me');
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'admin-required']);
  });

  test('is signed out 12 hours after the sign-in, however busy', async () => {
    const admin = site.visitor();
    await signIn(admin);
    await site.database.pool.query(
      `update admin_sessions set created_at = now() - interval '11 hours 59 minutes 45 seconds'`,
    );
    expect((await admin.get('/v1/admins/me')).statusCode).toBe(200);
    await pass('30 seconds');
    expect((await admin.get('/v1/admins/me')).statusCode).toBe(401);
  });

  test('has a token of which the database holds the hash alone', async () => {
    const admin = site.visitor();
    await signIn(admin);
    const token = admin.cookies.get(COOKIE) ?? '';
    const { rows } = await site.database.pool.query(
      'select hash = sha256($1::text::bytea) as own from admin_sessions order by created_at desc limit 1',
      [token],
    );
    expect(rows).toEqual([{ own: true }]);
  });
});

describe('signing in is refused', () => {
  test.each([
    ['an unknown address', 'nobody@example.org', PASSWORD],
    ['a wrong password', ravi, 'sesame2$shut'],
  ])('with %s, in the same words, also in detail', async (_case, email, password) => {
    const answer = await signIn(site.visitor(), email, password);
    expect(answer.statusCode).toBe(401);
    expect(problem.parse(answer.json())).toEqual({
      statusCode: 401,
      code: 'wrong-credentials',
      message: 'Wrong email or password.',
      detail: 'Wrong email or password.',
    });
    expect(answer.cookies).toEqual([]);
  });

  test('for the demonstration administrator if demonstration mode is off', async () => {
    const demo = { email: 'demo@example.org', name: 'Demo', password: PASSWORD };
    await registerAdmin(site.database.kysely, demo, { demonstration: true });
    expect((await signIn(site.visitor(), demo.email)).statusCode).toBe(401);
  });
});

describe('learners and administrators are distinguished', () => {
  test("a learner's password does not sign in as an administrator, nor the other way round", async () => {
    await site.signUp();
    expect((await signIn(site.visitor(), 'learner1@example.org')).statusCode).toBe(401);
    const answer = await site
      .visitor()
      .post('/v1/auth/signin', { email: ravi, password: PASSWORD });
    expect(answer.statusCode).toBe(401);
  });

  test('one browser can be both; each signs out alone', async () => {
    const person = await site.signUp();
    await signIn(person);
    await person.post('/v1/admins/auth/logout');
    expect((await person.get('/v1/auth/me')).statusCode).toBe(200);
    await signIn(person);
    await person.post('/v1/auth/logout');
    expect((await person.get('/v1/admins/me')).statusCode).toBe(200);
  });

  test("a learner's expired session does not stand in an administrator's way", async () => {
    const admin = await site.signInAdmin();
    admin.cookies.set('access_3000', 'outdated');
    expect((await admin.get('/v1/admins/me')).statusCode).toBe(200);
    expect((await admin.get('/v1/admin/audit-log')).statusCode).toBe(200);
  });
});

describe('making an administrator', () => {
  test('is in the audit log, without the password', async () => {
    const made = await registerAdmin(site.database.kysely, {
      email: 'meera@example.org',
      name: 'Meera',
      password: PASSWORD,
    });
    const log = await (await site.signInAdmin()).get('/v1/admin/audit-log');
    expect(log.json().items).toContainEqual({
      id: expect.any(Number),
      at: expect.any(String),
      admin: { id: null, name: 'Operator' },
      action: 'admin.create',
      subject: made?.id,
      before: null,
      after: { email: 'meera@example.org', name: 'Meera', role: 'owner', demonstration: false },
    });
    expect(log.body).not.toContain('argon2');
  });

  test('comes to nothing if the address has one', async () => {
    const again = { email: ravi.toLowerCase(), name: 'Other', password: PASSWORD };
    expect(await registerAdmin(site.database.kysely, again)).toBeNull();
  });
});

describe('limits', () => {
  let narrow: TestApp;
  beforeAll(async () => {
    narrow = await createTestApp({ LIMITS_FACTOR: '1' });
  });
  afterAll(() => narrow.close());

  test('ten wrong passwords for one administrator are enough; the answer says so, also in detail', async () => {
    const { email } = await narrow.signInAdmin();
    const attempt = (password: string) => signIn(narrow.visitor(), email, password);
    for (let count = 1; count <= 10; count += 1) {
      expect((await attempt('sesame2$shut')).statusCode).toBe(401);
    }
    const answer = await attempt(PASSWORD);
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(answer.json().detail).toBe(
      'Too many attempts to sign in. Please try again in 15 minutes.',
    );
  });

  test('a stolen session cannot be used to find out the password', async () => {
    const admin = await narrow.signInAdmin();
    const guess = () => admin.post('/v1/admins/auth/password', { password: 'sesame2$shut' });
    for (let count = 1; count <= 10; count += 1) expect((await guess()).statusCode).toBe(400);
    expect((await guess()).statusCode).toBe(429);
  });
  test('one address gets no flood of invitations', async () => {
    const author = await narrow.signInAdmin();
    const email = 'invited@example.org';
    const statuses: number[] = [];
    for (let count = 0; count < 6; count += 1) {
      const answer = await author.post('/v1/admin/invitations', { email, role: 'editor' });
      statuses.push(answer.statusCode);
    }
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
    expect(await mailsTo(narrow, email)).toHaveLength(5);
  });
});
