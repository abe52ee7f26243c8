import { type Agent, createAgent } from '../../../../testing/agent.ts';
import { codeOf, letCodesPass, turnOnSecondFactor } from '../../../../testing/second-factor.ts';
import { createTestApp, PASSWORD, type TestApp } from '../../../../testing/test-app.ts';
import { untilWaiting } from '../../../../testing/waiting-statements.ts';
import { buildApp } from '../../../app.ts';

let site: TestApp;
/** Another process on the same database. */
let other: Awaited<ReturnType<typeof buildApp>>;
beforeAll(async () => {
  site = await createTestApp();
  other = await buildApp(site.config, site.database);
});
afterAll(async () => {
  await other.close();
  await site.close();
});

const url = '/v1/admins/me/second-factor';
const COOKIE = 'admin_3000';

/** An administrator with a second factor. */
async function withFactor() {
  const admin = await site.signInAdmin();
  return { admin, email: admin.email, ...(await turnOnSecondFactor(admin)) };
}

const reauthenticate = (email: string, agent = site.visitor()) =>
  agent.post('/v1/admins/auth/signin', { email, password: PASSWORD });

const signInWithCode = async (agent: Agent, email: string, code: string) => {
  const { pending } = (await reauthenticate(email, agent)).json();
  return agent.post('/v1/admins/auth/code', { pending, code });
};

const actionsOf = async (admin: Agent): Promise<string[]> => {
  const log = await admin.get('/v1/admin/audit-log?page_size=100');
  return log.json().items.map(({ action }: { action: string }) => action);
};

describe('setting a second factor up', () => {
  test('gives an app its secret, and changes nothing until a code confirms it', async () => {
    const admin = await site.signInAdmin();
    const setup = (await admin.post(url, { password: PASSWORD })).json();
    expect(setup.uri).toMatch(/^otpauth:\/\/totp\/Stepwise:/);
    expect(setup.uri).toContain(`secret=${setup.secret}`);
    expect(setup.qr).toMatch(/^data:image\/gif;base64,/);
    expect((await admin.get(url)).json()).toEqual({
      on: false,
      advised: true,
      recoveryCodesLeft: 0,
    });
    expect((await reauthenticate(admin.email)).statusCode).toBe(201);
  });

  test('takes the password and a right code, and shows ten recovery codes once', async () => {
    const admin = await site.signInAdmin();
    const wrong = await admin.post(url, { password: 'sesame2$shut' });
    expect([wrong.statusCode, wrong.json().errors]).toEqual([
      400,
      { password: "That's not your password." },
    ]);
    const early = await admin.post(`${url}/confirm`, { code: '123456' });
    expect([early.statusCode, early.json().code]).toEqual([409, 'second-factor-not-begun']);
    const { secret } = (await admin.post(url, { password: PASSWORD })).json();
    const bad = await admin.post(`${url}/confirm`, { code: codeOf(secret, 5) });
    expect([bad.statusCode, Object.keys(bad.json().errors)]).toEqual([400, ['code']]);
    const { recoveryCodes } = (await admin.post(`${url}/confirm`, { code: codeOf(secret) })).json();
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes) expect(code).toMatch(/^([a-z2-7]{4}-){3}[a-z2-7]{4}$/);
    expect((await admin.get(url)).json()).toEqual({
      on: true,
      advised: false,
      recoveryCodesLeft: 10,
    });
    expect(await actionsOf(admin)).toContain('admin.second-factor.on');
  });

  test('ends the other sessions of the administrator, which began without it', async () => {
    const admin = await site.signInAdmin();
    const other = site.visitor();
    await reauthenticate(admin.email, other);
    await turnOnSecondFactor(admin);
    expect((await other.get('/v1/admins/me')).statusCode).toBe(401);
    expect((await admin.get('/v1/admins/me')).statusCode).toBe(200);
  });

  test('cannot be begun while one is on', async () => {
    const { admin } = await withFactor();
    expect((await admin.post(url, { password: PASSWORD })).statusCode).toBe(409);
  });

  test('takes six digits as a code', async () => {
    const answer = await (await site.signInAdmin()).post(`${url}/confirm`, { code: '12345' });
    expect([answer.statusCode, answer.json().errors]).toEqual([
      400,
      { code: 'Enter the 6 digits that your app shows.' },
    ]);
  });
});

test('the database holds neither the secret nor the recovery codes as they are', async () => {
  const { secret, recoveryCodes } = await withFactor();
  const { rows } = await site.database.pool.query(
    `select encode(secret, 'escape') as text from admin_second_factors
     union all select encode(hash, 'escape') from admin_recovery_codes`,
  );
  const held = JSON.stringify(rows);
  expect(rows.length).toBeGreaterThan(10);
  for (const text of [secret, ...recoveryCodes.map((code) => code.replaceAll('-', ''))]) {
    expect(held).not.toContain(text);
  }
});

