import type { Agent } from '../../../../testing/agent.ts';
import { eventually } from '../../../../testing/eventually.ts';
import {
  apply,
  createImportSite,
  IMPORT,
  PREVIEW,
  preview,
} from '../../../../testing/import-site.ts';
import type { TestApp } from '../../../../testing/test-app.ts';

let site: TestApp;
let editor: Agent;
beforeAll(async () => {
  ({ site, editor } = await createImportSite());
});
afterAll(() => site.close());

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
    companies: [
      { name: 'Google', frequency: 3 },
      { name: 'Amazon', frequency: 3 },
    ],
  });
  await untilServed('/v1/roadmaps/company-sheet');

  const again = await preview(editor, sheet(45), titled);
  expect([again.digest, again.changes]).toEqual([null, []]);
  expect(again.counts.unchanged).toBe(60);
});

test('a sheet updates the problems that a roadmap has, by name, and leaves the others alone', async () => {
  await site.database.kysely
    .updateTable('learning_units')
    .set({ companies: JSON.stringify([{ name: 'Google', frequency: 4 }]) })
    .where('id', '=', 'dsa-two-sum')
    .execute();
  const before = await unitsOf('dsa');
  const file = [
    'name,topic,difficulty,companies',
    'two  SUM,Arrays & Hashing,easy,"Google, Startup"',
    'A new one,Two Pointers,hard,',
  ].join('\n');
  const { changes } = await preview(editor, file, { id: 'dsa' });
  expect(changes.map(({ id, change, fields }) => [id, change, fields.map((f) => f.field)])).toEqual(
    [
      ['dsa-two-sum', 'changed', ['name', 'companies']],
      ['dsa-a-new-one', 'added', []],
    ],
  );
  expect((await apply(editor, file, { id: 'dsa' })).statusCode).toBe(200);
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

const untilServed = (url: string) =>
  eventually(async () => (await site.visitor().get(url)).statusCode, 200);
