import { runProgram } from '../../testing/child-process.ts';
import { createTestDatabase } from '../../testing/test-database.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const meera = {
  ADMIN_EMAIL: 'meera@example.org',
  ADMIN_NAME: 'Meera Nair',
  ADMIN_PASSWORD: 'sesame1$open',
};

async function run(env: Record<string, string>, args: string[] = []) {
  const variables = { DATABASE_URL: database.url, ...env };
  const program = runProgram('create-admin', variables, args);
  return { code: await program.ended(), printed: program.printed() };
}

const admins = async () => (await database.pool.query('select email, name from admins')).rows;

test('an administrator is made from the environment, once', async () => {
  expect(await run(meera)).toEqual({
    code: 0,
    printed: 'Meera Nair can sign in at /admin/login as meera@example.org, as an owner.\n',
  });
  expect(await run({ ...meera, ADMIN_EMAIL: 'MEERA@example.org' })).toEqual({
    code: 1,
    printed: 'MEERA@example.org is already an administrator.\n',
  });
  expect(await admins()).toEqual([{ email: 'meera@example.org', name: 'Meera Nair' }]);
});

test("an editor is made if that's requested, and no other role", async () => {
  const leela = { ...meera, ADMIN_EMAIL: 'leela@example.org' };
  const refused = await run(leela, ['--role', 'king']);
  expect([refused.code, refused.printed]).toEqual([
    1,
    'The role must be owner or editor. No administrator was created.\n',
  ]);
  expect((await run(leela, ['--role', 'editor'])).printed).toMatch(/, as an editor\.$/m);
  await run({ ...meera, ADMIN_EMAIL: 'tara@example.org', ADMIN_ROLE: 'editor' });
  const { rows } = await database.pool.query(
    "select email from admins where role = 'editor' order by email",
  );
  expect(rows).toEqual([{ email: 'leela@example.org' }, { email: 'tara@example.org' }]);
});

test("everything that's wrong is reported at once, and nobody is made", async () => {
  const before = await admins();
  const { code, printed } = await run({
    ADMIN_EMAIL: 'meera',
    ADMIN_NAME: 'M',
    ADMIN_PASSWORD: 'short',
  });
  expect(code).toBe(1);
  expect(printed).toMatch(
    /^No administrator was created:\n {2}email: .+\n {2}name: .+\n {2}password: /,
  );
  expect(await admins()).toEqual(before);
});

test('without a terminal and with half of it missing, it says what to do', async () => {
  expect(await run({ ADMIN_EMAIL: 'meera@example.org' })).toEqual({
    code: 1,
    printed: 'Set ADMIN_EMAIL, ADMIN_NAME and ADMIN_PASSWORD, or use a terminal.\n',
  });
});
