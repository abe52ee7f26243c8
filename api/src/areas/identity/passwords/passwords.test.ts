import { createHash } from 'node:crypto';
import { SignJWT } from 'jose';
import type { Agent } from '../../../../testing/agent.ts';
import { mailsTo, secretFor } from '../../../../testing/mails.ts';
import { createTestApp, PASSWORD, type TestApp } from '../../../../testing/test-app.ts';
import { untilWaiting } from '../../../../testing/waiting-statements.ts';
import { hashPassword, verifyPassword } from './hash-password.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

const NEXT = 'another1$one';
const path = '/auth/resetpassword';

const addressOf = async (agent: Agent): Promise<string> =>
  (await agent.get('/v1/auth/me')).json().email;
const forgot = (email: string) => site.visitor().post('/v1/auth/password/forgot', { email });
const reset = (token: string, password = NEXT) =>
  site.visitor().post('/v1/auth/password/reset', { token, password, startEmpty: true });
const signIn = async (email: string, password: string, agent = site.visitor()) =>
  (await agent.post('/v1/auth/signin', { email, password })).statusCode;
const change = (agent: Agent, currentPassword: string, newPassword = NEXT) =>
  agent.put('/v1/auth/password', { currentPassword, newPassword });

describe('a forgotten password', () => {
  test('is replaced by the link in a mail; all sessions end and the person is notified', async () => {
    const learner = await site.signUp();
    const address = await addressOf(learner);
    expect((await forgot(address.toUpperCase())).statusCode).toBe(202);
    const token = await secretFor(site, { address, path });
    expect((await reset(token)).statusCode).toBe(200);
    expect((await learner.get('/v1/auth/me')).statusCode).toBe(401);
    expect((await learner.post('/v1/auth/refresh')).statusCode).toBe(401);
    expect([await signIn(address, PASSWORD), await signIn(address, NEXT)]).toEqual([401, 201]);
    const subjects = (await mailsTo(site, address)).map(({ subject }) => subject);
    expect(subjects).toContainEqual(expect.stringMatching(/password was changed$/));
  });

  test('is answered alike for an address that nobody has, with the same work and no mail', async () => {
    const learner = await site.signUp();
    const known = await forgot(await addressOf(learner));
    const before = await mailsTo(site, null);
    const unknown = await forgot('nobody@example.org');
    expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body]);
    expect(await mailsTo(site, 'nobody@example.org')).toEqual([]);
    expect(await mailsTo(site, null)).toHaveLength(before.length + 1);
  });

  test('takes a link only once, within an hour, and the latest', async () => {
    const address = await addressOf(await site.signUp());
    await forgot(address);
    const former = await secretFor(site, { address, path });
    await forgot(address);
    const latest = await secretFor(site, { address, path });
    expect((await reset(former)).statusCode).toBe(400);
    expect((await reset(latest)).statusCode).toBe(200);
    expect((await reset(latest)).statusCode).toBe(400);
    await forgot(address);
    await site.database.pool.query(
      `update mail_tokens set expires_at = expires_at - interval '1 hour'`,
    );
    expect((await reset(await secretFor(site, { address, path }))).statusCode).toBe(400);
  });
});

describe('a change of password', () => {
  test('ends the other sessions but not this one, and notifies the person', async () => {
    const learner = await site.signUp();
    const address = await addressOf(learner);
    const elsewhere = site.visitor();
    await signIn(address, PASSWORD, elsewhere);
    expect((await change(learner, PASSWORD)).statusCode).toBe(200);
    expect((await elsewhere.post('/v1/auth/refresh')).statusCode).toBe(401);
    expect((await learner.post('/v1/auth/refresh')).statusCode).toBe(200);
    expect([await signIn(address, PASSWORD), await signIn(address, NEXT)]).toEqual([401, 201]);
  });

  test('gives this device a new session, so that a copy of the old one is worthless', async () => {
    const learner = await site.signUp();
    const thief = site.visitor();
    for (const [name, value] of learner.cookies) thief.cookies.set(name, value);
    const [before] = (await learner.get('/v1/auth/sessions')).json();
    expect((await change(learner, PASSWORD)).statusCode).toBe(200);
    expect((await thief.get('/v1/roadmaps')).statusCode).toBe(401);
    expect((await thief.post('/v1/auth/refresh')).statusCode).toBe(401);
    const after = (await learner.get('/v1/auth/sessions')).json();
    expect(after).toMatchObject([{ current: true, userAgent: before.userAgent, ip: before.ip }]);
    expect(after[0].id).not.toBe(before.id);
    expect((await learner.post('/v1/auth/refresh')).statusCode).toBe(200);
  });

  test('makes links useless that were sent before', async () => {
    const learner = await site.signUp();
    const address = await addressOf(learner);
    await forgot(address);
    await change(learner, PASSWORD);
    expect((await reset(await secretFor(site, { address, path }))).statusCode).toBe(400);
  });

  test('needs the password there is, and says so under its field', async () => {
    const learner = await site.signUp();
    const answer = await change(learner, 'wrong1$one');
    expect([answer.statusCode, answer.json().errors]).toEqual([
      400,
      { currentPassword: "That's not your password." },
    ]);
    expect(await signIn(await addressOf(learner), PASSWORD)).toBe(201);
  });

  test('says what to do if the account has no password', async () => {
    const learner = await site.signUp();
    await site.database.pool.query('update users set password_hash = null where id = $1', [
      learner.id,
    ]);
    const answer = await change(learner, PASSWORD);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'no-password']);
  });

  test('is refused to a session that was ended from elsewhere', async () => {
    const learner = await site.signUp();
    await site.database.pool.query('update sessions set revoked_at = now() where user_id = $1', [
      learner.id,
    ]);
    expect((await change(learner, PASSWORD)).statusCode).toBe(401);
  });
});

