import { type ContentFolder, createContentFolder } from '../../testing/content-folder.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import type { Database } from '../database/database.ts';
import { describeLoad } from './describe-load.ts';
import { loadContent } from './load-content.ts';
import { readContent } from './read-content.ts';

let database: Database;
let content: ContentFolder;

beforeEach(async () => {
  database = await createTestDatabase();
  content = createContentFolder();
});
afterEach(async () => {
  content.dispose();
  await database.close();
});

const announcement = (changes: object = {}) =>
  content.write('../announcements/sql-roadmap.json', {
    id: 'sql-roadmap',
    title: 'New roadmap: SQL',
    paragraphs: ['It is open.', 'Start with joins.'],
    link: '/roadmaps',
    published_at: '2026-11-09T12:00:00+05:30',
    ...changes,
  });
const post = (name: string, changes: object = {}) =>
  content.write(`../posts/${name}.json`, {
    id: 1,
    title: 'Read first',
    paragraphs: ['Slowly.'],
    ...changes,
  });

const load = async () => describeLoad(await loadContent(database, content.folder));
const mistakes = async () => {
  const read = await readContent(content.folder);
  return read.ok
    ? []
    : read.mistakes.map(({ line, field, message }) => `${line} ${field} ${message}`);
};

test('announcements and posts are loaded with their paragraphs, and a second load changes nothing', async () => {
  announcement();
  post('01-read-first');
  expect(await load()).toEqual(['Content loaded: announcements: 1 added; posts: 1 added.']);
  const { rows } = await database.pool.query('select body, published_at from announcements');
  expect(rows).toEqual([
    { body: 'It is open.\n\nStart with joins.', published_at: new Date('2026-11-09T06:30:00Z') },
  ]);
  expect(await load()).toEqual(['Content is up to date.']);
});

test('a changed text is changed, and a post that leaves the files is retired', async () => {
  announcement();
  post('01-read-first');
  await load();
  announcement({ title: 'SQL is here' });
  content.remove('../posts/01-read-first.json');
  expect(await load()).toEqual([
    'Content loaded: announcements: 1 changed; posts: 1 retired.',
    '  retired 1: no longer in the files',
  ]);
});

test('an announcement that an administrator deleted or wrote is left alone', async () => {
  announcement();
  await load();
  await database.pool.query('update announcements set deleted_at = now()');
  await database.pool.query("insert into announcements (title, body) values ('Hi', 'There')");
  expect(await load()).toEqual(['Content is up to date.']);
  const { rows } = await database.pool.query(
    'select title from announcements where deleted_at is null and retired_at is null',
  );
  expect(rows).toEqual([{ title: 'Hi' }]);
});

test.each([
  ['javascript:alert(1)', 1],
  ['//evil.example', 1],
  ['/\\evil.example', 1],
  ['http://plain.example', 1],
  ['https://fine.example/a', 0],
  [null, 0],
])('an announcement that links to %p has %p mistakes', async (link, count) => {
  announcement({ link });
  expect(await mistakes()).toHaveLength(count);
});

test('files whose names do not say what they hold are refused', async () => {
  announcement({ id: 'other' });
  post('01-read-first');
  post('01-read-again');
  post('02-plan', { id: 3 });
  content.write('../posts/notes.txt', 'x');
  expect(await mistakes()).toEqual([
    "2 id must be sql-roadmap, as the file's name says",
    '2 id 1 is already used in 01-read-again.json',
    "2 id must be 2, as the file's name says",
    "1  doesn't belong here: expected files such as 01-read-the-statement.json",
  ]);
});

test('news that leads to content which is not there is refused', async () => {
  announcement({ link: '/roadmaps/sql' });
  expect(await mistakes()).toEqual(['8 link leads to no page of the site: /roadmaps/sql']);
});

test('every mistake is said in words', async () => {
  announcement({ paragraphs: [], published_at: 'yesterday', colour: 'red' });
  expect(await mistakes()).toEqual([
    '4 paragraphs must have at least one paragraph',
    '6 published_at must be a time such as 2026-11-20T09:00:00Z',
    "7 colour isn't a known field; the known ones are id, title, paragraphs, link, published_at",
  ]);
});
