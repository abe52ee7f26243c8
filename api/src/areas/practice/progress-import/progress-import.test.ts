import { setTimeout as wait } from 'node:timers/promises';
import type { ImportPreview, Progress, RoadmapDetail } from '@site/shared/contracts/practice';
import type { Agent } from '../../../../testing/agent.ts';
import { unitContent } from '../../../../testing/content-folder.ts';
import { createPracticeSite } from '../../../../testing/practice-site.ts';
import type { TestApp } from '../../../../testing/test-app.ts';
import { untilWaiting } from '../../../../testing/waiting-statements.ts';

type Learner = Agent & { id: string };

let site: TestApp;
beforeAll(async () => {
  const unitsOf = (id: string) => [
    unitContent(`${id}-a`, {
      name: `First of ${id}`,
      problem_link: `https://example.com/problems/${id}-a`,
    }),
    unitContent(`${id}-both`, {
      name: 'In both',
      sequence_number: 2,
      problem_link: `https://example.com/problems/${id}-both`,
    }),
  ];
  const renamed = unitContent('sql-sales-person', { name: 'None from Pune', sequence_number: 3 });
  site = await createPracticeSite({ sql: [...unitsOf('sql'), renamed], web: unitsOf('web') });
});
afterAll(() => site.close());

const IMPORTS = '/v1/profile/imports';
const preview = (agent: Agent, file: string) => agent.post(`${IMPORTS}/preview`, { file });
const apply = (agent: Agent, file: string, notes?: string) =>
  agent.post(IMPORTS, { file, ...(notes && { notes }) });
const undo = (agent: Agent, id: string) => agent.delete(`${IMPORTS}/${id}`);
const save = (learner: Learner, unit: string, change: object) =>
  learner.patch(`/v1/users/${learner.id}/learning-units/${unit}`, change);

/** A person's progress as the practice page shows it. */
async function progressOf(agent: Agent, unit: string): Promise<Progress | undefined> {
  const roadmap: RoadmapDetail = (await agent.get(`/v1/roadmaps/${unit.split('-')[0]}`)).json();
  const units = roadmap.modules[0]?.sub_modules.topics.flatMap((topic) => topic.learning_units);
  return units?.find(({ id }) => id === unit)?.progress;
}

const csv = `problem,roadmap,completed,bookmarked,notes
sql-a,,yes,no,"Index it,
then measure"
In both,Roadmap web,,x,
First of web,,no,,
`;

test('a CSV file is looked at before anything changes', async () => {
  const learner = await site.signUp();
  const seen: ImportPreview = (await preview(learner, csv)).json();
  expect(seen).toEqual({
    rows: 3,
    completed: 1,
    bookmarked: 1,
    notes: 1,
    differing: 0,
    differences: [],
    unknown: 0,
    unknownRows: [],
    faulty: 0,
    faultyRows: [],
  });
  expect(await progressOf(learner, 'sql-a')).toMatchObject({ completed: false, notes: '' });
});

test('a list of links with dates says what was completed when', async () => {
  const learner = await site.signUp();
  const file = `link,date
https://www.example.com/problems/SQL-a/,2026-11-20
https://example.com/problems/web-a?tab=all,2026-11-21T08:30:00Z
https://example.com/problems/web-both,
`;
  expect((await preview(learner, file)).json()).toMatchObject({
    rows: 3,
    completed: 2,
    unknown: 0,
  });
  const { id } = (await apply(learner, file)).json();
  expect(await progressOf(learner, 'sql-a')).toMatchObject({ completed: true });
  expect(await progressOf(learner, 'web-both')).toMatchObject({ completed: false });
  const { rows } = await site.database.pool.query(
    'select completed_changed_at from learning_unit_progress where user_id = $1 and completed order by 1',
    [learner.id],
  );
  expect(rows.map((row) => row.completed_changed_at.toISOString().slice(0, 10))).toEqual([
    '2026-11-20',
    '2026-11-21',
  ]);
  await undo(learner, id);
  expect(await progressOf(learner, 'sql-a')).toMatchObject({ completed: false });
});

