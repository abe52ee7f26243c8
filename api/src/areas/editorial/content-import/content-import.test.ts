import type {
  AdminDsaProblem,
  ContentBundle,
  ContentChange,
} from '@site/shared/contracts/editorial';
import type { Agent } from '../../../../testing/agent.ts';
import { eventually } from '../../../../testing/eventually.ts';
import {
  apply,
  createImportSite,
  IMPORT,
  PREVIEW,
  preview,
  problems,
} from '../../../../testing/import-site.ts';
import { statementsAbout } from '../../../../testing/statements.ts';
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
    'dsa-problems/two-sum/approaches/brute-force.cpp',
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

describe('a sheet', () => {
  const sheet = (count: number) =>
    [
      'Companies;LINK;Problem;Topic;Difficulty;Notes',
      ...Array.from(
        { length: count },
        (_, at) =>
          `"Google|Amazon";https://example.org/${at};Problem no. ${at};Topic ${at % 15};${['Easy', 'Medium', 'HARD'][at % 3]};mine`,
      ),
    ].join('\r\n');

  const titled = { title: 'Company sheet' };

  const unitsOf = async (id: string) =>
    (await editor.get(`/v1/admin/roadmaps/${id}`))
      .json()
      .topics.flatMap(({ title, units }: { title: string; units: object[] }) =>
        units.map((unit) => ({ topic: title, ...unit })),
      );

  test('a sheet of 45 problems becomes a roadmap that learners see, and the same again changes nothing', async () => {
    const seen = await preview(editor, `\ufeff${sheet(45)}`, titled);
    expect(seen).toMatchObject({
      mistakeCount: 0,
      ignoredColumns: ['Notes'],
      counts: { added: 61, changed: 0, unchanged: 0, retired: 0, returned: 0 },
    });
    expect(seen.changes[0]).toMatchObject({ kind: 'roadmap', id: 'company-sheet' });
    expect((await editor.get('/v1/admin/roadmaps/company-sheet')).statusCode).toBe(404);

    const applied = await apply(editor, sheet(45), titled);
    expect([applied.statusCode, applied.json().counts.added]).toEqual([200, 61]);
    const units = await unitsOf('company-sheet');
    expect(units).toHaveLength(45);
    expect(units[0]).toMatchObject({
      id: 'company-sheet-problem-no-0',
      topic: 'Topic 0',
      name: 'Problem no. 0',
      difficulty: 'easy',
      problem_link: 'https://example.org/0',
      companies: [{ name: 'Google' }, { name: 'Amazon' }],
    });
    const served = async () => (await site.visitor().get('/v1/roadmaps/company-sheet')).statusCode;
    await eventually(served, 200);

    const again = await preview(editor, sheet(45), titled);
    expect([again.digest, again.changes]).toEqual([null, []]);
    expect(again.counts.unchanged).toBe(60);
  });

  test('a sheet updates the problems that a roadmap has, by name, and leaves the others alone', async () => {
    const source = 'https://example.org/companies';
    await site.database.kysely
      .updateTable('learning_units')
      .set({ companies: JSON.stringify([{ name: 'Google', source }]) })
      .where('id', '=', 'dsa-two-sum')
      .execute();
    const before = await unitsOf('dsa');
    const file = [
      'name,topic,difficulty,companies',
      'two  SUM,Arrays & Hashing,easy,"Google, Startup"',
      'A new one,Two Pointers,hard,',
    ].join('\n');
    const { changes } = await preview(editor, file, { id: 'dsa' });
    expect(
      changes.map(({ id, change, fields }) => [id, change, fields.map((f) => f.field)]),
    ).toEqual([
      ['dsa-two-sum', 'changed', ['name', 'companies']],
      ['dsa-a-new-one', 'added', []],
    ]);
    expect((await apply(editor, file, { id: 'dsa' })).statusCode).toBe(200);
    const after = await unitsOf('dsa');
    expect(after).toHaveLength(before.length + 1);
    expect(after.find(({ id }: { id: string }) => id === 'dsa-two-sum')).toMatchObject({
      name: 'two SUM',
      companies: [{ name: 'Google', source }, { name: 'Startup' }],
    });
  });

  test('a sheet says where its companies are from', async () => {
    const file = (source: string) =>
      `name,topic,difficulty,companies,companies source\nOur own,Arrays,easy,"Zoho, TCS",${source}`;
    const source = 'https://college.example.org/placements';
    const college = { title: 'College list' };
    expect((await apply(editor, file(source), college)).statusCode).toBe(200);
    expect(await unitsOf('college-list')).toMatchObject([
      {
        companies: [
          { name: 'Zoho', source },
          { name: 'TCS', source },
        ],
      },
    ]);
    expect((await preview(editor, file(''), college)).changes).toEqual([]);
    expect((await preview(editor, file('a friend'), college)).mistakes).toMatchObject([
      { line: 2, field: 'companies_source' },
    ]);
  });

  test("a new roadmap that is called like a page of the site doesn't get its address", async () => {
    const file = 'name,topic,difficulty\nOur own,Arrays,easy';
    expect((await apply(editor, file, { title: 'Plan' })).statusCode).toBe(200);
    expect(await unitsOf('plan-2')).toMatchObject([{ name: 'Our own' }]);
  });

  test('every mistake of a sheet is reported at once, with its line and column, and nothing is imported', async () => {
    const file = [
      'My problems,,,',
      'name,topic,difficulty,link',
      'Good,Arrays,easy,https://example.org',
      ',Arrays,easy,',
      'Odd,Arrays,tough,http://example.org',
      '"Two',
      'lines",Arrays,,',
      'good,Arrays,easy,',
      'Many,Arrays,easy,,Google,Amazon',
    ].join('\n');
    const { mistakes, digest, changes } = await preview(editor, file, titled);
    expect(mistakes.map(({ line, field, message }) => `${line} ${field} ${message}`)).toEqual([
      '4 name must not be empty',
      '5 difficulty must be easy, medium or hard',
      '5 link must be an address that starts with https://',
      '7 difficulty must be easy, medium or hard',
      '8 name good is already on line 3',
      '9  has 6 cells, but there are 4 columns: put cells with commas in quotes',
    ]);
    expect([digest, changes]).toEqual([null, []]);
    const forced = await editor.post(IMPORT, { file, roadmap: titled, digest: '0'.repeat(64) });
    expect([forced.statusCode, forced.json().code]).toEqual([400, 'file']);
  });

  test('names in a sheet that give the same id, and names in another script, get ids of their own', async () => {
    const file = [
      'name,topic,difficulty',
      'C,Languages,easy',
      'C++,Languages,easy',
      'C #,Languages,easy',
      'C-,Languages,easy',
      'नमस्ते,Languages,easy',
    ].join('\n');
    await apply(editor, file, { title: 'Languages' });
    const ids = (await unitsOf('languages')).map(({ id }: { id: string }) => id);
    expect(ids.slice(0, 4)).toEqual([
      'languages-c',
      'languages-c-plus-plus',
      'languages-c-sharp',
      'languages-c-2',
    ]);
    expect(ids[4]).toMatch(/^languages-[0-9a-f]{8}$/);
    expect((await preview(editor, file, { title: 'Languages' })).counts).toMatchObject({
      added: 0,
      unchanged: 6,
    });
  });

  test.each([
    ['one,two\n', /first line must name the columns/],
    ['name,topic,difficulty\n', /has no problems in it/],
    ['name,topic,difficulty\n"a,b,easy\n', /can't be read as CSV/],
    [`name,topic,difficulty\n${'x'.repeat(30_000)},a,easy`, /Line 2 is too long/],
    ['{', /JSON is damaged/],
    ['{"format":"learner-data"}', /isn't an export of roadmaps/],
  ])('%.40j is refused as a file', async (file, message) => {
    const answer = await editor.post(PREVIEW, { file, roadmap: titled });
    expect([answer.statusCode, answer.json().errors.file]).toEqual([
      400,
      expect.stringMatching(message),
    ]);
  });

  test('a sheet goes into a roadmap that was chosen', async () => {
    const file = sheet(1);
    const none = await editor.post(PREVIEW, { file });
    expect(none.json().errors.roadmap).toMatch(/Choose a roadmap/);
    const wrong = await editor.post(PREVIEW, { file, roadmap: { id: 'nowhere' } });
    expect([wrong.statusCode, wrong.json().errors]).toEqual([
      400,
      { 'roadmap.id': "There's no roadmap nowhere." },
    ]);
  });

  test('a sheet is not imported once the roadmap has changed since it was looked at', async () => {
    const { digest } = await preview(editor, sheet(3), { id: 'sql' });
    await apply(editor, sheet(1), { id: 'sql' });
    const answer = await editor.post(IMPORT, { file: sheet(3), roadmap: { id: 'sql' }, digest });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'changed-elsewhere']);
  });

  test('nobody but an administrator gets as far as sending a large file', async () => {
    const learner = await site.signUp();
    const answer = await learner.post(PREVIEW, { file: 'x'.repeat(9_000_000) });
    expect(answer.statusCode).toBe(401);
  });
});
