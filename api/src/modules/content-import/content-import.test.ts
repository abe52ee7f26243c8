import path from 'node:path';
import type { AdminDsaProblem, ContentBundle, ContentPreview } from '@site/shared/contracts';
import type { Agent } from '../../../testing/agent.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { projectRoot } from '../../project-root.ts';
import { loadContent } from '../content/index.ts';

let site: TestApp;
let editor: Agent;

beforeAll(async () => {
  site = await createTestApp();
  await loadContent(site.database, path.join(projectRoot, 'api/content'));
  editor = await site.signInAdmin('editor');
}, 60_000);
afterAll(() => site.close());

const PREVIEW = '/v1/admin/content/import/preview';
const IMPORT = '/v1/admin/content/import';

const bundle = async (query: string): Promise<ContentBundle> =>
  (await editor.get(`/v1/admin/content/export?${query}`)).json();

const preview = async (file: string, roadmap: object | null = null): Promise<ContentPreview> =>
  (await editor.post(PREVIEW, { file, roadmap })).json();

async function apply(file: string, roadmap: object | null = null) {
  const { digest } = await preview(file, roadmap);
  return editor.post(IMPORT, { file, roadmap, digest });
}

/** The bundle with one of its files changed. */
function changed(
  { files, ...rest }: ContentBundle,
  file: string,
  change: (text: string) => string,
) {
  return JSON.stringify({ ...rest, files: { ...files, [file]: change(files[file] ?? '') } });
}

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

