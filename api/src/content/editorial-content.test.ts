import { articleContent, writeArticle, writeCategories } from '../../testing/article-content.ts';
import { type ContentFolder, createContentFolder } from '../../testing/content-folder.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import type { Database } from '../database/database.ts';
import { describeLoad, loadContent } from './load-content.ts';
import { readContent } from './read-content.ts';

let database: Database;
let content: ContentFolder;
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  await database.pool.query('truncate articles, article_categories, announcements, posts cascade');
  content = createContentFolder();
});
afterEach(() => content.dispose());
afterAll(() => database.close());

const load = async () => describeLoad(await loadContent(database, content.folder));

describe('articles', () => {
  beforeEach(() => writeCategories(content));

  /** Every mistake as people read it, below articles/. */
  async function mistakes() {
    const read = await readContent(content.folder);
    if (read.ok) return [];
    return read.mistakes.map(({ file, line, field, message }) =>
      [`${file.split('/articles/')[1]}:${line}:`, field, message].filter(Boolean).join(' '),
    );
  }

  test.each([
    ['a word too many', { autor: 'x' }, "autor isn't a known field"],
    ['a category nobody knows', { category: 'cooking' }, 'category names no category of'],
    ['no title', { title: undefined }, 'title is missing: it must be text'],
    ['a difficulty of its own', { difficulty: 'odd' }, 'difficulty must be easy, medium or hard'],
    ['a time that is none', { published_at: 'today' }, 'published_at must be a time such as'],
    ['a review on no day', { reviewed: '2026-02-30' }, 'reviewed must be a day such as'],
    ['a tag twice', { tags: ['a', 'a'] }, 'tags must not list anything twice'],
    ['a picture from a plain address', { banner_image: 'http://a.b/c' }, 'banner_image must start'],
    [
      'a question whose answer is no option',
      { quiz: [{ question: 'Q?', options: ['a', 'b'], answer: 2, explanation: 'E.' }] },
      'quiz[0].answer must be the position of one of the options, from 0',
    ],
  ])('%s is refused, with file, line and field', async (_, changes, expected) => {
    writeArticle(content, 'stacks', changes);
    const reported = await mistakes();
    expect(reported).toEqual([expect.stringMatching(/^stacks\/article\.json:\d+: /)]);
    expect(reported[0]).toContain(expected);
  });

  test('every mistake in every file is reported at once', async () => {
    writeArticle(content, 'stacks', { id: 'one', series: { title: 'Basics', order: 1 } });
    writeArticle(content, 'trees', { id: 'one', series: { title: 'Basics', order: 1 } });
    content.write('../articles/trees/body.md', '\n');
    content.write('../articles/trees/notes.txt', 'x');
    content.write('../articles/queues/article.json', articleContent('queues').file);
    const reported = await mistakes();
    expect(reported).toHaveLength(5);
    expect(reported).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^queues\/body\.md:1: can't be read/),
        expect.stringMatching(/^trees\/article\.json:2: id one is already used at .*stacks/),
        expect.stringMatching(
          /^trees\/article\.json:\d+: series\.order 1 of Basics is already used/,
        ),
        'trees/body.md:1: must not be empty',
        expect.stringMatching(/^trees\/notes\.txt:1: doesn't belong here/),
      ]),
    );
  });

  test('links that lead to nothing and pictures that are missing are reported', async () => {
    writeArticle(content, 'stacks');
    const found = [
      '[here](/article/stacks#walk), [below](#article-walk), [the plan](/roadmaps/plan), [you](/profile)',
      '## Walk',
      '![A stack](https://example.org/stack.png)',
    ];
    const lost = [
      '[gone](/article/queues) and [gone as well](/roadmaps/dsa?topic=dsa-topic-stack)',
      '[no such part](#article-run)',
      '![A stack](/stack.png)',
      '<figure><figcaption>A stack</figcaption></figure>',
    ];
    content.write('../articles/stacks/body.md', found.join('\n\n'));
    expect(await mistakes()).toEqual([]);
    content.write('../articles/stacks/body.md', [...found, ...lost].join('\n\n'));
    const reported = (await mistakes()).map((mistake) => mistake.replace('stacks/body.md:1: ', ''));
    expect(reported.sort()).toEqual([
      'has a figure whose picture is missing, or has something that a picture may not',
      expect.stringMatching(/^has a picture that isn't there: <img src="\/stack\.png"/),
      'leads to no page of the site: /article/queues',
      'leads to no page of the site: /roadmaps/dsa?topic=dsa-topic-stack',
      "links to a heading that isn't there: #article-run",
    ]);
  });

  test('a body that grows too long as HTML is refused', async () => {
    writeArticle(content, 'stacks');
    content.write(
      '../articles/stacks/body.md',
      `\`\`\`python\n${'a = b + 1\n'.repeat(3_000)}\`\`\`\n`,
    );
    expect(await mistakes()).toEqual([
      expect.stringMatching(/^stacks\/body\.md:1: is too long: as HTML it has \d+ bytes/),
    ]);
  });

  test('articles follow their files; one that was edited since stays', async () => {
    writeArticle(content, 'stacks');
    expect(await load()).toEqual([
      'Content loaded: article categories: 3 added; articles: 1 added.',
    ]);
    expect(await load()).toEqual(['Content is up to date.']);
    await database.pool.query('update articles set view_count = 7');
    content.write('../articles/stacks/body.md', 'Last in, *first* out.<script>alert(1)</script>\n');
    expect(await load()).toEqual(['Content loaded: articles: 1 changed.']);
    const { rows } = await database.pool.query('select content, view_count from articles');
    expect(rows).toEqual([{ content: '<p>Last in, <em>first</em> out.</p>\n', view_count: 7 }]);
    await database.pool.query(`update articles set title = 'Mine'`);
    writeArticle(content, 'stacks', { title: 'Theirs' });
    expect((await load())[1]).toBe('  kept stacks: edited since it was loaded (title)');
  });
});

describe('announcements and posts', () => {
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
});
