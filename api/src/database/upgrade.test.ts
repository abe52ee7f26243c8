import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { createAgent } from '../../testing/agent.ts';
import { PASSWORD } from '../../testing/test-app.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { buildApp } from '../app.ts';
import { readConfig } from '../config/config.ts';
import { projectRoot } from '../config/project-root.ts';
import { checkBackup } from './backup/backup-file.ts';
import { restoreBackup } from './backup/restore-backup.ts';
import { writeBackup } from './backup/write-backup.ts';
import { connect, type Database } from './database.ts';
import { migrate, pendingMigrations } from './migrations.ts';

/** What `pg_dump` wrote of a site whose last migration was 0180, the last before there were baselines. */
const dump = gunzipSync(
  readFileSync(path.join(projectRoot, 'api/testing/fixtures/database-at-0180.sql.gz')),
).toString();

/** Columns that have gone since. */
const GONE = ['attempts', 'last_error', 'role_type', 'author_name'];

/** A migration makes them of what learning units list. */
const companies = [expect.objectContaining({ name: 'Google', merged_into: null })];

type Site = Awaited<ReturnType<typeof createTestDatabase>>;

let old: Site;
let database: Site;
beforeAll(async () => {
  old = await createTestDatabase('template0');
  const client = await old.pool.connect();
  await client.query(dump);
  // Nobody may be connected to what is copied.
  client.release(true);
});
afterAll(() => old.close());
beforeEach(async () => {
  database = await createTestDatabase(new URL(old.url).pathname.slice(1));
});
afterEach(() => database.close());

const run = async ({ pool }: Pick<Database, 'pool'>, text: string) => (await pool.query(text)).rows;

/** All rows of the tables that have some, as the database itself writes them. */
async function storedRows(site: Pick<Database, 'pool'>): Promise<Record<string, object[]>> {
  const tables = await run(
    site,
    `select relname as name from pg_class
     where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> 'schema_migrations'`,
  );
  const all = await Promise.all(
    tables.map(({ name }) =>
      run(site, `select to_jsonb(t) as row from ${name} t order by t::text`),
    ),
  );
  const filled = tables.map(({ name }, place) => [name, (all[place] ?? []).map(({ row }) => row)]);
  return Object.fromEntries(filled.filter(([, rows]) => rows.length > 0));
}

const withoutGone = (rows: Record<string, object[]>) =>
  Object.fromEntries(
    Object.entries(rows).map(([table, all]) => [
      table,
      all.map((row) =>
        Object.fromEntries(
          Object.entries(row)
            .filter(([name]) => table === 'mail_tokens' || !GONE.includes(name))
            .map(([name, value]) => [
              name,
              name === 'companies' ? value.map(({ name }: { name: string }) => ({ name })) : value,
            ]),
        ),
      ),
    ]),
  );

/** Everything that migrations make, in words that don't depend on the order in which it was made. */
const schemaOf = (site: Pick<Database, 'pool'>) =>
  run(
    site,
    `with ours as (select oid from pg_namespace where nspname in ('public', 'jobs'))
     select format('%s %s: %s', attrelid::regclass, attname, concat_ws(' ',
       format_type(atttypid, atttypmod), attnotnull, attidentity, attgenerated, attstorage,
       pg_get_expr(adbin, adrelid))) as part
     from pg_attribute join pg_class on pg_class.oid = attrelid
       left join pg_attrdef on adrelid = attrelid and adnum = attnum
     where relnamespace in (table ours) and relkind in ('r', 'p') and attnum > 0 and not attisdropped
     union all
     select format('%s %s: %s', relname, relpersistence, pg_get_expr(relpartbound, oid))
     from pg_class where relnamespace in (table ours) and relkind in ('r', 'p')
     union all
     select format('%s %s: %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
     from pg_constraint where connamespace in (table ours) and contype <> 'n'
     union all
     select indexdef from pg_indexes where schemaname in ('public', 'jobs')
     union all
     select pg_get_triggerdef(pg_trigger.oid) from pg_trigger
       join pg_class on pg_class.oid = tgrelid
     where relnamespace in (table ours) and not tgisinternal
     union all
     select pg_get_functiondef(oid) from pg_proc where pronamespace in (table ours)
     order by 1`,
  );