describe('a sheet', () => {
  test('of 450 problems becomes a roadmap that learners see, and the same again changes nothing', async () => {
    const seen = await preview(`\ufeff${sheet(450)}`, titled);
    expect(seen).toMatchObject({
      mistakeCount: 0,
      ignoredColumns: ['Notes'],
      counts: { added: 466, changed: 0, unchanged: 0, retired: 0, returned: 0 },
    });
    expect(seen.changes[0]).toMatchObject({ kind: 'roadmap', id: 'company-sheet' });
    expect((await editor.get('/v1/admin/roadmaps/company-sheet')).statusCode).toBe(404);

    const applied = await apply(sheet(450), titled);
    expect([applied.statusCode, applied.json().counts.added]).toEqual([200, 466]);
    const units = await unitsOf('company-sheet');
    expect(units).toHaveLength(450);
    expect(units[0]).toMatchObject({
      id: 'company-sheet-problem-no-0',
      topic: 'Topic 0',
      name: 'Problem no. 0',
      difficulty: 'easy',
      problem_link: 'https://example.org/0',
      companies: [
        { name: 'Google', frequency: 3 },
        { name: 'Amazon', frequency: 3 },
      ],
    });
    await untilServed('/v1/roadmaps/company-sheet');

    const again = await preview(sheet(450), titled);
    expect([again.digest, again.changes]).toEqual([null, []]);
    expect(again.counts.unchanged).toBe(465);
  });

  test('updates the problems that a roadmap has, by name, and leaves the others alone', async () => {
    const before = await unitsOf('dsa');
    const file = [
      'name,topic,difficulty,companies',
      'two  SUM,Arrays & Hashing,easy,"Google, Startup"',
      'A new one,Two Pointers,hard,',
    ].join('\n');
    const { changes } = await preview(file, { id: 'dsa' });
    expect(
      changes.map(({ id, change, fields }) => [id, change, fields.map((f) => f.field)]),
    ).toEqual([
      ['dsa-two-sum', 'changed', ['name', 'companies']],
      ['dsa-a-new-one', 'added', []],
    ]);
    expect((await apply(file, { id: 'dsa' })).statusCode).toBe(200);
    const after = await unitsOf('dsa');
    expect(after).toHaveLength(before.length + 1);
    expect(after.find(({ id }: { id: string }) => id === 'dsa-two-sum')).toMatchObject({
      name: 'two SUM',
      companies: [
        { name: 'Google', frequency: 4 },
        { name: 'Startup', frequency: 3 },
      ],
    });
  });

  test('every mistake is told at once, with its line and column, and nothing is imported', async () => {
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
    const { mistakes, digest, changes } = await preview(file, titled);
    expect(mistakes.map(({ line, field, message }) => `${line} ${field} ${message}`)).toEqual([
      '4 name must not be empty',
      '5 difficulty must be easy, medium or hard',
      '5 link must be an address that starts with https://, or null',
      '7 difficulty must be easy, medium or hard',
      '8 name good is already on line 3',
      '9  has 6 cells, and there are 4 columns: put cells with commas into quotes',
    ]);
    expect([digest, changes]).toEqual([null, []]);
    const forced = await editor.post(IMPORT, { file, roadmap: titled, digest: '0'.repeat(64) });
    expect([forced.statusCode, forced.json().code]).toEqual([400, 'file']);
  });

  test('names that give the same id, and names in another script, get ids of their own', async () => {
    const file = [
      'name,topic,difficulty',
      'C,Languages,easy',
      'C++,Languages,easy',
      'C #,Languages,easy',
      'C-,Languages,easy',
      'नमस्ते,Languages,easy',
    ].join('\n');
    await apply(file, { title: 'Languages' });
    const ids = (await unitsOf('languages')).map(({ id }: { id: string }) => id);
    expect(ids.slice(0, 4)).toEqual([
      'languages-c',
      'languages-c-plus-plus',
      'languages-c-sharp',
      'languages-c-2',
    ]);
    expect(ids[4]).toMatch(/^languages-[0-9a-f]{8}$/);
    expect((await preview(file, { title: 'Languages' })).counts).toMatchObject({
      added: 0,
      unchanged: 6,
    });
  });

  test.each([
    ['one,two\n', /first line must name the columns/],
    ['name,topic,difficulty\n', /holds no problems/],
    ['name,topic,difficulty\n"a,b,easy\n', /cannot be read as CSV/],
    [`name,topic,difficulty\n${'x'.repeat(30_000)},a,easy`, /Line 2 is too long/],
    ['{', /JSON is damaged/],
    ['{"format":"learner-data"}', /not an export of roadmaps/],
  ])('%.40j is refused as the file', async (file, message) => {
    const answer = await editor.post(PREVIEW, { file, roadmap: titled });
    expect([answer.statusCode, answer.json().errors.file]).toEqual([
      400,
      expect.stringMatching(message),
    ]);
  });

  test('goes into a roadmap that somebody chose', async () => {
    const file = sheet(1);
    const none = await editor.post(PREVIEW, { file });
    expect(none.json().errors.roadmap).toMatch(/Choose the roadmap/);
    const wrong = await editor.post(PREVIEW, { file, roadmap: { id: 'nowhere' } });
    expect([wrong.statusCode, wrong.json().errors]).toEqual([
      400,
      { 'roadmap.id': 'There is no roadmap nowhere.' },
    ]);
  });

  test('is not imported once the roadmap has changed since it was looked at', async () => {
    const { digest } = await preview(sheet(3), { id: 'sql' });
    await apply(sheet(1), { id: 'sql' });
    const answer = await editor.post(IMPORT, { file: sheet(3), roadmap: { id: 'sql' }, digest });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'changed-elsewhere']);
  });
});

