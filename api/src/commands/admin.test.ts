import { runProgram } from '../../testing/child-process.ts';
import { turnOnSecondFactor } from '../../testing/second-factor.ts';
import { createTestApp, PASSWORD, type TestApp } from '../../testing/test-app.ts';

let site: TestApp;
let admin: Awaited<ReturnType<TestApp['signInAdmin']>>;
beforeAll(async () => {
  site = await createTestApp();
  admin = await site.signInAdmin();
});
afterAll(() => site.close());

async function run(args: string[], env: Record<string, string> = {}) {
  const DATABASE_URL = site.database.url;
  const program = runProgram('admin', { DATABASE_URL, ...env }, args);
  return { code: await program.ended(), printed: program.printed() };
}

const signIn = (password = PASSWORD) =>
  site.visitor().post('/v1/admins/auth/signin', { email: admin.email, password });

const lastEntry = async () =>
  (await site.database.pool.query('select * from audit_log order by id desc limit 1')).rows[0];

test('an administrator is disabled, signed out, and enabled again', async () => {
  expect(await run(['disable', admin.email.toUpperCase()])).toEqual({
    code: 0,
    printed: `${admin.email.toUpperCase()} can no longer sign in.\n`,
  });
  expect((await admin.get('/v1/admins/me')).statusCode).toBe(401);
  expect((await signIn()).statusCode).toBe(401);
  expect(await lastEntry()).toMatchObject({
    admin_id: null,
    admin_name: 'Operator',
    action: 'admin.disable',
    subject: admin.id,
  });
  expect((await run(['list'])).printed).toContain(
    `${admin.email}  Ravi Menon  owner  disabled since 20`,
  );
  expect((await run(['enable', admin.email])).code).toBe(0);
  expect((await signIn()).statusCode).toBe(201);
});

test('an owner becomes an editor and an owner again, but the last owner stays one', async () => {
  const person = await site.signInAdmin('editor');
  expect(await run(['role', person.email, 'owner'])).toEqual({
    code: 0,
    printed: `${person.email} is an owner.\n`,
  });
  expect(await lastEntry()).toMatchObject({ action: 'admin.role', subject: person.id });
  expect((await run(['role', person.email, 'editor'])).code).toBe(0);
  expect((await person.get('/v1/admins/me')).json().role).toBe('editor');
  const last = await run(['role', admin.email, 'editor']);
  expect([last.code, last.printed]).toEqual([1, expect.stringMatching(/is the last owner\./)]);
  expect((await signIn()).json().role).toBe('owner');
});

test('a lost second factor is reset', async () => {
  const person = await site.signInAdmin();
  await turnOnSecondFactor(person);
  const answer = await run(['reset-second-factor', person.email]);
  expect(answer).toEqual({ code: 0, printed: `${person.email} has no second factor.\n` });
  const signin = { email: person.email, password: PASSWORD };
  expect((await site.visitor().post('/v1/admins/auth/signin', signin)).statusCode).toBe(201);
  expect(await lastEntry()).toMatchObject({ action: 'admin.second-factor.off' });
});

test('a new password is set if it follows the rule', async () => {
  const weak = await run(['password', admin.email], { ADMIN_PASSWORD: 'short' });
  expect([weak.code, weak.printed]).toEqual([
    1,
    expect.stringMatching(/^Password must be at least 8 .* Nothing has changed\.\n$/),
  ]);
  const set = await run(['password', admin.email], { ADMIN_PASSWORD: 'sesame2$shut' });
  expect(set.code).toBe(0);
  expect(set.printed).not.toContain('sesame');
  expect((await signIn()).statusCode).toBe(401);
  expect((await signIn('sesame2$shut')).statusCode).toBe(201);
});

test.each([
  [['disable', 'nobody@example.org'], /^No administrator has the address nobody@example\.org\./],
  [['role', 'ravi@example.org', 'king'], /^Usage: npm run admin/],
])('%p is refused with what would be right', async (args, words) => {
  expect(await run(args)).toEqual({ code: 1, printed: expect.stringMatching(words) });
});
