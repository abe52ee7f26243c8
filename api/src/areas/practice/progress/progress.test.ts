import {
  type ContentFolder,
  createContentFolder,
  roadmapContent,
  topicContent,
  unitContent,
} from '../../../../testing/content-folder.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { loadContent } from '../../../content/index.ts';

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
  for (let round = 0; round < 20; round += 1) {
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
  ['nothing', {}, 'Send exactly one of completed'],
  ['two fields at once', { completed: true, bookmarked: true }, 'Send exactly one of completed'],
  ['a list', [{ completed: true }], 'Send exactly one of completed'],
  ['a key nobody knows', { complete: true }, "complete isn't a known field"],
  ['a flag in words', { completed: 'yes' }, 'completed must be true or false'],
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
