import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createAgent } from '../../testing/agent.ts';
import { PASSWORD } from '../../testing/test-app.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { buildApp } from '../app.ts';
import { hashPassword } from '../areas/identity/auth/passwords.ts';
import { readConfig } from '../config/config.ts';
import { projectRoot } from '../config/project-root.ts';
import { connect } from './database.ts';
import { migrate, pendingMigrations } from './migrations.ts';

const migrations = path.join(projectRoot, 'api/migrations');

/** The last migration of the oldest version in which people could do more than sign up. */
const OLDEST = '0065';

/** A folder with the migrations as that version had them. */
function oldMigrations(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'api-old-migrations-'));
  const old = readdirSync(migrations).filter((name) => name.slice(0, 4) <= OLDEST);
  for (const name of old) cpSync(path.join(migrations, name), path.join(folder, name));
  return folder;
}

const ASHA = '11111111-1111-4111-8111-111111111111';
const RAVI = '22222222-2222-4222-8222-222222222222';
const IN_A_MONTH = new Date(Date.now() + 30 * 24 * 60 * 60_000).toISOString();
const IN_TEN_MINUTES = new Date(Date.now() + 10 * 60_000).toISOString();
const COMMENT = '33333333-3333-4333-8333-333333333333';
const REPLY = '44444444-4444-4444-8444-444444444444';

/** Rows as that version wrote them, in the order of their references. */
const rowsOf = (passwordHash: string): [table: string, row: Record<string, unknown>][] => [
  ['installation_values', { name: 'an-old-value', value: 'kept' }],
  [
    'users',
    {
      id: ASHA,
      email: 'Asha@example.org',
      name: 'Asha Rao',
      password_hash: passwordHash,
      phone: '9876543210',
    },
  ],
  ['users', { id: RAVI, email: 'ravi@example.org', name: 'Ravi', provider: 'github' }],
  ['user_identities', { provider: 'github', subject: '42', user_id: RAVI }],
  ['sessions', { id: COMMENT, user_id: ASHA, expires_at: IN_A_MONTH }],
  ['refresh_tokens', { hash: '\\x01', session_id: COMMENT }],
  [
    'mail_tokens',
    {
      user_id: ASHA,
      purpose: 'reset',
      hash: '\\x02',
      email: 'Asha@example.org',
      expires_at: IN_A_MONTH,
    },
  ],
  [
    'callback_requests',
    {
      name: 'Asha',
      email: 'asha@example.org',
      phone: '9876543210',
      query: 'Fees?',
      created_at: '2026-11-20T10:00:00.123Z',
    },
  ],
  ['outbox', { recipient: 'asha@example.org', subject: 'S', text_body: 'T', html_body: 'H' }],
  ['limit_counts', { key: '\\x03', count: 3, resets_at: IN_A_MONTH }],
  [
    'roadmaps',
    {
      ...{ id: 'old', title: 'Old', description: 'D', complexity: 'beginner', category: 'dsa' },
      ...{ tags: ['a'], illustrative: false },
      ...{ module_id: 'm', module_title: 'M', module_description: 'D' },
    },
  ],
  [
    'topics',
    {
      id: 'old-topic',
      roadmap_id: 'old',
      title: 'T',
      description: 'D',
      sequence_number: 1,
      type: 'topic',
    },
  ],
  [
    'learning_units',
    {
      ...{ id: 'old-unit', topic_id: 'old-topic', name: 'Unit', difficulty: 'easy', rating: 4.5 },
      ...{
        sequence_number: 1,
        solution_link: '/dsa-problems/old',
        companies: [{ name: 'Google', frequency: 3 }],
        tags: [],
        priority: 'low',
      },
      ...{ time_to_complete: 10 },
    },
  ],
  [
    'learning_unit_progress',
    {
      user_id: ASHA,
      unit_id: 'old-unit',
      completed: true,
      bookmarked: true,
      notes: 'Two pointers.',
    },
  ],
  [
    'revision_cards',
    {
      ...{
        user_id: ASHA,
        unit_id: 'old-unit',
        due_on: '2026-11-30',
        last_reviewed_on: '2026-11-20',
      },
      ...{ stability: 9.5, difficulty: 5, reps: 2, lapses: 0 },
    },
  ],
  [
    'revision_reviews',
    {
      ...{
        user_id: ASHA,
        id: REPLY,
        unit_id: 'old-unit',
        grade: 'good',
        reviewed_on: '2026-11-20',
      },
      ...{ due_on: '2026-11-30', before: {} },
    },
  ],
  ['comments', { id: COMMENT, subject: 'dsa-problem:old', user_id: ASHA, content: 'A question' }],
  [
    'comments',
    {
      id: REPLY,
      subject: 'dsa-problem:old',
      parent_id: COMMENT,
      user_id: RAVI,
      content: 'An answer',
    },
  ],
  ['comment_reports', { comment_id: REPLY, user_id: ASHA, reason: 'spam' }],
  ['notifications', { user_id: ASHA, reply_id: REPLY }],
  ['announcements', { id: 'old-news', title: 'News', body: 'Text' }],
  ['announcement_reads', { user_id: ASHA, announcement_id: 'old-news' }],
  ['posts', { id: 1, title: 'P', body: 'B' }],
  ['admins', { id: RAVI, email: 'admin@example.org', name: 'Meera', password_hash: passwordHash }],
  ['admin_sessions', { hash: '\\x04', admin_id: RAVI, expires_at: IN_TEN_MINUTES }],
];