test('a database of the last version with single steps goes on with two processes at once, and nothing is lost', async () => {
  const before = await storedRows(database);
  const another = connect(database.url);
  const applied = await Promise.all([migrate(database), migrate(another)]);
  await another.close();
  expect(applied.flat().toSorted()).toEqual([
    '0195_unread_columns.sql',
    '0196_follow_up_answer.sql',
    '0197_former_addresses.sql',
    '0198_canary_views.sql',
    '0200_company_reports.sql',
    '0201_company_frequencies.sql',
    '0202_sections_of_mock_tests.sql',
    '0204_roles.sql',
    '0205_what_happened.sql',
    '0206_article_presence.sql',
    '0207_mysql_notes.sql',
    '0210_scheduled_changes.sql',
    '0211_article_reviews.sql',
    '0212_media_library.sql',
    '0214_content_items.sql',
    '0216_progress_by_unit.sql',
    '0220_authors.sql',
  ]);
  expect(await pendingMigrations(database)).toEqual([]);
  expect(Object.keys(before)).toHaveLength(22);
  expect(await storedRows(database)).toEqual({ companies, ...withoutGone(before) });
});

test('it has the same tables as a new one', async () => {
  await migrate(database);
  const fresh = await createTestDatabase();
  expect(await schemaOf(database)).toEqual(await schemaOf(fresh));
  await fresh.close();
});

test('a new database whose first start broke off between two areas is finished by the next', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'api-first-start-'));
  const first = '0190_identity.sql';
  cpSync(path.join(projectRoot, 'api/migrations', first), path.join(folder, first));
  const fresh = await createTestDatabase('template0');
  expect(await migrate(fresh, folder)).toEqual([first]);
  expect((await migrate(fresh))[0]).toBe('0191_practice.sql');
  expect(await pendingMigrations(fresh)).toEqual([]);
  await fresh.close();
  rmSync(folder, { recursive: true });
});

test("the people of an old database log in, and find what's theirs", async () => {
  await migrate(database);
  const config = readConfig({ LOG_LEVEL: 'fatal', DEMO: 'off' });
  const app = await buildApp(config, database);
  const asha = createAgent(app, config);
  const loggedIn = await asha.post('/v1/auth/signin', { email: '9876543210', password: PASSWORD });
  expect(loggedIn.json()).toMatchObject({ name: 'Asha Rao' });
  const { body } = await asha.get('/v1/profile/export');
  expect(body).toContain('Two pointers.');
  expect((await asha.get('/v1/roadmaps/old')).json()).toMatchObject({ title: 'Old' });
  const admin = createAgent(app, config);
  const entered = await admin.post('/v1/admins/auth/signin', {
    email: 'admin@example.org',
    password: PASSWORD,
  });
  expect(entered.json()).toMatchObject({ role: 'owner' });
  await app.close();
});

describe('a backup', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'api-old-backup-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test.each([
    ['from before the upgrade', async () => {}],
    ['from after the upgrade', migrate],
  ])('%s is restored by this version', async (_when, prepare) => {
    await prepare(database);
    const file = path.join(folder, 'site.gz');
    await writeBackup(database, file);
    const copy = await createTestDatabase('template0');
    await restoreBackup(copy, file, await checkBackup(file));
    expect(await pendingMigrations(copy)).toEqual([]);
    const stored = withoutGone(await storedRows(database));
    expect(await storedRows(copy)).toEqual({ companies, ...stored });
    await copy.close();
  });
});

test.each([
  ['npm run db:migrate', () => migrate(database)],
  [
    'npm run restore -- <file>',
    async () => {
      const folder = mkdtempSync(path.join(os.tmpdir(), 'api-old-backup-'));
      const file = path.join(folder, 'site.gz');
      await writeBackup(database, file);
      const copy = await createTestDatabase('template0');
      await restoreBackup(copy, file, await checkBackup(file)).finally(async () => {
        await copy.close();
        rmSync(folder, { recursive: true });
      });
    },
  ],
])(
  'one that is older still says which commit has to run "%s" first, and is left alone',
  async (command, upgrade) => {
    await run(database, `delete from schema_migrations where name = '0180_exercise_work.sql'`);
    const before = await run(database, 'table schema_migrations');
    await expect(upgrade()).rejects.toThrow(`Check that commit out, run "npm ci" and "${command}"`);
    expect(await run(database, 'table schema_migrations')).toEqual(before);
  },
);