test('a session that begins with the old password while it is changed does not outlive the change', async () => {
  const learner = await site.signUp();
  const address = await addressOf(learner);
  const devices = Array.from({ length: 8 }, () => site.visitor());
  const [changed] = await Promise.all([
    change(learner, PASSWORD),
    ...devices.map((device) => signIn(address, PASSWORD, device)),
  ]);
  expect(changed.statusCode).toBe(200);
  const answers = await Promise.all(devices.map((device) => device.get('/v1/auth/me')));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(devices.map(() => 401));
});

test('a sign-in with the old password at the end of a change waits for it and is refused', async () => {
  const learner = await site.signUp();
  const address = await addressOf(learner);
  const holder = await site.database.pool.connect();
  await holder.query('begin; lock table outbox in exclusive mode');
  const changed = change(learner, PASSWORD);
  await untilWaiting(site.database, 1);
  const late = signIn(address, PASSWORD);
  await Promise.race([late, untilWaiting(site.database, 2)]);
  await holder.query('commit');
  holder.release();
  expect([(await changed).statusCode, await late]).toEqual([200, 401]);
});

test("a password that someone else changes first isn't overwritten", async () => {
  const learner = await site.signUp();
  const holder = await site.database.pool.connect();
  await holder.query('begin');
  await holder.query("update users set password_hash = 'theirs' where id = $1", [learner.id]);
  const changed = change(learner, PASSWORD);
  await untilWaiting(site.database, 1);
  await holder.query('commit');
  holder.release();
  expect((await changed).statusCode).toBe(401);
  const { rows } = await site.database.pool.query('select password_hash from users where id = $1', [
    learner.id,
  ]);
  expect(rows).toEqual([{ password_hash: 'theirs' }]);
});

describe('a first password', () => {
  const set = (agent: Agent, newPassword = NEXT) =>
    agent.post('/v1/auth/password', { newPassword });

  /** A person who came through a provider some minutes ago. */
  async function providersPerson(minutesAgo = 0) {
    const learner = await site.signUp();
    await site.database.pool.query(
      'update users set password_hash = null, email_verified_at = now() where id = $1',
      [learner.id],
    );
    await site.database.pool.query(
      `update sessions set created_at = now() - $2 * interval '1 minute' where user_id = $1`,
      [learner.id, minutesAgo],
    );
    return { learner, email: await addressOf(learner) };
  }

  test('a person who came through a provider sets a password, logs in with it, and is notified', async () => {
    const { learner, email } = await providersPerson();
    expect((await set(learner)).statusCode).toBe(200);
    expect((await learner.get('/v1/auth/me')).json().hasPassword).toBe(true);
    const browser = site.visitor();
    const signin = await browser.post('/v1/auth/signin', { email, password: NEXT });
    expect(signin.statusCode).toBe(201);
    expect((await mailsTo(site, email)).at(-1)?.subject).toMatch(/now has a password$/);
  });

  test('who logged in long ago has to do so again', async () => {
    const { learner } = await providersPerson(16);
    const answer = await set(learner);
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'sign-in-again']);
    expect((await learner.get('/v1/auth/me')).json().hasPassword).toBe(false);
  });

  test('a password that exists is not replaced this way', async () => {
    const learner = await site.signUp();
    const email = await addressOf(learner);
    expect((await set(learner)).statusCode).toBe(409);
    const signin = await site.visitor().post('/v1/auth/signin', { email, password: PASSWORD });
    expect(signin.statusCode).toBe(201);
  });

  test('of two devices that set one at the same time one does', async () => {
    const { learner } = await providersPerson();
    const answers = await Promise.all([set(learner), set(learner, 'someother1$one')]);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  test("the rule for passwords holds here as well, by the field's name", async () => {
    const { learner } = await providersPerson();
    for (const weak of ['short1$', 'P@ssw0rd2024!']) {
      expect(Object.keys((await set(learner, weak)).json().errors)).toEqual(['newPassword']);
    }
  });

  test('the answer waits for the new session, so that the device stays logged in', async () => {
    const { learner } = await providersPerson();
    const sign = SignJWT.prototype.sign;
    const slowly = jest.spyOn(SignJWT.prototype, 'sign').mockImplementation(async function (
      this: SignJWT,
      ...given
    ) {
      await new Promise((resolve) => setTimeout(resolve, 100));
      return sign.apply(this, given);
    });
    const answer = await set(learner);
    slowly.mockRestore();
    expect(answer.cookies.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        expect.stringContaining('access'),
        expect.stringContaining('refresh'),
      ]),
    );
  });
});