type Site = Awaited<ReturnType<typeof createTestDatabase>>;

const run = async ({ pool }: Pick<Site, 'pool'>, text: string, values: unknown[] = []) =>
  (await pool.query(text, values)).rows;

let database: Site;
let folder: string;
beforeEach(async () => {
  folder = oldMigrations();
  database = await createTestDatabase('template0');
  await migrate(database, folder);
  for (const [table, row] of rowsOf(await hashPassword(PASSWORD))) {
    await run(
      database,
      `insert into ${table} (${Object.keys(row)})
       select ${Object.keys(row)} from jsonb_populate_record(null::${table}, $1)`,
      [JSON.stringify(row)],
    );
  }
});
afterEach(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

/** All rows of the tables that were filled, as the database itself writes them. */
async function filledRows(): Promise<Record<string, object[]>> {
  const tables = [...new Set(rowsOf('').map(([table]) => table))];
  const all = await Promise.all(
    tables.map((table) =>
      run(database, `select to_jsonb(t) as row from ${table} t order by t::text`),
    ),
  );
  return Object.fromEntries(
    tables.map((table, place) => [table, (all[place] ?? []).map(({ row }) => row)]),
  );
}

test('a database of the oldest version is migrated by two processes at once, and nothing is lost', async () => {
  const before = await filledRows();
  const another = connect(database.url);
  const applied = await Promise.all([migrate(database), migrate(another)]);
  await another.close();
  expect(applied.map(({ length }) => length).sort((a, b) => a - b)).toEqual([
    0,
    readdirSync(migrations).filter((name) => name.endsWith('.sql') && name.slice(0, 4) > OLDEST)
      .length,
  ]);
  expect(await pendingMigrations(database)).toEqual([]);

  const after = await filledRows();
  for (const [table, rows] of Object.entries(before)) {
    const kept = rows.map((row) => expect.objectContaining(row));
    expect([table, after[table]]).toEqual([table, expect.arrayContaining(kept)]);
  }
  expect(await run(database, 'select user_id from profiles order by 1')).toEqual([
    { user_id: ASHA },
    { user_id: RAVI },
  ]);
});

test("the people of an old database log in, and find what's theirs", async () => {
  await migrate(database);
  const config = readConfig({ LOG_LEVEL: 'fatal', DEMO: 'off' });
  const app = await buildApp(config, database);
  const asha = createAgent(app, config);
  const signedIn = await asha.post('/v1/auth/signin', { email: '9876543210', password: PASSWORD });
  expect(signedIn.json()).toMatchObject({ id: ASHA, name: 'Asha Rao' });
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
