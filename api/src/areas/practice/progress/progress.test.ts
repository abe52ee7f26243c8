import { createHash } from 'node:crypto';
import {
  NOTE_VERSION_LENGTH,
  type NoteConflict,
  type Progress,
} from '@site/shared/contracts/practice';
import {
  type ContentFolder,
  createContentFolder,
  roadmapContent,
  topicContent,
  unitContent,
} from '../../../../testing/content-folder.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { loadContent } from '../../../content/index.ts';
import { saveProgress } from './progress.repository.ts';
import { createProgressReader } from './progress-reader.ts';

type Learner = Awaited<ReturnType<TestApp['signUp']>>;

let site: TestApp;
let content: ContentFolder;

const writeUnits = (...units: object[]) =>
  content.write('web/topics/01-html.json', topicContent('web-topic-html', units));
const forms = unitContent('web-forms');
const tables = unitContent('web-tables', { sequence_number: 2 });

beforeAll(async () => {
  content = createContentFolder();
  content.write('web/roadmap.json', roadmapContent('web'));
  writeUnits(forms, tables);
  site = await createTestApp();
  await loadContent(site.database, content.folder);
});

afterAll(async () => {
  await site.close();
  content.dispose();
});

const path = (userId: string, unit = 'web-forms') => `/v1/users/${userId}/learning-units/${unit}`;

test('each of the three fields is saved and the whole progress answered', async () => {
  const learner = await site.signUp();
  const save = async (patch: object) => {
    const answer = await learner.patch(path(learner.id), patch);
    expect(answer.statusCode).toBe(200);
    return answer.json();
  };
  expect(await save({ completed: true })).toEqual({
    completed: true,
    bookmarked: false,
    notes: '',
    dueOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  });
  expect(await save({ bookmarked: true })).toEqual({
    completed: true,
    bookmarked: true,
    notes: '',
  });
  expect(await save({ notes: 'Mind the labels.' })).toEqual({
    completed: true,
    bookmarked: true,
    notes: 'Mind the labels.',
  });
  expect(await save({ completed: false })).toMatchObject({ completed: false, bookmarked: true });
});

