import type { AdminDsaProblem, ContentBundle, ContentChange } from '@site/shared/contracts';
import type { Agent } from '../../../../testing/agent.ts';
import {
  apply,
  createImportSite,
  IMPORT,
  preview,
  problems,
} from '../../../../testing/import-site.ts';
import { statementsAbout } from '../../../../testing/statements-about.ts';
import type { TestApp } from '../../../../testing/test-app.ts';

let site: TestApp;
let editor: Agent;
beforeAll(async () => {
  ({ site, editor } = await createImportSite());
});
afterAll(() => site.close());

const bundle = async (query: string): Promise<ContentBundle> =>
  (await editor.get(`/v1/admin/content/export?${query}`)).json();

/** The bundle with one of its files changed. */
function changed(
  { files, ...rest }: ContentBundle,
  file: string,
  change: (text: string) => string,
) {
  return JSON.stringify({ ...rest, files: { ...files, [file]: change(files[file] ?? '') } });
}

test('an export of everything changes nothing when it is imported again', async () => {
  for (const [kind, least] of [
    ['roadmap', 40],
    ['dsa-problem', problems.length],
  ] as const) {
    const seen = await preview(editor, JSON.stringify(await bundle(`kind=${kind}`)));
    expect(seen).toMatchObject({ digest: null, mistakeCount: 0, changes: [] });
    expect(seen.counts.unchanged).toBeGreaterThanOrEqual(least);
  }
});

test('an edited export is compared field by field, and imported in one go', async () => {
  const exported = await bundle('kind=roadmap&id=sql');
  const file = Object.keys(exported.files).find((name) => name.includes('/topics/')) ?? '';
  const topic = JSON.parse(exported.files[file] ?? '');
  const [first, second] = topic.units;
  const edited = changed(exported, file, () =>
    JSON.stringify({
      ...topic,
      units: [{ ...first, name: 'Renamed', difficulty: 'hard' }, ...topic.units.slice(2)],
    }),
  );
  const seen = await preview(editor, edited);
  expect(seen.counts).toMatchObject({ added: 0, changed: 1, retired: 1 });
  expect(seen.changes).toEqual([
    expect.objectContaining({
      id: first.id,
      change: 'changed',
      fields: [
        { field: 'name', before: first.name, after: 'Renamed' },
        { field: 'difficulty', before: first.difficulty, after: 'hard' },
      ],
    }),
    expect.objectContaining({ id: second.id, change: 'retired', fields: [] }),
  ]);
  expect((await apply(editor, edited)).statusCode).toBe(200);
  expect((await preview(editor, edited)).digest).toBeNull();
  const back = await preview(editor, JSON.stringify(exported));
  expect(back.counts).toMatchObject({ changed: 1, returned: 1 });

  const { rows } = await site.database.pool.query(
    "select subject, before, after from audit_log where action = 'content.import' and subject = $1",
    [first.id],
  );
  expect(rows).toEqual([
    {
      subject: first.id,
      before: { [first.id]: { name: first.name, difficulty: first.difficulty } },
      after: expect.objectContaining({ retired: [second.id], added: [] }),
    },
  ]);
});