test('it is imported by ids and by names, and can be taken back', async () => {
  const learner = await site.signUp();
  const answer = await apply(learner, csv);
  expect(answer.statusCode).toBe(201);
  expect(answer.json().units).toBe(2);
  expect(await progressOf(learner, 'sql-a')).toEqual({
    completed: true,
    bookmarked: false,
    notes: 'Index it,\nthen measure',
  });
  expect(await progressOf(learner, 'web-both')).toMatchObject({ bookmarked: true });
  expect(await progressOf(learner, 'sql-both')).toMatchObject({ bookmarked: false });
  expect((await learner.get(IMPORTS)).json()).toEqual([answer.json()]);
  expect((await undo(learner, answer.json().id)).json()).toEqual({ restored: 2, kept: 0 });
  expect(await progressOf(learner, 'sql-a')).toEqual({
    completed: false,
    bookmarked: false,
    notes: '',
  });
  expect((await learner.get(IMPORTS)).json()).toEqual([]);
  expect((await undo(learner, answer.json().id)).statusCode).toBe(404);
});

test('a unit is also found by the name in its id, which it may have elsewhere', async () => {
  const learner = await site.signUp();
  await apply(learner, 'problem,completed\nSales Person,yes\n');
  expect(await progressOf(learner, 'sql-sales-person')).toMatchObject({ completed: true });
});

test('what was changed since the import stays when it is taken back', async () => {
  const learner = await site.signUp();
  const { id } = (await apply(learner, csv)).json();
  await save(learner, 'sql-a', { notes: 'Better words' });
  expect((await undo(learner, id)).json()).toEqual({ restored: 1, kept: 1 });
  expect(await progressOf(learner, 'sql-a')).toMatchObject({
    completed: false,
    notes: 'Better words',
  });
});

test('lines that name nothing of ours, or several problems, are named', async () => {
  const learner = await site.signUp();
  const file = 'Problem;Completed\nIn both;yes\nTwo Sums;yes\nsql-a;yes\n';
  const seen: ImportPreview = (await preview(learner, file)).json();
  expect(seen).toMatchObject({ rows: 3, completed: 1, unknown: 2 });
  expect(seen.unknownRows).toEqual([
    { row: 2, problem: 'In both', reason: 'ambiguous' },
    { row: 3, problem: 'Two Sums', reason: 'unknown' },
  ]);
});

describe('a note that differs', () => {
  const file = 'problem,notes\nweb-a,From the file\n';
  const mine = 'My own words';
  const withNote = async () => {
    const learner = await site.signUp();
    await save(learner, 'web-a', { notes: mine });
    return learner;
  };

  test('is shown beside the other one', async () => {
    const seen: ImportPreview = (await preview(await withNote(), file)).json();
    expect(seen).toMatchObject({ notes: 0, differing: 1 });
    expect(seen.differences).toEqual([
      { unitId: 'web-a', name: 'First of web', current: mine, imported: 'From the file' },
    ]);
  });

  test('stays unless something else is chosen', async () => {
    const learner = await withNote();
    const answer = await apply(learner, file);
    expect(answer.json().errors).toEqual({
      file: 'You already have everything in this file.',
    });
    expect((await progressOf(learner, 'web-a'))?.notes).toBe(mine);
  });

  test.each([
    ['replace', 'From the file'],
    ['both', `${mine}\n\nFrom the file`],
  ])('with %s becomes %j, and comes back', async (choice, notes) => {
    const learner = await withNote();
    const { id } = (await apply(learner, file, choice)).json();
    expect((await progressOf(learner, 'web-a'))?.notes).toBe(notes);
    await undo(learner, id);
    expect((await progressOf(learner, 'web-a'))?.notes).toBe(mine);
  });

  test('is not lengthened a second time, nor beyond what a note can hold', async () => {
    const learner = await withNote();
    await apply(learner, file, 'both');
    expect((await apply(learner, file, 'both')).statusCode).toBe(400);
    await save(learner, 'web-a', { notes: 'x'.repeat(10_000) });
    const answer = await apply(learner, file, 'both');
    expect(answer.json().errors.file).toContain('First of web');
    expect((await progressOf(learner, 'web-a'))?.notes).toHaveLength(10_000);
  });
});

