import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { startDatabaseProxy } from '../../../testing/database-proxy.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { connect, type Database } from '../database.ts';
import { migrate } from '../migrations.ts';
import { checkBackup } from './backup-file.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

let folder: string;
let migrations: string;
let database: Awaited<ReturnType<typeof createTestDatabase>>;

/** Its rows of `log` are read between the two other tables: somebody pays in between. */
const schema = `create table charged (amount int);
  create table log as select repeat('x', 500) as line from generate_series(1, 3000);
  create table paid (amount int)`;

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'api-backup-'));
  migrations = path.join(folder, 'migrations');
  mkdirSync(migrations);
  addMigration('0001_payments.sql', schema);
  database = await createTestDatabase('template0');
  await migrate(database, migrations);
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

function addMigration(name: string, sql: string) {
  writeFileSync(path.join(migrations, name), sql);
}

async function backup(name: string): Promise<string> {
  const file = path.join(folder, 'backups', name);
  await writeBackup(database, file);
  return file;
}

const rowsOf = async ({ pool }: Database, table: string) =>
  (await pool.query(`select * from ${table} order by 1`)).rows;

/** Restores the file into a database without any table and looks at it. */
async function restored<Result>(
  file: string,
  look: (copy: Database, newer: string[]) => Promise<Result>,
): Promise<Result> {
  const copy = await createTestDatabase('template0');
  try {
    return await look(copy, await restoreBackup(copy, file, await checkBackup(file), migrations));
  } finally {
    await copy.close();
  }
}

test('what one transaction writes while the backup is made is saved whole or not at all', async () => {
  const pay = () =>
    database.pool.query('with one as (insert into charged values (1)) insert into paid values (1)');
  let over = false;
  const payUntilOver = async () => {
    do await pay();
    while (!over);
  };
  await pay();
  const payments = [payUntilOver(), payUntilOver()];
  const file = await backup('payments.gz');
  over = true;
  await Promise.all(payments);
  await restored(file, async (copy) => {
    const charged = await rowsOf(copy, 'charged');
    expect(charged.length).toBeGreaterThan(0);
    expect(await rowsOf(copy, 'paid')).toEqual(charged);
  });
  // The busier the machine, the more there are, and each test below would save and read all of them.
  await database.pool.query('truncate charged, paid');
});

test('every text comes back as it was, and an older backup gets the newer migrations', async () => {
  const texts = ['', ' ', '\\.', '\\N', 'a\nb\r\nc\rd\te', '\u2028\u2029\u0085', 'नमस्ते 👋', null];
  addMigration('0002_texts.sql', 'create table texts (place int, "Text" text)');
  await migrate(database, migrations);
  for (const [place, text] of texts.entries()) {
    await database.pool.query('insert into texts values ($1, $2)', [place, text]);
  }
  const file = await backup('texts.gz');
  addMigration('0003_language.sql', `alter table texts add column language text default 'en'`);
  await restored(file, async (copy, newer) => {
    expect(newer).toEqual(['0003_language.sql']);
    expect(await rowsOf(copy, 'texts')).toEqual(
      texts.map((Text, place) => ({ place, Text, language: 'en' })),
    );
  });
});

test('all rows are counted if the network is slow to say that a table is over', async () => {
  await database.pool.query('insert into charged values (7)');
  const proxy = await startDatabaseProxy(database.url);
  // What PostgreSQL says after the last row.
  proxy.splitAt('COPY ');
  const slow = connect(proxy.url);
  const file = path.join(folder, 'backups', 'slow.gz');
  try {
    const { rows } = await writeBackup(slow, file);
    await expect(checkBackup(file)).resolves.toMatchObject({ rows });
  } finally {
    await slow.close();
    await proxy.close();
  }
});

describe('a backup', () => {
  let file: string;
  let bytes: Buffer;

  beforeAll(async () => {
    await database.pool.query('insert into charged values (7)');
    file = await backup('site.gz');
    bytes = readFileSync(file);
  });
  afterEach(() => writeFileSync(file, bytes));

  const text = (edit: (content: string) => string) => gzipSync(edit(gunzipSync(bytes).toString()));

  test('can be read by its owner only, and appears when it is complete', async () => {
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(path.dirname(file)).filter((name) => name.startsWith('site'))).toEqual([
      'site.gz',
    ]);
  });

  test.each<[string, () => Buffer]>([
    ['cut off', () => bytes.subarray(0, -1)],
    ['cut in half', () => bytes.subarray(0, bytes.length / 2)],
    ['empty', () => Buffer.alloc(0)],
    ['damaged', () => Buffer.from(bytes.with(bytes.length - 6, (bytes.at(-6) ?? 0) ^ 1))],
    ['something else', () => gzipSync('{"hello": "world"}\n')],
    ['without its last line', () => text((content) => content.replace(/\{"rows":\d+\}\n$/, ''))],
    ['without a row', () => text((content) => content.replace('\n7\n', '\n'))],
    ['followed by another', () => Buffer.concat([bytes, bytes])],
  ])('that is %s is refused before anything is written', async (_how, spoilt) => {
    await expect(checkBackup(file)).resolves.toMatchObject({ format: 'site-backup-1' });
    writeFileSync(file, spoilt());
    await expect(checkBackup(file)).rejects.toThrow(/site\.gz isn't a complete backup \(/);
  });

  test('overwrites neither a database nor a file', async () => {
    await expect(
      restoreBackup(database, file, await checkBackup(file), migrations),
    ).rejects.toThrow(/^This database is already in use\./);
    await expect(backup('site.gz')).rejects.toThrow(/site\.gz already exists/);
    await expect(backup('site.gz/in-a-file.gz')).rejects.toThrow(/^No backup was made: /);
  });

  test('that cannot be restored leaves the database empty', async () => {
    writeFileSync(
      file,
      text((content) => content.replace('\n7\n', '\nseven\n')),
    );
    const copy = await createTestDatabase('template0');
    const described = await checkBackup(file);
    const newer = { ...described, migrations: [{ name: '0099_newer.sql', checksum: '' }] };
    await expect(restoreBackup(copy, file, newer, migrations)).rejects.toThrow(
      /^The backup needs the migration 0099_newer\.sql, which this version doesn't have/,
    );
    await expect(restoreBackup(copy, file, described, migrations)).rejects.toThrow(
      /^Nothing was restored: .+"seven"$/,
    );
    await expect(writeBackup(copy, path.join(folder, 'none.gz'))).rejects.toThrow(
      'No backup was made: the database is empty',
    );
    await copy.close();
  });
});
