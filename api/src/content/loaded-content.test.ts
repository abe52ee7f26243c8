import { rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeArticle, writeCategories } from '../../testing/article-content.ts';
import {
  type ContentFolder,
  createContentFolder,
  roadmapContent,
  topicContent,
  unitContent,
} from '../../testing/content-folder.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import type { Database } from '../database/database.ts';
import { filesOnDisk } from './content-sources.ts';
import { loadChangedContent } from './load-content.ts';

let database: Database;
let content: ContentFolder;
let loader: string;

const TOPIC = 'web/topics/01-html.json';
const writeTopic = (...units: object[]) =>
  content.write(TOPIC, topicContent('web-topic-html', units));
const forms = unitContent('web-forms');
const tables = unitContent('web-tables', { sequence_number: 2 });

beforeEach(async () => {
  database = await createTestDatabase();
  content = createContentFolder();
  content.write('web/roadmap.json', roadmapContent('web'));
  writeTopic(forms, tables);
  writeCategories(content);
  writeArticle(content, 'two-pointers');
  loader = path.join(content.folder, '..', `${path.basename(content.folder)}-loader`);
  writeFileSync(loader, 'version 1');
});
afterEach(async () => {
  content.dispose();
  rmSync(loader);
  await database.close();
});

/** What a start does: which lines it logs, and how many files it reads. */
async function start(of: Database = database) {
  const read = jest.spyOn(filesOnDisk, 'read');
  try {
    const lines = await loadChangedContent(of, content.folder, [loader]);
    return { lines, filesRead: read.mock.calls.length };
  } finally {
    read.mockRestore();
  }
}

const untouched = { lines: ['Content is up to date.'], filesRead: 0 };
const compared = { lines: ['Content is up to date.'], filesRead: expect.any(Number) };

async function expectAllRead(of?: Database) {
  const started = await start(of);
  expect(started).not.toEqual(untouched);
  expect(started.filesRead).toBeGreaterThan(3);
  return started.lines;
}

test('a second start with nothing changed reads no content file', async () => {
  await expectAllRead();
  expect(await start()).toEqual(untouched);
});

test('a file that was touched is read again, once', async () => {
  await start();
  utimesSync(path.join(content.folder, 'roadmaps', TOPIC), 1, 1);
  expect(await start()).toEqual(compared);
  expect(await start()).toEqual(untouched);
});

test('a file that has changed is loaded, even if its size and its date are the same', async () => {
  const file = writeTopic(forms, tables);
  utimesSync(file, 1, 1);
  await start();
  writeTopic({ ...forms, rating: 4.6 }, tables);
  utimesSync(file, 1, 1);
  expect(await expectAllRead()).toEqual(['Content loaded: learning units: 1 changed.']);
});

test('a file that is added or removed is noticed', async () => {
  await start();
  content.write('sql/roadmap.json', roadmapContent('sql'));
  expect(await expectAllRead()).toEqual(['Content loaded: roadmaps: 1 added.']);
  content.remove('sql');
  expect(await expectAllRead()).toEqual([
    'Content loaded: roadmaps: 1 retired.',
    '  retired sql: no longer in the files',
  ]);
  expect(await start()).toEqual(untouched);
});

test('a changed loader reads all files again', async () => {
  await start();
  writeFileSync(loader, 'version 2');
  await expectAllRead();
  expect(await start()).toEqual(untouched);
});

test('another database gets the content, too', async () => {
  await start();
  const other = await createTestDatabase();
  await expectAllRead(other);
  await other.close();
});

test('a load that was interrupted is made by the next start', async () => {
  await database.pool.query(`create function cut() returns trigger language plpgsql as
    $$ begin raise exception 'the power went out'; end $$`);
  await database.pool.query(
    'create trigger cut before insert on articles for each statement execute function cut()',
  );
  await expect(start()).rejects.toThrow('the power went out');
  await database.pool.query('drop trigger cut on articles');
  expect(await expectAllRead()).toEqual([
    expect.stringMatching(/^Content loaded: roadmaps: 1 added; .*articles: 1 added/),
  ]);
});

test('a row that an administrator has edited since is compared with the files, and stays', async () => {
  await start();
  await database.pool.query(`update learning_units set name = 'Forms!' where id = 'web-forms'`);
  expect(await expectAllRead()).toEqual([
    'Content loaded: learning units: 1 kept as edited.',
    '  kept web-forms: edited since it was loaded (name)',
  ]);
  expect(await start()).toEqual(untouched);
});

test('an article that an administrator has edited since is compared with its file', async () => {
  await start();
  await database.pool.query(`update articles set title = 'Two', revision = revision + 1`);
  expect((await expectAllRead()).join()).toContain('edited since it was loaded (title)');
});

test('a row that was deleted in the database comes back', async () => {
  await start();
  await database.pool.query(`delete from learning_units where id = 'web-tables'`);
  expect(await expectAllRead()).toEqual(['Content loaded: learning units: 1 added.']);
});

test('views of articles and comments of learners change nothing', async () => {
  await start();
  await database.pool.query('update articles set view_count = view_count + 1');
  await database.pool.query(
    `insert into comments (id, subject, content) values (gen_random_uuid(), 'article:two-pointers', 'Thanks')`,
  );
  expect(await start()).toEqual(untouched);
});