test('two devices that write different fields of one unit at once lose neither', async () => {
  const learner = await site.signUp();
  for (let round = 0; round < 8; round += 1) {
    const notes = `round ${round}`;
    const flag = round % 2 === 0;
    const answers = await Promise.all(
      [{ completed: flag }, { bookmarked: flag }, { notes }].map((patch) =>
        learner.patch(path(learner.id), patch),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    const [unit] = await saved(learner);
    expect(unit).toMatchObject({ completed: flag, bookmarked: flag, notes });
  }
});

/** Sends a change that has waited on its device. */
const late = (learner: Learner, minutes: number, payload: object) =>
  learner.send({
    method: 'PATCH',
    url: path(learner.id),
    payload,
    headers: { 'x-mutation-age': String(minutes * 60_000) },
  });

test('each field remembers when it was changed', async () => {
  const learner = await site.signUp();
  await late(learner, 1, { completed: true });
  await learner.patch(path(learner.id), { notes: 'later' });
  const [unit] = await saved(learner);
  expect(unit?.bookmarked_changed_at).toBeNull();
  expect(unit?.notes_changed_at?.getTime()).toBeGreaterThan(
    unit?.completed_changed_at?.getTime() ?? Number.POSITIVE_INFINITY,
  );
});

test('the latest click counts, even if an earlier one arrives after it', async () => {
  const learner = await site.signUp();
  await learner.patch(path(learner.id), { bookmarked: true });
  const outdated = await late(learner, 60, { bookmarked: false });
  expect(outdated.statusCode).toBe(200);
  expect(outdated.json()).toMatchObject({ bookmarked: true });
  expect((await late(learner, 60, { completed: true })).json()).toMatchObject({ completed: true });
  expect((await late(learner, 90, { completed: false })).json()).toMatchObject({ completed: true });
  expect((await late(learner, 30, { completed: false })).json()).toMatchObject({
    completed: false,
    bookmarked: true,
  });
});

test('an age that is no number of milliseconds is refused', async () => {
  const learner = await site.signUp();
  const answer = await learner.send({
    method: 'PATCH',
    url: path(learner.id),
    payload: { completed: true },
    headers: { 'x-mutation-age': '-1' },
  });
  expect(answer.statusCode).toBe(400);
});

test.each([
  ['two fields at once', { completed: true, bookmarked: true }, 'Send exactly one of completed'],
  ['a list', [{ completed: true }], 'Send exactly one of completed'],
  ['a key nobody knows', { complete: true }, "complete isn't a known field"],

  ['a note that is no text', { notes: null }, 'notes must be text'],
])('%s is refused with what would be right', async (_, patch, message) => {
  const learner = await site.signUp();
  const answer = await learner.patch(path(learner.id), patch);
  expect(answer.statusCode).toBe(400);
  expect(answer.json().message).toContain(message);
  expect(await saved(learner)).toEqual([]);
});

test.each([
  ['longer than the limit', 'x'.repeat(10_001), 'notes must have at most 10000 characters'],
  ['with a NUL character', 'a\0b', 'must not contain a NUL character'],
])('a note %s is refused and the field named', async (_, notes, message) => {
  const learner = await site.signUp();
  const answer = await learner.patch(path(learner.id), { notes });
  expect(answer.statusCode).toBe(400);
  expect(answer.json().errors.notes).toContain(message);
});

test('a note of the full length is stored as it was typed', async () => {
  const learner = await site.signUp();
  const notes = '✓ "\\ \n'.padEnd(10_000, 'é');
  expect((await learner.patch(path(learner.id), { notes })).json().notes).toBe(notes);
  expect(
    (await learner.get('/v1/roadmaps/web')).json().modules[0].sub_modules.topics[0]
      .learning_units[0].progress.notes,
  ).toBe(notes);
});

test('an unknown unit is not found, and the message names it', async () => {
  const learner = await site.signUp();
  const answer = await learner.patch(path(learner.id, 'web-nothing'), { completed: true });
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toMatchObject({
    code: 'not-found',
    message: expect.stringContaining('web-nothing'),
  });
});

test.each(['Web_Forms', '-web', "x'--"])('what is no unit id is refused: %s', async (unit) => {
  const learner = await site.signUp();
  const answer = await learner.patch(path(learner.id, encodeURI(unit)), { completed: true });
  expect(answer.statusCode).toBe(400);
  expect(Object.keys(answer.json().errors)).toEqual(['unitId']);
});

test('a visitor has to log in', async () => {
  const learner = await site.signUp();
  const answer = await site.visitor().patch(path(learner.id), { completed: true });
  expect(answer.statusCode).toBe(401);
  expect(answer.json().message).toBe('Please log in first!');
});

test("whether a unit exists isn't revealed about someone else", async () => {
  const [one, other] = [await site.signUp(), await site.signUp()];
  const answer = await other.patch(path(one.id, 'web-nothing'), { completed: true });
  expect(answer.statusCode).toBe(403);
});

test('progress survives changed content, and a unit that leaves and returns', async () => {
  const learner = await site.signUp();
  await learner.patch(path(learner.id, 'web-tables'), { notes: 'keep me' });
  writeUnits({ ...forms, sequence_number: 7 });
  await loadContent(site.database, content.folder);
  const late = await learner.patch(path(learner.id, 'web-tables'), { completed: true });
  expect(late.statusCode).toBe(200);

  writeUnits(
    { ...tables, name: 'Tables, renamed', sequence_number: 1 },
    { ...forms, sequence_number: 2 },
  );
  await loadContent(site.database, content.folder);
  const [unit] = await saved(learner);
  expect(unit).toMatchObject({ unit_id: 'web-tables', completed: true, notes: 'keep me' });
});

const saved = ({ id }: { id: string }) =>
  site.database.kysely
    .selectFrom('learning_unit_progress')
    .selectAll()
    .where('user_id', '=', id)
    .execute();

describe('a note', () => {
  let learner: Learner;
  beforeEach(async () => {
    learner = await site.signUp();
  });

  const url = () => path(learner.id);

  const versionOf = (notes: string) =>
    notes === ''
      ? ''
      : createHash('sha256').update(notes).digest('hex').slice(0, NOTE_VERSION_LENGTH);

  /** Saves a note that was made from one of these. */
  async function save(notes: string, ...seen: string[]) {
    const answer = await learner.send({
      method: 'PATCH',
      url: url(),
      payload: { notes },
      headers: { 'if-match': seen.map((text) => `"${versionOf(text)}"`).join(', ') },
    });
    return { status: answer.statusCode, body: answer.json() };
  }
  const saved = async (notes: string, seen: string) => (await save(notes, seen)).body as Progress;
  const readNote = async () => {
    const answer = await learner.get('/v1/roadmaps/web');
    const { learning_units } = answer.json().modules[0].sub_modules.topics[0];
    return learning_units.find(({ id }: { id: string }) => id === 'web-forms').progress as Progress;
  };

  test('a note is changed by those who saw what it says, and emptied, and begun again', async () => {
    expect((await save('one', '')).status).toBe(200);
    expect((await save('one – ✓ अभ्यास', 'one')).status).toBe(200);
    expect((await save('', 'one – ✓ अभ्यास')).body).toEqual({
      completed: false,
      bookmarked: false,
      notes: '',
    });
    expect((await save('again', '')).status).toBe(200);
  });

  test('a note that was changed elsewhere is not overwritten, and the answer says what it says now', async () => {
    await saved('seen by both', '');
    const elsewhere = await saved('changed elsewhere', 'seen by both');
    const { status, body } = await save('mine', 'seen by both');
    expect(status).toBe(412);
    const { current, ...problem }: NoteConflict = body;
    expect(current).toEqual(elsewhere);
    expect(problem).toMatchObject({ statusCode: 412, code: 'note-changed' });
    expect((await readNote()).notes).toBe('changed elsewhere');
    expect((await save('merged', current.notes)).status).toBe(200);
  });

  test('a first note does not overwrite one that was written elsewhere', async () => {
    await saved('theirs', '');
    expect((await save('mine', '')).status).toBe(412);
  });

  test("a note that was emptied elsewhere isn't brought back by itself", async () => {
    await saved('old', '');
    await saved('', 'old');
    const { status, body } = await save('old, and more', 'old');
    expect(status).toBe(412);
    expect(body.current.notes).toBe('');
  });

  test('a repeated save whose first answer was lost is no conflict', async () => {
    await saved('long thought', '');
    expect((await save('long thought', '')).status).toBe(200);
  });

  test('nor is a later one, which names both what was and what may have arrived', async () => {
    await saved('first', '');
    expect((await save('second', '', 'first')).status).toBe(200);
    expect((await save('third', 'first', 'second')).status).toBe(200);
  });

  test('flags in between are no change of the note', async () => {
    await saved('one', '');
    await learner.patch(url(), { completed: true });
    expect((await save('two', 'one')).body).toMatchObject({ completed: true, notes: 'two' });
  });

  test('of two devices that save at once, one wins and the other gets a conflict', async () => {
    let seen = '';
    for (let round = 0; round < 8; round += 1) {
      const answers = await Promise.all(
        ['a', 'b'].map((device) => save(`${device} ${round}`, seen)),
      );
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412]);
      const [winner, loser] = answers.toSorted((one, other) => one.status - other.status);
      expect(loser?.body.current).toEqual(winner?.body);
      seen = winner?.body.notes;
    }
  });

  test('without a version the last one wins, as for older pages', async () => {
    await saved('one', '');
    expect((await learner.patch(url(), { notes: 'two' })).statusCode).toBe(200);
  });

  test('a version that is none is refused with what would be right', async () => {
    const answer = await learner.send({
      method: 'PATCH',
      url: url(),
      payload: { notes: 'x' },
      headers: { 'if-match': 'abc' },
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().message).toContain('must list versions of the note in quotes');
  });
});

describe('reading the progress of many at once', () => {
  let people: string[];
  beforeAll(async () => {
    const accounts = Array.from({ length: 20 }, (_, index) => ({
      email: `reader${index}@example.org`,
      name: 'Asha Rao',
    }));
    const { database } = site;
    const rows = await database.kysely
      .insertInto('users')
      .values(accounts)
      .returning('id')
      .execute();
    people = rows.map(({ id }) => id);
    for (const id of people) await saveProgress(database, id, 'web-forms', { notes: `of ${id}` });
  });

  const nothing = { completed: [], bookmarked: [], notes: {} };

  test('all who read at once get their own progress from one query', async () => {
    const read = createProgressReader(site.database);
    const query = jest.spyOn(site.database.pool, 'query');
    const answers = await Promise.all(people.map((id) => read(id, '{web-forms,web-tables}')));
    expect(answers).toEqual(
      people.map((id) => ({ ...nothing, notes: { 'web-forms': `of ${id}` } })),
    );
    expect(query).toHaveBeenCalledTimes(1);
  });

  test('a person who reads twice gets it twice, and one who did nothing gets nothing', async () => {
    const read = createProgressReader(site.database);
    const [id = ''] = people;
    const stranger = '00000000-0000-4000-8000-000000000000';
    const reads = [id, id, stranger].map((person) => read(person, '{web-forms}'));
    const own = { ...nothing, notes: { 'web-forms': `of ${id}` } };
    expect(await Promise.all(reads)).toEqual([own, own, nothing]);
  });

  test('notes of other units are not sent', async () => {
    const read = createProgressReader(site.database);
    const [id = ''] = people;
    const [own, other] = await Promise.all([read(id, '{web-forms}'), read(id, '{web-tables}')]);
    expect(own.notes).toEqual({ 'web-forms': `of ${id}` });
    expect(other.notes).toEqual({});
  });

  test('everyone sees what was saved before they read, however many others read', async () => {
    const read = createProgressReader(site.database);
    const [writer = '', ...others] = people;
    for (let round = 0; round < 20; round += 1) {
      const crowd = others.map((id) => read(id, '{web-forms}'));
      const completed = round % 2 === 0;
      await saveProgress(site.database, writer, 'web-tables', { completed });
      const seen = await read(writer, '{web-forms}');
      expect(seen.completed).toEqual(completed ? ['web-tables'] : []);
      await Promise.all(crowd);
    }
  });

  test('a failed query rejects for all who waited, and the next one works', async () => {
    const read = createProgressReader(site.database);
    jest
      .spyOn(site.database.pool, 'query')
      .mockRejectedValueOnce(new Error('connection lost') as never);
    const outcomes = await Promise.allSettled(people.map((id) => read(id, '{web-forms}')));
    expect(new Set(outcomes.map(({ status }) => status))).toEqual(new Set(['rejected']));
    const [id = ''] = people;
    expect((await read(id, '{web-forms}')).notes).toEqual({ 'web-forms': `of ${id}` });
  });
});