test('marks are never taken away', async () => {
  const learner = await site.signUp();
  await save(learner, 'sql-a', { completed: true });
  expect((await apply(learner, 'problem,completed\nsql-a,no\nweb-a,yes\n')).statusCode).toBe(201);
  expect(await progressOf(learner, 'sql-a')).toMatchObject({ completed: true });
});

test('an export goes back in elsewhere, with its days', async () => {
  const [learner, other] = [await site.signUp(), await site.signUp()];
  await save(learner, 'sql-a', { completed: true });
  await save(learner, 'sql-a', { notes: 'क्‍ष 👩🏽‍💻 "quoted"' });
  await site.database.pool.query(
    `update learning_unit_progress set completed_changed_at = '2026-01-02T03:04:05.678Z'
     where user_id = $1`,
    [learner.id],
  );
  const file = (await learner.get('/v1/profile/export')).body;
  expect((await apply(other, file)).json()).toMatchObject({ units: 1 });
  expect(await progressOf(other, 'sql-a')).toEqual(await progressOf(learner, 'sql-a'));
  const days = (await other.get('/v1/profile/activity?zone=UTC')).json().days;
  expect(days['2026-01-02']).toBe(1);
});

test("nobody takes back another person's import, or one that's too old", async () => {
  const [learner, other] = [await site.signUp(), await site.signUp()];
  const { id } = (await apply(learner, csv)).json();
  expect((await undo(other, id)).statusCode).toBe(404);
  await site.database.pool.query(
    `update progress_imports set created_at = now() - interval '8 days' where id = $1`,
    [id],
  );
  expect((await undo(learner, id)).statusCode).toBe(404);
  await apply(other, csv);
  const { rows } = await site.database.pool.query('select 1 from progress_imports where id = $1', [
    id,
  ]);
  expect(rows).toEqual([]);
});

/** Without a pause, those who try again keep the process from the import that they wait for. */
const PAUSE_MS = 100;

test('two imports at once, and a note written meanwhile, lose nothing', async () => {
  const learner = await site.signUp();
  /** As a person does whose request has to wait for the other import. */
  const untilApplied = async (file: string): Promise<void> => {
    const { statusCode, body } = await apply(learner, file);
    if (statusCode === 409) {
      await wait(PAUSE_MS);
      return untilApplied(file);
    }
    expect([statusCode, body]).toEqual([201, expect.anything()]);
  };
  await Promise.all([
    untilApplied('problem,completed\nsql-a,yes\nweb-a,yes\n'),
    untilApplied('problem,bookmarked\nweb-a,yes\nsql-a,yes\n'),
    save(learner, 'web-a', { notes: 'Meanwhile' }),
    save(learner, 'sql-both', { completed: true }),
  ]);
  expect(await progressOf(learner, 'web-a')).toEqual({
    completed: true,
    bookmarked: true,
    notes: 'Meanwhile',
  });
  expect(await progressOf(learner, 'sql-both')).toMatchObject({ completed: true });
});