describe('signing in with a second factor', () => {
  test('the password alone starts no session', async () => {
    const { email } = await withFactor();
    const visitor = site.visitor();
    const answer = await reauthenticate(email, visitor);
    expect([answer.statusCode, answer.json(), answer.cookies]).toEqual([
      202,
      { pending: expect.any(String) },
      [],
    ]);
    visitor.cookies.set(COOKIE, answer.json().pending);
    expect((await visitor.get('/v1/admins/me')).statusCode).toBe(401);
  });

  test('a wrong password is refused in the same words as without one', async () => {
    const { email } = await withFactor();
    const answer = await site
      .visitor()
      .post('/v1/admins/auth/signin', { email, password: 'sesame2$shut' });
    expect([answer.statusCode, answer.json().message]).toEqual([401, 'Wrong email or password.']);
  });

  test('the code of the app completes it, however it is spaced', async () => {
    const { email, secret, admin } = await withFactor();
    await letCodesPass(site);
    const visitor = site.visitor();
    const code = codeOf(secret).replace(/^.../, '$& ');
    const answer = await signInWithCode(visitor, email, code);
    expect([answer.statusCode, answer.json()]).toEqual([
      201,
      { id: admin.id, email, name: 'Ravi Menon', role: 'owner' },
    ]);
    const session = { name: COOKIE, httpOnly: true, sameSite: 'Strict' };
    expect(answer.cookies).toContainEqual(expect.objectContaining(session));
    expect((await visitor.get('/v1/admins/me')).statusCode).toBe(200);
  });

  test.each([
    [-1, 201],
    [1, 201],
    [-3, 400],
    [3, 400],
  ])('a clock that differs by %p times 30 seconds is answered with %p', async (steps, status) => {
    const { email, secret } = await withFactor();
    await letCodesPass(site);
    expect((await signInWithCode(site.visitor(), email, codeOf(secret, steps))).statusCode).toBe(
      status,
    );
  });

  test('the code that confirmed the set-up is used up as well', async () => {
    const admin = await site.signInAdmin();
    const { secret } = (await admin.post(url, { password: PASSWORD })).json();
    const code = codeOf(secret);
    await admin.post(`${url}/confirm`, { code });
    expect((await signInWithCode(site.visitor(), admin.email, code)).statusCode).toBe(400);
  });

  test('the token sent with the code works once, and for ten minutes', async () => {
    const { email, secret } = await withFactor();
    await letCodesPass(site);
    const visitor = site.visitor();
    const { pending } = (await reauthenticate(email, visitor)).json();
    const send = (code: string) => visitor.post('/v1/admins/auth/code', { pending, code });
    expect((await send(codeOf(secret))).statusCode).toBe(201);
    await letCodesPass(site);
    const again = await send(codeOf(secret));
    expect([again.statusCode, again.json().code]).toEqual([401, 'signin-over']);

    const late = (await reauthenticate(email, visitor)).json();
    await site.database.pool.query(
      `update admin_pending_signins set expires_at = expires_at - interval '10 minutes'`,
    );
    const answer = await visitor.post('/v1/admins/auth/code', { ...late, code: codeOf(secret) });
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'signin-over']);
  });

  test("someone else's code doesn't help", async () => {
    const [one, two] = [await withFactor(), await withFactor()];
    await letCodesPass(site);
    expect((await signInWithCode(site.visitor(), one.email, codeOf(two.secret))).statusCode).toBe(
      400,
    );
    const [foreign = ''] = two.recoveryCodes;
    expect((await signInWithCode(site.visitor(), one.email, foreign)).statusCode).toBe(400);
  });
});

describe('wrong codes', () => {
  const pauseOf = async (email: string) => {
    const { rows } = await site.database.pool.query(
      `select round(extract(epoch from refused_until - now()) / 60)::int as minutes
       from admin_second_factors join admins on id = admin_id where email = $1`,
      [email],
    );
    return rows[0].minutes;
  };

  test('after five in a row, even right codes are refused for 15 minutes, then for 30', async () => {
    const { email, secret } = await withFactor();
    await letCodesPass(site);
    const guess = (code = codeOf(secret, 9)) => signInWithCode(site.visitor(), email, code);
    const fiveTimes = async () => {
      for (let count = 1; count <= 5; count += 1) expect((await guess()).statusCode).toBe(400);
    };
    await fiveTimes();
    const answer = await guess(codeOf(secret));
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(answer.json().detail).toBe('Too many wrong codes. Please try again in 15 minutes.');
    await site.database.pool.query('update admin_second_factors set refused_until = now()');
    await fiveTimes();
    expect(await pauseOf(email)).toBe(30);
    await site.database.pool.query('update admin_second_factors set refused_until = now()');
    expect((await guess(codeOf(secret))).statusCode).toBe(201);
  });

  test('a recovery code helps out of the pause', async () => {
    const { email, secret, recoveryCodes } = await withFactor();
    for (let count = 1; count <= 5; count += 1) {
      await signInWithCode(site.visitor(), email, codeOf(secret, 9));
    }
    const answer = await signInWithCode(site.visitor(), email, recoveryCodes[0] ?? '');
    expect(answer.statusCode).toBe(201);
  });
});

