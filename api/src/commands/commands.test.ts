import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createAgent } from '../../testing/agent.ts';
import { runProgram } from '../../testing/child-process.ts';
import { createDiscussedSite } from '../../testing/discussed-site.ts';
import { codeOf, letCodesPass, turnOnSecondFactor } from '../../testing/second-factor.ts';
import { PASSWORD, type TestApp } from '../../testing/test-app.ts';
import { buildApp } from '../app.ts';
import { writeBackup } from '../database/backup/write-backup.ts';
import type { Database } from '../database/database.ts';
import { openDatabase } from '../database/open-database.ts';

let site: TestApp;
let content: { dispose(): void };
/** The only owner. */
let owner: Awaited<ReturnType<TestApp['signInAdmin']>>;
let folder: string;
let database: Database | undefined;
beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'api-commands-'));
  chmodSync(folder, 0o755);
  ({ site, content } = await createDiscussedSite());
  owner = await site.signInAdmin();
});
afterAll(async () => {
  await database?.close();
  await site.close();
  content.dispose();
  rmSync(folder, { recursive: true, force: true });
});

async function run(command: string, env: Record<string, string>, args: string[] = []) {
  const program = runProgram(command, env, args);
  return { code: await program.ended(), printed: program.printed() };
}

/** `npm run admin` beside the site that runs. */
const admin = (args: string[], env: Record<string, string> = {}) =>
  run('admin', { DATABASE_URL: site.database.url, ...env }, args);

/** `npm run admin:create` beside it. */
const create = (env: Record<string, string>, args: string[] = []) =>
  run('create-admin', { DATABASE_URL: site.database.url, ...env }, args);

const signIn = (password = PASSWORD) =>
  site.visitor().post('/v1/admins/auth/signin', { email: owner.email, password });

const lastEntry = async () =>
  (await site.database.pool.query('select * from audit_log order by id desc limit 1')).rows[0];

test('an administrator is disabled, signed out, and enabled again', async () => {
  expect(await admin(['disable', owner.email.toUpperCase()])).toEqual({
    code: 0,
    printed: `${owner.email.toUpperCase()} can no longer sign in.\n`,
  });
  expect((await owner.get('/v1/admins/me')).statusCode).toBe(401);
  expect((await signIn()).statusCode).toBe(401);
  expect(await lastEntry()).toMatchObject({
    admin_id: null,
    admin_name: 'Operator',
    action: 'admin.disable',
    subject: owner.id,
  });
  expect((await admin(['list'])).printed).toContain(
    `${owner.email}  Ravi Menon  owner  disabled since 20`,
  );
  expect((await admin(['enable', owner.email])).code).toBe(0);
  expect((await signIn()).statusCode).toBe(201);
});

test('an owner becomes an editor and an owner again, but the last owner stays one', async () => {
  const person = await site.signInAdmin('editor');
  expect(await admin(['role', person.email, 'owner'])).toEqual({
    code: 0,
    printed: `${person.email} is an owner.\n`,
  });
  expect(await lastEntry()).toMatchObject({ action: 'admin.role', subject: person.id });
  expect((await admin(['role', person.email, 'editor'])).code).toBe(0);
  expect((await person.get('/v1/admins/me')).json().role).toBe('editor');
  const last = await admin(['role', owner.email, 'editor']);
  expect([last.code, last.printed]).toEqual([1, expect.stringMatching(/is the last owner\./)]);
  expect((await signIn()).json().role).toBe('owner');
});

test('a lost second factor is reset', async () => {
  const person = await site.signInAdmin();
  await turnOnSecondFactor(person);
  const answer = await admin(['reset-second-factor', person.email]);
  expect(answer).toEqual({ code: 0, printed: `${person.email} has no second factor.\n` });
  const signin = { email: person.email, password: PASSWORD };
  expect((await site.visitor().post('/v1/admins/auth/signin', signin)).statusCode).toBe(201);
  expect(await lastEntry()).toMatchObject({ action: 'admin.second-factor.off' });
});

test('a new password is set if it follows the rule', async () => {
  const weak = await admin(['password', owner.email], { ADMIN_PASSWORD: 'short' });
  expect([weak.code, weak.printed]).toEqual([
    1,
    expect.stringMatching(/^Password must be at least 8 .* Nothing has changed\.\n$/),
  ]);
  const set = await admin(['password', owner.email], { ADMIN_PASSWORD: 'sesame2$shut' });
  expect(set.code).toBe(0);
  expect(set.printed).not.toContain('sesame');
  expect((await signIn()).statusCode).toBe(401);
  expect((await signIn('sesame2$shut')).statusCode).toBe(201);
});

test.each([
  [['disable', 'nobody@example.org'], /^No administrator has the address nobody@example\.org\./],
  [['role', 'ravi@example.org', 'king'], /^Usage: npm run admin/],
])('%p is refused with what would be right', async (args, words) => {
  expect(await admin(args)).toEqual({ code: 1, printed: expect.stringMatching(words) });
});

const meera = {
  ADMIN_EMAIL: 'meera@example.org',
  ADMIN_NAME: 'Meera Nair',
  ADMIN_PASSWORD: 'sesame1$open',
};