test.each([
  ['{', /JSON is damaged/],
  ['{"format":"other"}', /isn't an export from this site/],
  ['{"format":"learner-data","version":2}', /newer version/],
  ['{"format":"learner-data","version":1,"progress":5}', /damaged: progress/],
  ['problem\n', /has no problems in it/],
  ['name,done\nsql-a,yes\n', /The column "name" isn't one of/],
  ['completed\nyes\n', /Only problem or link is required/],
  ['problem,notes\nsql-a,"never closed\n', /can't be read as CSV/],
  [`problem\n${'sql-a\n'.repeat(5_001)}`, /at most 5000 problems/],
  [`${','.repeat(1_900_000)}\n`, /Line 1 is too long/],
  [`problem,notes\n${','.repeat(1_900_000)}\n`, /Line 2 is too long/],
  ['', /Choose a file/],
])('%.40j is refused as the file', async (file, message) => {
  const answer = await preview(await site.signUp(), file);
  expect(answer.statusCode).toBe(400);
  expect(answer.json().errors.file).toMatch(message);
});

describe('a file with mistakes', () => {
  const mixed = `problem,completed,date,notes
sql-a,perhaps,soon,
web-a,yes,,
,yes,,
sql-both,no,2026-02-30,
web-both,yes,,${'x'.repeat(10_001)}
`;

  test('has all of them named by line, and what is right can be imported', async () => {
    const learner = await site.signUp();
    const seen: ImportPreview = (await preview(learner, mixed)).json();
    expect(seen).toMatchObject({ rows: 5, completed: 1, faulty: 4, unknown: 0 });
    expect(seen.faultyRows).toEqual([
      {
        row: 2,
        problem: 'sql-a',
        faults: ['completed must be yes or no', 'date must be a day such as 2026-11-24'],
      },
      { row: 4, problem: '', faults: ['problem or link must name a problem'] },
      { row: 5, problem: 'sql-both', faults: ['date must be a day such as 2026-11-24'] },
      { row: 6, problem: 'web-both', faults: ['notes must have at most 10000 characters'] },
    ]);
    expect((await apply(learner, mixed)).json()).toMatchObject({ units: 1 });
    expect(await progressOf(learner, 'web-a')).toMatchObject({ completed: true });
    expect(await progressOf(learner, 'web-both')).toMatchObject({ completed: false });
  });

  test('alone is looked at, but nothing of it is imported', async () => {
    const learner = await site.signUp();
    const file = 'problem,completed\nsql-a,perhaps\n';
    expect((await preview(learner, file)).json()).toMatchObject({ rows: 1, faulty: 1 });
    expect((await apply(learner, file)).json().errors).toEqual({
      file: 'Nothing in this file can be imported.',
    });
  });

  test('may be an edited export', async () => {
    const learner = await site.signUp();
    const file = exported(
      { unitId: 5 },
      { unitId: 'sql-a', completed: true },
      { unitId: 'web-a', name: 'First of web', completed: 'yes', notesChangedAt: 'soon' },
    );
    expect((await preview(learner, file)).json()).toMatchObject({
      rows: 3,
      completed: 1,
      faultyRows: [
        { row: 1, problem: '', faults: ["unitId isn't as this site exports it"] },
        {
          row: 3,
          problem: 'web-a',
          faults: [
            "completed isn't as this site exports it",
            "notesChangedAt isn't as this site exports it",
          ],
        },
      ],
    });
  });

  test('names all notes that would be too long together', async () => {
    const learner = await site.signUp();
    const long = 'x'.repeat(9_000);
    for (const unit of ['sql-a', 'web-a']) await save(learner, unit, { notes: long });
    const file = `problem,notes\nsql-a,${'y'.repeat(2_000)}\nweb-a,${'y'.repeat(2_000)}\n`;
    expect((await apply(learner, file, 'both')).json().errors.file).toBe(
      "Your note and the file's add up to more than 10000 characters on First of sql and First of web.",
    );
  });
});

describe('progress as a CSV file', () => {
  const CSV = '/v1/profile/progress.csv';

  test('has a line for each problem with a mark or a note, and goes back in elsewhere', async () => {
    const [learner, other] = [await site.signUp(), await site.signUp()];
    await save(learner, 'sql-a', { completed: true });
    await save(learner, 'sql-a', { notes: '- "quoted", क्‍ष\n- 2nd line' });
    await save(learner, 'web-both', { bookmarked: true });
    await save(learner, 'web-both', { notes: "'=1+1" });
    const answer = await learner.get(CSV);
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toMatch(
      /^attachment; filename="my-progress-\d{4}-\d\d-\d\d\.csv"$/,
    );
    const day = new Date().toISOString().slice(0, 10);
    expect(answer.body).toBe(
      [
        '\ufeff"problem","link","roadmap","completed","date","bookmarked","notes"',
        `"sql-a","https://example.com/problems/sql-a","sql","yes","${day}","no","'- ""quoted"", क्‍ष\n- 2nd line"`,
        `"web-both","https://example.com/problems/web-both","web","no","","yes","''=1+1"`,
        '',
      ].join('\r\n'),
    );
    expect((await apply(other, answer.body)).json()).toMatchObject({ units: 2 });
    for (const unit of ['sql-a', 'web-both']) {
      expect(await progressOf(other, unit)).toEqual(await progressOf(learner, unit));
    }
  });
});

test('a file may be large, but not without end', async () => {
  const learner = await site.signUp();
  const rows = Array.from({ length: 190 }, (_, at) => `none-${at},"${'न'.repeat(9_000)}"`);
  const large = `problem,notes\n${rows.join('\n')}\n`;
  expect(large.length).toBeGreaterThan(1_700_000);
  expect((await preview(learner, large)).json()).toMatchObject({ rows: 190, unknown: 190 });
  const tooLarge = await preview(learner, `${large}${'x'.repeat(400_000)}`);
  expect(tooLarge.json().errors.file).toMatch(/too large/);
});

const exported = (...progress: object[]) =>
  JSON.stringify({ format: 'learner-data', version: 1, progress });

test.each([
  ['the year 0', '0000-01-01T00:00:00Z'],
  ['long before the site', '0001-01-01T00:00:00Z'],
  ['the far future', '9999-12-31T23:59:59Z'],
])('a mark of %s is taken as one of today', async (_time, completedChangedAt) => {
  const learner = await site.signUp();
  const file = exported({ unitId: 'sql-a', completed: true, completedChangedAt });
  expect((await apply(learner, file)).statusCode).toBe(201);
  const { days, today } = (await learner.get('/v1/profile/activity?zone=UTC')).json();
  expect(days).toEqual({ [today]: 1 });
});

test('half a character in a note does not spoil the file', async () => {
  const learner = await site.signUp();
  const file = exported({ unitId: 'sql-a', notes: 'cut \ud83d' });
  expect((await apply(learner, file)).statusCode).toBe(201);
  expect((await progressOf(learner, 'sql-a'))?.notes).toBe('cut \ufffd');
});

test.each([
  ['an export', exported({ unitId: 'sql-a', completed: true })],
  ['a CSV file of Windows', csv.replaceAll('\n', '\r\n')],
  ['a CSV file of an old Mac', 'problem;completed;notes\rsql-a;yes;"one, two"\r'],
])('%s that an editor saved with a byte order mark is read', async (_kind, file) => {
  const answer = await preview(await site.signUp(), `\ufeff${file}`);
  expect(answer.json()).toMatchObject({ completed: 1, unknown: 0 });
});

test('copies of notes are retained of the latest ten imports, and of none that was taken back', async () => {
  const learner = await site.signUp();
  const ids: string[] = [];
  for (let turn = 0; turn < 12; turn += 1) {
    const file = `problem,notes\nsql-a,Turn ${turn}.\n`;
    ids.push((await apply(learner, file, 'replace')).json().id);
  }
  const listed = (await learner.get(IMPORTS)).json().map(({ id }: { id: string }) => id);
  expect(listed).toEqual(ids.slice(2).toReversed());
  await undo(learner, listed[0]);
  const { rows } = await site.database.pool.query(
    `select distinct import_id as id from progress_import_units
     join progress_imports on progress_imports.id = import_id where user_id = $1`,
    [learner.id],
  );
  expect(rows.map(({ id }) => id).toSorted()).toEqual(listed.slice(1).toSorted());
});

test('a first mark that is on its way does not stop an import', async () => {
  const learner = await site.signUp();
  await save(learner, 'sql-a', { bookmarked: true });
  const elsewhere = await site.database.pool.connect();
  await elsewhere.query('begin');
  await elsewhere.query('select from learning_unit_progress where user_id = $1 for update', [
    learner.id,
  ]);
  const importing = apply(learner, 'problem,completed\nsql-a,yes\nweb-a,yes\n');
  await untilWaiting(site.database, 1);
  const saving = save(learner, 'web-a', { notes: 'Meanwhile' });
  await untilWaiting(site.database, 2);
  await elsewhere.query('commit');
  elsewhere.release();
  expect([(await importing).statusCode, (await saving).statusCode]).toEqual([201, 200]);
  expect(await progressOf(learner, 'web-a')).toMatchObject({ completed: true, notes: 'Meanwhile' });
});
