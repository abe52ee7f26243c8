import { readFileSync } from 'node:fs';
import { createTestDatabase } from '../testing/test-database.ts';
import { generateTables, tablesFile } from './generate-tables.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test('the types of tables say what the migrations make', async () => {
  const advice = 'api/src/database/tables.ts is out of date: run npm run tables.';
  if ((await generateTables(database)) !== readFileSync(tablesFile, 'utf8'))
    throw new Error(advice);
});

test('a column that may hold one of some values has them as its type', async () => {
  await database.pool.query(`create table fruits (
    colour text not null check (colour in ('red', 'green')),
    taste text check (taste in ('sweet', 'sour') or colour = 'green'),
    size text not null check (size <> 'huge'))`);
  const types = await generateTables(database);
  expect(types).toContain('FruitsColour = "green" | "red";');
  expect(types).toContain(`interface Fruits {
  colour: FruitsColour;
  size: string;
  taste: string | null;
}`);
});

test('a day is read as it was written, wherever the server is', async () => {
  const { rows } = await database.pool.query(`select '2026-11-29'::date as day`);
  expect(rows).toEqual([{ day: '2026-11-29' }]);
});