const admins = async () =>
  (await site.database.pool.query("select email, name from admins where name <> 'Ravi Menon'"))
    .rows;

test('an administrator is made from the environment, once', async () => {
  expect(await create(meera)).toEqual({
    code: 0,
    printed: 'Meera Nair can sign in at /admin/login as meera@example.org, as an owner.\n',
  });
  expect(await create({ ...meera, ADMIN_EMAIL: 'MEERA@example.org' })).toEqual({
    code: 1,
    printed: 'MEERA@example.org is already an administrator.\n',
  });
  expect(await admins()).toEqual([{ email: 'meera@example.org', name: 'Meera Nair' }]);
});

test("an editor is made if that's requested, and no other role", async () => {
  const leela = { ...meera, ADMIN_EMAIL: 'leela@example.org' };
  const refused = await create({ ...leela, ADMIN_ROLE: 'king' });
  expect([refused.code, refused.printed]).toEqual([
    1,
    'The role must be one of owner, editor, reviewer, moderator, support. No administrator was created.\n',
  ]);
  expect((await create(leela, ['--role', 'editor'])).printed).toMatch(/, as an editor\.$/m);
  const { rows } = await site.database.pool.query(
    "select email from admins where role = 'editor' and name <> 'Ravi Menon' order by email",
  );
  expect(rows).toEqual([{ email: 'leela@example.org' }]);
});

test("everything that's wrong is reported at once, and nobody is made", async () => {
  const before = await admins();
  const { code, printed } = await create({
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
  expect(await create({ ADMIN_EMAIL: 'meera@example.org' })).toEqual({
    code: 1,
    printed: 'Set ADMIN_EMAIL, ADMIN_NAME and ADMIN_PASSWORD, or use a terminal.\n',
  });
});

/** Every row of every table; what has no order of its own is sorted as text. */
async function everything({ pool }: Database): Promise<Record<string, string[]>> {
  const { rows } = await pool.query<{ relname: string }>(
    `select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`,
  );
  const tables: Record<string, string[]> = {};
  for (const { relname } of rows) {
    const found = await pool.query(`select to_jsonb(t)::text as row from ${relname} t order by 1`);
    tables[relname] = found.rows.map(({ row }) => row);
  }
  return tables;
}

test('a site goes on in an empty folder as it was when it was saved', async () => {
  const learner = await site.signUp();
  const admin = await site.signInAdmin();
  const { secret } = await turnOnSecondFactor(admin);
  // Nothing is written later than its answer.
  await site.app.close();
  const file = path.join(folder, 'site.gz');
  await writeBackup(site.database, file);
  const before = await everything(site.database);

  const dataDir = path.join(folder, 'restored');
  const restored = await run('restore', { DATA_DIR: dataDir }, [file]);
  expect(restored).toEqual({
    code: 0,
    printed: expect.stringMatching(/^Restored \d+ rows of \d+ tables, saved 20/),
  });

  database = await openDatabase({ databaseUrl: null, dataDir });
  expect(await everything(database)).toEqual(before);
  const app = await buildApp(site.config, database);
  const returning = createAgent(app, site.config);
  for (const [cookie, value] of learner.cookies) returning.cookies.set(cookie, value);
  expect((await returning.get('/v1/auth/me')).json()).toMatchObject({ id: learner.id });

  await letCodesPass({ database });
  const guard = createAgent(app, site.config);
  const signin = { email: admin.email, password: PASSWORD };
  const { pending } = (await guard.post('/v1/admins/auth/signin', signin)).json();
  const code = { pending, code: codeOf(secret) };
  expect((await guard.post('/v1/admins/auth/code', code)).statusCode).toBe(201);
  // Triggers are back, and the log goes on where it ended.
  await expect(database.pool.query('delete from audit_log')).rejects.toThrow(/only ever added to/);
  const { rows } = await database.pool.query(
    `insert into audit_log (admin_name, action, subject) values ('Operator', 'test', 'test') returning id`,
  );
  const ids = before.audit_log?.map((row) => Number(JSON.parse(row).id)) ?? [];
  expect(Number(rows[0].id)).toBeGreaterThan(Math.max(...ids));
  // Beside the site that runs on it.
  const saved = await run('backup', { DATA_DIR: dataDir });
  expect(saved).toEqual({
    code: 0,
    printed: expect.stringMatching(/^Saved \d+ rows of \d+ tables/),
  });
  const [name = ''] = readdirSync(path.join(dataDir, 'backups'));
  expect(saved.printed).toContain(name);
  expect(name).toMatch(/^20.+Z\.backup\.gz$/);
  await app.close();
});

test('a file that is not there is refused, and no database is started for it', async () => {
  const empty = path.join(folder, 'empty');
  expect(await run('restore', { DATA_DIR: empty }, ['nothing.gz'])).toEqual({
    code: 1,
    printed: expect.stringMatching(/nothing\.gz isn't a complete backup \(ENOENT/),
  });
  expect(readdirSync(folder)).not.toContain('empty');
});
