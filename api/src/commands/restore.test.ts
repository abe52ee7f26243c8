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
let folder: string;
let database: Database | undefined;
beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'api-restore-'));
  chmodSync(folder, 0o755);
  ({ site, content } = await createDiscussedSite());
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
