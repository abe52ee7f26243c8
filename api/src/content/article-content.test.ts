import { articleContent, writeArticle, writeCategories } from '../../testing/article-content.ts';
import { type ContentFolder, createContentFolder } from '../../testing/content-folder.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { describeLoad } from './describe-load.ts';
import { loadContent } from './load-content.ts';
import { readContent } from './read-content.ts';

let content: ContentFolder;
beforeEach(() => {
  content = createContentFolder();
  writeCategories(content);
});
afterEach(() => content.dispose());

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
      expect.stringMatching(/^trees\/article\.json:\d+: series\.order 1 of Basics is already used/),
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
  const database = await createTestDatabase();
  const load = async () => describeLoad(await loadContent(database, content.folder));
  try {
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
  } finally {
    await database.close();
  }
});