describe('recovery codes', () => {
  test('each signs in once, however it is written, and the log says so', async () => {
    const { email, recoveryCodes } = await withFactor();
    const [first = '', second = ''] = recoveryCodes;
    expect((await signInWithCode(site.visitor(), email, first)).statusCode).toBe(201);
    expect((await signInWithCode(site.visitor(), email, first)).statusCode).toBe(400);
    const visitor = site.visitor();
    const written = ` ${second.toUpperCase().replaceAll('-', ' ')} `;
    expect((await signInWithCode(visitor, email, written)).statusCode).toBe(201);
    expect((await visitor.get(url)).json().recoveryCodesLeft).toBe(8);
    expect(await actionsOf(visitor)).toContain('admin.recovery-code-used');
  });

  test('are replaced with password and code, and the old ones stop working', async () => {
    const { admin, email, secret, recoveryCodes } = await withFactor();
    await letCodesPass(site);
    const renew = (password: string, code: string) =>
      admin.post(`${url}/recovery-codes`, { password, code });
    expect((await renew('sesame2$shut', codeOf(secret))).statusCode).toBe(400);
    expect((await renew(PASSWORD, codeOf(secret, 9))).statusCode).toBe(400);
    const renewed = await renew(PASSWORD, codeOf(secret));
    expect(renewed.json().recoveryCodes).toHaveLength(10);
    const use = (code = '') => signInWithCode(site.visitor(), email, code);
    expect((await use(recoveryCodes[0])).statusCode).toBe(400);
    expect((await use(renewed.json().recoveryCodes[0])).statusCode).toBe(201);
  });
});

describe('turning it off', () => {
  test('takes password and code, and afterwards the password is enough to sign in', async () => {
    const { admin, email, secret } = await withFactor();
    await letCodesPass(site);
    const turnOff = (password: string, code: string) =>
      admin.post(`${url}/off`, { password, code });
    const wrong = await turnOff('sesame2$shut', codeOf(secret));
    expect([wrong.statusCode, Object.keys(wrong.json().errors)]).toEqual([400, ['password']]);
    const bad = await turnOff(PASSWORD, codeOf(secret, 9));
    expect([bad.statusCode, Object.keys(bad.json().errors)]).toEqual([400, ['code']]);
    expect((await turnOff(PASSWORD, codeOf(secret))).statusCode).toBe(200);
    expect((await reauthenticate(email)).statusCode).toBe(201);
    expect((await admin.get(url)).json()).toMatchObject({ on: false, recoveryCodesLeft: 0 });
    expect(await actionsOf(admin)).toContain('admin.second-factor.off');
    expect((await turnOff(PASSWORD, codeOf(secret))).statusCode).toBe(409);
  });
});

test('with another SESSION_SECRET the app is of no use, and a recovery code still signs in', async () => {
  const { email, secret, recoveryCodes } = await withFactor();
  await letCodesPass(site);
  const config = { ...site.config, sessionSecret: 'another secret of enough characters' };
  const app = await buildApp(config, site.database);
  const sendCode = async (code = '') => {
    const { pending } = (await reauthenticate(email)).json();
    const headers = { host: 'localhost:3000' };
    const payload = { pending, code };
    return app.inject({ method: 'POST', url: '/v1/admins/auth/code', headers, payload });
  };
  const answer = await sendCode(codeOf(secret));
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'second-factor-unreadable']);
  expect((await sendCode(recoveryCodes[0])).statusCode).toBe(201);
  await app.close();
});