test('an import of many roadmaps and DSA problems takes as many statements as one of a few', async () => {
  // Not what the site reads of them again, since they have changed.
  const practice =
    /(into|update|from) "(roadmaps|topics|learning_units|dsa_problem\w*|comments|audit_log)"|= any/;
  const retitled = (text: string) => text.replace(/^ {2}"title": "/m, '$&Our ');
  const taken = async (roadmapIds: string[], problemIds: string[], listingIds: string[]) => {
    const exported = await Promise.all([
      ...roadmapIds.map((id) => bundle(`kind=roadmap&id=${id}`)),
      ...[...problemIds, ...listingIds].map((id) => bundle(`kind=dsa-problem&id=${id}`)),
    ]);
    const all = Object.entries(Object.assign({}, ...exported.map(({ files }) => files)));
    const files = all.map(([file, text]) => {
      const [, id = ''] = file.split('/');
      if (/(roadmap|problem)\.json$/.test(file)) return [file, retitled(String(text))];
      const isListing = file.endsWith('/solution.py') && listingIds.includes(id);
      return [file, isListing ? `${text}# ours\n` : text];
    });
    const text = JSON.stringify({ ...exported[0], files: Object.fromEntries(files) });
    const seen = await preview(editor, text);
    expect(seen.mistakes).toEqual([]);
    expect(seen.changes.filter(({ draft }) => draft)).toHaveLength(listingIds.length);
    expect(seen.counts.changed).toBe(roadmapIds.length + problemIds.length + listingIds.length);
    const statements = await statementsAbout(practice, () =>
      editor.post(IMPORT, { file: text, roadmap: null, digest: seen.digest }),
    );
    expect((await preview(editor, text)).digest).toBeNull();
    return statements;
  };
  const few = await taken(['sql'], ['group-anagrams'], ['valid-anagram']);
  const many = await taken(
    ['sql', 'dsa', 'javascript'],
    ['group-anagrams', '3sum', 'contains-duplicate'],
    ['valid-palindrome', 'container-with-most-water'],
  );
  expect(many).toBe(few);
});

test('an export with mistakes is refused with every one of them, in the words of the loader', async () => {
  const exported = await bundle('kind=roadmap&id=dsa');
  const file = 'roadmaps/dsa/topics/01-arrays-hashing.json';
  const broken = changed(exported, file, (text) =>
    text
      .replace('"difficulty": "easy"', '"difficulty": "tough"')
      .replace('"rating": null', '"rating": 6'),
  );
  const { mistakes } = await preview(editor, broken);
  expect(mistakes.filter((mistake) => mistake.file === file)).toEqual([
    { file, line: 11, field: 'units[0].difficulty', message: 'must be easy, medium or hard' },
    { file, line: 12, field: 'units[0].rating', message: 'must be 5 or less' },
  ]);
  const moved = changed(exported, file, (text) =>
    text.replace('"id": "dsa-two-sum"', '"id": "dsa-two-sums"'),
  );
  expect((await preview(editor, moved)).mistakes).toEqual([
    {
      file: 'dsa-problems/two-sum/problem.json',
      line: 7,
      field: 'unit_id',
      message: 'names no learning unit: dsa-two-sum',
    },
  ]);
  const strange = changed(exported, 'articles/x.md', () => 'x');
  expect((await preview(editor, strange)).mistakes).toEqual([
    expect.objectContaining({
      file: 'articles/x.md',
      message: expect.stringMatching(/expected/),
    }),
  ]);
});

test('an export of a DSA problem with another listing waits as a draft; other texts are published at once', async () => {
  const exported = await bundle('kind=dsa-problem&id=two-sum');
  expect(Object.keys(exported.files).sort()).toEqual([
    'dsa-problems/two-sum/approaches.json',
    'dsa-problems/two-sum/approaches/brute-force.js',
    'dsa-problems/two-sum/approaches/brute-force.py',
    'dsa-problems/two-sum/approaches/sort-and-two-pointers.js',
    'dsa-problems/two-sum/approaches/sort-and-two-pointers.py',
    'dsa-problems/two-sum/cases.js.json',
    'dsa-problems/two-sum/cases.json',
    'dsa-problems/two-sum/generator.py',
    'dsa-problems/two-sum/picture.json',
    'dsa-problems/two-sum/problem.json',
    'dsa-problems/two-sum/solution.cpp',
    'dsa-problems/two-sum/solution.java',
    'dsa-problems/two-sum/solution.js',
    'dsa-problems/two-sum/solution.py',
    'dsa-problems/two-sum/starter.js',
    'dsa-problems/two-sum/starter.py',
  ]);
  const listing = changed(
    exported,
    'dsa-problems/two-sum/solution.py',
    (text) => `${text}# checked\n`,
  );
  expect((await preview(editor, listing)).changes).toEqual([
    expect.objectContaining({ id: 'two-sum', change: 'changed', draft: true }),
  ]);
  expect((await apply(editor, listing)).statusCode).toBe(200);
  const problem: AdminDsaProblem = (await editor.get('/v1/admin/dsa-problems/two-sum')).json();
  expect(problem).toMatchObject({ published: true, draft: true, proved: false });
  expect((await site.visitor().get('/v1/dsa-problems/two-sum')).json().code).not.toMatch(
    /# checked/,
  );

  const texts = changed(exported, 'dsa-problems/two-sum/problem.json', (text) =>
    text.replace('"title": "Two Sum"', '"title": "Two numbers"'),
  );
  expect((await preview(editor, texts)).changes[0]).toMatchObject({ draft: false });
  await apply(editor, texts);
  expect((await editor.get('/v1/admin/dsa-problems/two-sum')).json()).toMatchObject({
    title: 'Two numbers',
    draft: false,
  });
});

test('approaches are exported and imported with their listings, at once, and not without one of them', async () => {
  const exported = await bundle('kind=dsa-problem&id=two-sum');
  const listing = 'dsa-problems/two-sum/approaches/brute-force.js';
  const other = changed(exported, listing, (text) => `// Each pair.\n${text}`);
  expect((await preview(editor, other)).changes).toEqual([
    expect.objectContaining({
      change: 'changed',
      draft: false,
      fields: [expect.objectContaining({ field: 'approaches' })],
    }),
  ]);
  expect((await apply(editor, other)).statusCode).toBe(200);
  const again = await bundle('kind=dsa-problem&id=two-sum');
  expect(again).toEqual(JSON.parse(other));
  const { [listing]: _, ...files } = exported.files;
  expect((await preview(editor, JSON.stringify({ ...exported, files }))).mistakes).toEqual([
    { file: listing, line: 1, field: '', message: "can't be read: there is no such file" },
  ]);
});

test('an export from before there were hints, starters, generators and approaches and Java is still read, and takes them away', async () => {
  const exported = await bundle('kind=dsa-problem&id=encode-and-decode-strings');
  const folder = 'dsa-problems/encode-and-decode-strings';
  const later =
    /\/(starter\.py|naive\.py|generator\.py|approaches\.json|approaches\/.*|solution\.java|solution\.cpp)$/;
  const files = Object.fromEntries(
    Object.entries(exported.files).filter(([file]) => !later.test(file)),
  );
  const { hints: _, input_size: _n, ...facts } = JSON.parse(files[`${folder}/problem.json`] ?? '');
  files[`${folder}/problem.json`] = JSON.stringify(facts);
  const text = JSON.stringify({ ...exported, files });
  const { mistakes, changes } = await preview(editor, text);
  expect(mistakes).toEqual([]);
  const fields = changes.flatMap((change: ContentChange) => change.fields);
  expect(fields.map(({ field }: { field: string }) => field).toSorted()).toEqual([
    'approaches',
    'compiled',
    'generator',
    'hints',
    'input_size',
    'naive',
    'starter',
  ]);
});

test('an export of a problem that this site does not have arrives as a draft with its comments', async () => {
  const exported = await bundle('kind=dsa-problem&id=two-sum');
  const files = Object.fromEntries(
    Object.entries(exported.files).map(([file, text]) => [
      file.replace('two-sum', 'one-sum'),
      text
        .replaceAll('"two-sum"', '"one-sum"')
        .replace(/^ {2}"title": "[^"]*"/m, '  "title": "One number"')
        .replace('dsa-two-sum', 'dsa-move-zeroes')
        .replace('"sequence_number": 10', '"sequence_number": 999'),
    ]),
  );
  const text = JSON.stringify({ ...exported, files });
  expect((await preview(editor, text)).mistakes).toEqual([]);
  await apply(editor, text);
  const url = '/v1/admin/dsa-problems/one-sum';
  const { listingHash, cases, version } = (await editor.get(url)).json();
  await editor.post(`${url}/runs`, { listingHash, passed: cases.length, total: cases.length });
  expect((await editor.post(`${url}/publish`, { version })).statusCode).toBe(200);
  const comments = await site.visitor().get('/v1/comments?subject=dsa-problem:one-sum');
  expect(comments.json().items).toHaveLength(2);
});