describe('an export', () => {
  test('of everything changes nothing when it is imported again', async () => {
    for (const kind of ['roadmap', 'dsa-problem']) {
      const seen = await preview(JSON.stringify(await bundle(`kind=${kind}`)));
      expect(seen).toMatchObject({ digest: null, mistakeCount: 0, changes: [] });
      expect(seen.counts.unchanged).toBeGreaterThan(30);
    }
  });

  test('that somebody edited is told apart field by field, and imported in one go', async () => {
    const exported = await bundle('kind=roadmap&id=sql');
    const file = Object.keys(exported.files).find((name) => name.includes('/03-')) ?? '';
    const topic = JSON.parse(exported.files[file] ?? '');
    const [first, second] = topic.units;
    const edited = changed(exported, file, () =>
      JSON.stringify({
        ...topic,
        units: [{ ...first, name: 'Renamed', difficulty: 'hard' }, ...topic.units.slice(2)],
      }),
    );
    const seen = await preview(edited);
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
    expect((await apply(edited)).statusCode).toBe(200);
    expect((await preview(edited)).digest).toBeNull();
    const back = await preview(JSON.stringify(exported));
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

  test('with mistakes is refused with every one of them, in the words of the loader', async () => {
    const exported = await bundle('kind=roadmap&id=dsa');
    const file = 'roadmaps/dsa/topics/01-arrays-hashing.json';
    const broken = changed(exported, file, (text) =>
      text
        .replace('"difficulty": "easy"', '"difficulty": "tough"')
        .replace('"rating": 4.6', '"rating": 6'),
    );
    const { mistakes } = await preview(broken);
    expect(mistakes.filter((mistake) => mistake.file === file)).toEqual([
      { file, line: 11, field: 'units[0].difficulty', message: 'must be easy, medium or hard' },
      { file, line: 12, field: 'units[0].rating', message: 'must be 5 or less' },
    ]);
    const moved = changed(exported, file, (text) =>
      text.replace('"id": "dsa-two-sum"', '"id": "dsa-two-sums"'),
    );
    expect((await preview(moved)).mistakes).toEqual([
      {
        file: 'dsa-problems/two-sum/problem.json',
        line: 7,
        field: 'unit_id',
        message: 'names no learning unit: dsa-two-sum',
      },
    ]);
    const strange = changed(exported, 'articles/x.md', () => 'x');
    expect((await preview(strange)).mistakes).toEqual([
      expect.objectContaining({
        file: 'articles/x.md',
        message: expect.stringMatching(/expected/),
      }),
    ]);
  });

  test('of a DSA problem with another listing waits as a draft; other texts are published at once', async () => {
    const exported = await bundle('kind=dsa-problem&id=two-sum');
    expect(Object.keys(exported.files).sort()).toEqual([
      'dsa-problems/two-sum/cases.json',
      'dsa-problems/two-sum/problem.json',
      'dsa-problems/two-sum/solution.py',
    ]);
    const listing = changed(
      exported,
      'dsa-problems/two-sum/solution.py',
      (text) => `${text}# checked\n`,
    );
    expect((await preview(listing)).changes).toEqual([
      expect.objectContaining({ id: 'two-sum', change: 'changed', draft: true }),
    ]);
    expect((await apply(listing)).statusCode).toBe(200);
    const problem: AdminDsaProblem = (await editor.get('/v1/admin/dsa-problems/two-sum')).json();
    expect(problem).toMatchObject({ published: true, draft: true, proved: false });
    expect((await site.visitor().get('/v1/dsa-problems/two-sum')).json().code).not.toMatch(
      /# checked/,
    );

    const texts = changed(exported, 'dsa-problems/two-sum/problem.json', (text) =>
      text.replace('"title": "Two Sum"', '"title": "Two numbers"'),
    );
    expect((await preview(texts)).changes[0]).toMatchObject({ draft: false });
    await apply(texts);
    expect((await editor.get('/v1/admin/dsa-problems/two-sum')).json()).toMatchObject({
      title: 'Two numbers',
      draft: false,
    });
  });

  test('of a problem that this site does not have arrives as a draft with its comments', async () => {
    const exported = await bundle('kind=dsa-problem&id=two-sum');
    const files = Object.fromEntries(
      Object.entries(exported.files).map(([file, text]) => [
        file.replace('two-sum', 'one-sum'),
        text
          .replaceAll('"two-sum"', '"one-sum"')
          .replace('dsa-two-sum', 'dsa-contains-duplicate')
          .replace('"sequence_number": 10', '"sequence_number": 999'),
      ]),
    );
    const text = JSON.stringify({ ...exported, files });
    expect((await preview(text)).mistakes).toEqual([]);
    await apply(text);
    const url = '/v1/admin/dsa-problems/one-sum';
    const { listingHash, cases, version } = (await editor.get(url)).json();
    await editor.post(`${url}/runs`, { listingHash, passed: cases.length, total: cases.length });
    expect((await editor.post(`${url}/publish`, { version })).statusCode).toBe(200);
    const comments = await site.visitor().get('/v1/comments?subject=dsa-problem:one-sum');
    expect(comments.json().items).toHaveLength(2);
  });
});

test('nobody but an administrator gets as far as sending a large file', async () => {
  const learner = await site.signUp();
  const answer = await learner.post(PREVIEW, { file: 'x'.repeat(9_000_000) });
  expect(answer.statusCode).toBe(401);
});

async function untilServed(url: string): Promise<void> {
  const status = async () => (await site.visitor().get(url)).statusCode;
  for (let tries = 0; tries < 200 && (await status()) !== 200; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  expect(await status()).toBe(200);
}
