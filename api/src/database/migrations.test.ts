import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createTestDatabase } from '../../testing/test-database.ts';
import type { Database } from './database.ts';
import { migrate, pendingMigrations } from './migrations.ts';

let database: Database;
let folder: string;

beforeAll(async () => {
  database = await createTestDatabase('template0');
});
beforeEach(async () => {
  await database.pool.query('drop schema public cascade; create schema public');
  folder = mkdtempSync(path.join(os.tmpdir(), 'api-migrations-'));
  write('0001_first.sql', 'create table first (id int)');
});
afterEach(() => rmSync(folder, { recursive: true }));
afterAll(() => database.close());

const write = (name: string, sql: string) => writeFileSync(path.join(folder, name), sql);

test('what is new is applied once, in order of name', async () => {
  write('0002_second.sql', 'alter table first add column name text');
  expect(await migrate(database, folder)).toEqual(['0001_first.sql', '0002_second.sql']);
  expect(await migrate(database, folder)).toEqual([]);
  write('0003_third.sql', 'create table third (id int)');
  expect(await pendingMigrations(database, folder)).toEqual(['0003_third.sql']);
  expect(await migrate(database, folder)).toEqual(['0003_third.sql']);
});

test('those of a newer version are left alone when an older one starts again', async () => {
  write('0002_second.sql', 'alter table first add column name text');
  await migrate(database, folder);
  rmSync(path.join(folder, '0002_second.sql'));
  expect(await migrate(database, folder)).toEqual([]);
  expect(await pendingMigrations(database, folder)).toEqual([]);
});

test('several processes at once apply everything once', async () => {
  write('0002_slow.sql', 'select pg_sleep(0.1); create table second (id int)');
  const applied = await Promise.all([1, 2, 3].map(() => migrate(database, folder)));
  expect(applied.flat().toSorted()).toEqual(['0001_first.sql', '0002_slow.sql']);
});

test('one that fails changes nothing, is named, and can be corrected', async () => {
  write('0002_broken.sql', 'create table second (id int); select nonsense');
  await expect(migrate(database, folder)).rejects.toThrow(
    'Migration 0002_broken.sql failed: column "nonsense" does not exist',
  );
  expect(await pendingMigrations(database, folder)).toEqual(['0002_broken.sql']);
  write('0002_broken.sql', 'create table second (id int)');
  expect(await migrate(database, folder)).toEqual(['0002_broken.sql']);
});

test('one that was changed after it was applied is refused', async () => {
  await migrate(database, folder);
  write('0001_first.sql', 'create table first (id bigint)');
  await expect(migrate(database, folder)).rejects.toThrow(
    'Migration 0001_first.sql was changed after it was applied.',
  );
});