describe('attacks on a second factor', () => {
  /** With codes that can be used at once. */
  async function withFreshCodes() {
    const factor = await withFactor();
    await letCodesPass(site);
    return factor;
  }

  /** A browser at one of two processes, in turn. */
  const browserAt = (place: number): Agent =>
    place % 2 === 0 ? site.visitor() : createAgent(other, site.config);

  const signIn = async (agent: Agent, email: string, code: string) =>
    (await signInWithCode(agent, email, code)).statusCode;

  const atOnce = (times: number, send: (place: number) => Promise<number>) =>
    Promise.all(Array.from({ length: times }, (_, place) => send(place)));

  test('a code of the app that is sent to two processes at once signs in once', async () => {
    const { email, secret } = await withFreshCodes();
    const code = codeOf(secret);
    const statuses = await atOnce(4, (place) => signIn(browserAt(place), email, code));
    expect(statuses.sort()).toEqual([201, 400, 400, 400]);
  });

  test('a recovery code that is sent to two processes at once signs in once', async () => {
    const { email, recoveryCodes } = await withFreshCodes();
    const [code = ''] = recoveryCodes;
    const statuses = await atOnce(6, (place) => signIn(browserAt(place), email, code));
    expect(statuses.sort()).toEqual([201, 400, 400, 400, 400, 400]);
  });

  test('wrong codes count over all processes: five are tried, then even the right one is refused', async () => {
    const { email, secret } = await withFreshCodes();
    const wrong = codeOf(secret, 9);
    const statuses = await atOnce(12, (place) => signIn(browserAt(place), email, wrong));
    expect(statuses.filter((status) => status === 400)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(7);
    expect(await signIn(browserAt(1), email, codeOf(secret))).toBe(429);
  });

  test('an earlier code than the one used last is refused, too', async () => {
    const { email, secret } = await withFreshCodes();
    expect(await signIn(site.visitor(), email, codeOf(secret))).toBe(201);
    expect(await signIn(site.visitor(), email, codeOf(secret, -1))).toBe(400);
  });

  test('one code does not both sign in and turn the second factor off', async () => {
    const { admin, email, secret } = await withFreshCodes();
    const code = codeOf(secret);
    expect(await signIn(site.visitor(), email, code)).toBe(201);
    const off = await admin.post(`${url}/off`, { password: PASSWORD, code });
    expect([off.statusCode, off.json().code]).toEqual([400, 'wrong-code']);
  });

  test('turning it off takes both proofs, however many sessions try', async () => {
    const { admin, email, recoveryCodes } = await withFreshCodes();
    const [code = ''] = recoveryCodes;
    for (const body of [{ password: PASSWORD }, { code }, { password: PASSWORD, code: '' }]) {
      expect((await admin.post(`${url}/off`, body)).statusCode).toBe(400);
    }
    expect((await site.visitor().post(`${url}/off`, { password: PASSWORD, code })).statusCode).toBe(
      401,
    );
    expect((await reauthenticate(email)).statusCode).toBe(202);
  });

  test('a token for the second step that was given before a new set-up does not skip it', async () => {
    const { admin, email, secret } = await withFreshCodes();
    const thief = site.visitor();
    const { pending } = (await reauthenticate(email, thief)).json();
    await admin.post(`${url}/off`, { password: PASSWORD, code: codeOf(secret) });
    await turnOnSecondFactor(admin);
    const late = await thief.post('/v1/admins/auth/code', { pending, code: codeOf(secret, 1) });
    expect(late.statusCode).toBe(401);
  });

  test('a sign-in by the password alone, at the moment the second factor is turned on, has no session afterwards', async () => {
    const admin = await site.signInAdmin();
    const { secret } = (await admin.post(url, { password: PASSWORD })).json();
    const client = await site.database.pool.connect();
    await client.query('begin');
    await client.query('select from admins where id = $1 for no key update', [admin.id]);
    const elsewhere = site.visitor();
    const entering = reauthenticate(admin.email, elsewhere);
    await untilWaiting(site.database, 1);
    const confirming = admin.post(`${url}/confirm`, { code: codeOf(secret) });
    await Promise.race([confirming, untilWaiting(site.database, 2)]);
    await client.query('commit');
    client.release();
    expect((await confirming).statusCode).toBe(200);
    await entering;
    expect((await elsewhere.get('/v1/admins/me')).statusCode).toBe(401);
    expect((await admin.get('/v1/admins/me')).statusCode).toBe(200);
  });

  test('of two set-ups at once only the last one can be confirmed, and once', async () => {
    const admin = await site.signInAdmin();
    const begin = async () => (await admin.post(url, { password: PASSWORD })).json().secret;
    const [former, latest] = [await begin(), await begin()];
    expect((await admin.post(`${url}/confirm`, { code: codeOf(former) })).statusCode).toBe(400);
    const statuses = await atOnce(
      4,
      async () => (await admin.post(`${url}/confirm`, { code: codeOf(latest) })).statusCode,
    );
    expect(statuses.sort()).toEqual([200, 409, 409, 409]);
  });
});