describe('which passwords are accepted', () => {
  let people = 0;
  const newAddress = () => {
    people += 1;
    return `somebody${people}@example.org`;
  };
  const signUpWith = (password: string, { email = newAddress(), name = 'Meera Nair' } = {}) =>
    site.visitor().post('/v1/auth/signup', { email, password, name });
  const signIn = (email: string, password: string) =>
    site.visitor().post('/v1/auth/signin', { email, password });

  const COMMON = 'P@ssw0rd2024!';
  const known = 'is too common or has been in a data breach';

  describe('a password that is common or known from a breach is refused', () => {
    test.each([
      ['as it stands in the list', '!qaz2wsx'],
      ['with a capital, digits and a sign behind it', 'Sunshine2024!'],
      ['with digits and signs around it', '#1Football99$'],
      ['with signs in place of letters', 'P@$$w0rd1'],
      ['with a sign in place of its first letter', '$unshin3!1'],
      ['with 1 in place of l', 'We1c0me!22'],
      ['with digits in a row behind it', 'Password123456789!'],
      ['twice', 'Dragon1!Dragon1!'],
      ['with hardly any different characters', 'Aa1!Aa1!Aa1!'],
      ['in full-width characters', 'Ｐａｓｓｗｏｒｄ2024!'],
    ])('%s', async (_case, password) => {
      const answer = await signUpWith(password);
      expect(answer.statusCode).toBe(400);
      expect(answer.json().errors.password).toContain(known);
    });

    test('when it replaces a forgotten one; the link goes on working', async () => {
      const learner = await site.signUp();
      const address = (await learner.get('/v1/auth/me')).json().email;
      await site.visitor().post('/v1/auth/password/forgot', { email: address });
      const token = await secretFor(site, { address, path: '/auth/resetpassword' });
      const reset = (password: string) =>
        site.visitor().post('/v1/auth/password/reset', { token, password, startEmpty: true });
      const answer = await reset(COMMON);
      expect([answer.statusCode, answer.json().errors.password]).toEqual([
        400,
        expect.stringContaining(known),
      ]);
      expect((await reset('kestrel9&harbour')).statusCode).toBe(200);
    });

    test('when it is changed, under the field of the new one', async () => {
      const learner = await site.signUp();
      const answer = await learner.put('/v1/auth/password', {
        currentPassword: PASSWORD,
        newPassword: COMMON,
      });
      expect([answer.statusCode, answer.json().errors.newPassword]).toEqual([
        400,
        expect.stringContaining(known),
      ]);
      const address = (await learner.get('/v1/auth/me')).json().email;
      expect(await mailsTo(site, address)).toHaveLength(1);
    });

    test('when an unverified account is taken over', async () => {
      const email = newAddress();
      await signUpWith(PASSWORD, { email });
      const token = await secretFor(site, { address: email, path: '/auth/verify' });
      const answer = await site
        .visitor()
        .post('/v1/auth/claim', { token, name: 'Meera Nair', password: COMMON });
      expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, ['password']]);
    });
  });

  describe('a password that is little more than what everybody knows of a person is refused', () => {
    test.each([
      ['the name', 'Meera#1987', {}],
      ['the full name', 'Meera.Nair&7', {}],
      ['the address', 'kavitha84!x', { email: 'kavitha84@example.org' }],
      ['a part of the address', 'Iyengar$123', { email: 'kavitha.iyengar@example.org' }],
      ['the name of the site', 'Stepwise#42', {}],
      ['the name of the site, written otherwise', '$t3pw1s3!42', {}],
    ])('%s', async (_case, password, person) => {
      const answer = await signUpWith(password, person);
      expect(answer.statusCode).toBe(400);
      expect(answer.json().errors.password).toContain('too close to your name');
    });

    test('but such words may stand in a long one', async () => {
      const passwords = ['Meera keeps 7 otters & a heron', 'monkey#7x!0q2&9%4'];
      const answers = await Promise.all(passwords.map((password) => signUpWith(password)));
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    });
  });

  describe('a password may have any character and up to 128 of them', () => {
    test.each([
      ['spaces', 'river 9 & the lanterns'],
      ['signs beyond those of the rule', 'kestrel9&^~"\'<>(){}|\\'],
      ['another script', 'नमस्ते7& द्वीप'],
      ['pictures, counted as one each', `otter7&${'🦦🌲'.repeat(60)}🌲`],
      ['128 characters', `otter7&${'kestrel'.repeat(18).slice(0, 121)}`],
    ])('%s', async (_case, password) => {
      const email = newAddress();
      expect((await signUpWith(password, { email })).statusCode).toBe(201);
      expect((await signIn(email, password)).statusCode).toBe(201);
      expect((await signIn(email, password.slice(0, -2))).statusCode).toBe(401);
    });

    test('129 are too many, and the field is named', async () => {
      const answer = await signUpWith(`otter7&${'🦦'.repeat(122)}`);
      expect([answer.statusCode, answer.json().errors]).toEqual([
        400,
        { password: 'must have at most 128 characters' },
      ]);
    });

    test.each(['kestrel9', 'kestrel&', '48151623&', 'kest7& '])(
      '%p still lacks what the rule requires',
      async (password) => {
        const answer = await signUpWith(password);
        expect(answer.json().errors.password).toMatch(/^Password must be at least 8 characters/);
      },
    );

    test('it is the same password however a device writes its accents', async () => {
      const email = newAddress();
      const password = 'Café 9 & crème brûlée';
      await signUpWith(password.normalize('NFC'), { email });
      expect((await signIn(email, password.normalize('NFD'))).statusCode).toBe(201);
    });

    test('hashes from before accents were unified go on working', async () => {
      // Made of sesame1$open by the version before.
      const before =
        '$argon2id$v=19$m=19456,t=2,p=1$c2FsdHNhbHRzYWx0c2FsdA$5W0m8HlUIG4dG6Df9E1WRoNOEewgnv4sfPNfGDh1qRc';
      expect(await verifyPassword(before, PASSWORD)).toBe(true);
      expect(await verifyPassword(await hashPassword(PASSWORD), PASSWORD)).toBe(true);
    });
  });

  describe('whether a password is common can be looked up without revealing it', () => {
    const sha1 = (text: string) => createHash('sha1').update(text).digest('hex').toUpperCase();

    test('by the first five digits of its hash', async () => {
      const hash = sha1('password');
      const answer = await site.visitor().get(`/v1/passwords/range/${hash.slice(0, 5)}`);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
      expect(answer.body.split('\r\n')).toContain(`${hash.slice(5)}:1`);
      expect(answer.body).toMatch(/^([\dA-F]{35}:1(\r\n)?)+$/);
    });

    test('a range without any common password is empty, and lower-case digits work as well', async () => {
      const unknown = sha1('kestrel9&harbour').slice(0, 5);
      expect((await site.visitor().get(`/v1/passwords/range/${unknown}`)).body).toBe('');
      const listed = sha1('sunshine').slice(0, 5);
      const [small, large] = await Promise.all(
        [listed.toLowerCase(), listed].map((prefix) =>
          site.visitor().get(`/v1/passwords/range/${prefix}`),
        ),
      );
      expect(small?.body).toBe(large?.body);
    });

    test('the first and the last range are whole', async () => {
      const ranges = await Promise.all(
        ['00000', 'FFFFF'].map((prefix) => site.visitor().get(`/v1/passwords/range/${prefix}`)),
      );
      expect(ranges.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    });

    test.each(['5BAA', '5BAA61', 'XYZ12'])('%s is no prefix', async (prefix) => {
      const answer = await site.visitor().get(`/v1/passwords/range/${prefix}`);
      expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, ['prefix']]);
    });
  });
});
