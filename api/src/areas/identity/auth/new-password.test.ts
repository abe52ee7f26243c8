import { createHash } from 'node:crypto';
import { mailsTo, secretFor } from '../../../../testing/mails.ts';
import { createTestApp, PASSWORD, type TestApp } from '../../../../testing/test-app.ts';
import { hashPassword, verifyPassword } from './passwords.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

let people = 0;
const newAddress = () => {
  people += 1;
  return `somebody${people}@example.org`;
};
const signUp = (password: string, { email = newAddress(), name = 'Meera Nair' } = {}) =>
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
    const answer = await signUp(password);
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
    await signUp(PASSWORD, { email });
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
    const answer = await signUp(password, person);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors.password).toContain('too close to your name');
  });

  test('but such words may stand in a long one', async () => {
    const passwords = ['Meera keeps 7 otters & a heron', 'monkey#7x!0q2&9%4'];
    const answers = await Promise.all(passwords.map((password) => signUp(password)));
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
    expect((await signUp(password, { email })).statusCode).toBe(201);
    expect((await signIn(email, password)).statusCode).toBe(201);
    expect((await signIn(email, password.slice(0, -2))).statusCode).toBe(401);
  });

  test('129 are too many, and the field is named', async () => {
    const answer = await signUp(`otter7&${'🦦'.repeat(122)}`);
    expect([answer.statusCode, answer.json().errors]).toEqual([
      400,
      { password: 'must have at most 128 characters' },
    ]);
  });

  test('a whole novel is refused because of its length alone', async () => {
    const answer = await signUp('a'.repeat(20_000));
    expect([answer.statusCode, answer.json().errors]).toEqual([
      400,
      { password: 'must have at most 128 characters' },
    ]);
  });

  test.each(['kestrel9', 'kestrel&', '48151623&', 'kest7& '])(
    '%p still lacks what the rule requires',
    async (password) => {
      const answer = await signUp(password);
      expect(answer.json().errors.password).toMatch(/^Password must be at least 8 characters/);
    },
  );

  test('it is the same password however a device writes its accents', async () => {
    const email = newAddress();
    const password = 'Café 9 & crème brûlée';
    await signUp(password.normalize('NFC'), { email });
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
