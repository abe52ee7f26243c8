import type { NoteConflict, Progress } from '@site/shared/contracts';
import {
  type ContentFolder,
  createContentFolder,
  roadmapContent,
  topicContent,
  unitContent,
} from '../../../testing/content-folder.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { loadContent } from '../content/index.ts';

let site: TestApp;
let content: ContentFolder;
let learner: Awaited<ReturnType<TestApp['signUp']>>;

beforeAll(async () => {
  content = createContentFolder();
  content.write('web/roadmap.json', roadmapContent('web'));
  content.write(
    'web/topics/01-html.json',
    topicContent('web-topic-html', [unitContent('web-forms')]),
  );
  site = await createTestApp();
  await loadContent(site.database, content.folder);
});
beforeEach(async () => {
  learner = await site.signUp();
});
afterAll(async () => {
  await site.close();
  content.dispose();
});

const url = () => `/v1/users/${learner.id}/learning-units/web-forms`;

/** Saves a note that was made from the version. */
async function save(notes: string, version: string) {
  const answer = await learner.send({
    method: 'PATCH',
    url: url(),
    payload: { notes },
    headers: { 'if-match': `"${version}"` },
  });
  return { status: answer.statusCode, body: answer.json() };
}
const saved = async (notes: string, version: string) =>
  (await save(notes, version)).body as Progress;
const readNote = async () => {
  const answer = await learner.get('/v1/roadmaps/web');
  return answer.json().modules[0].sub_modules.topics[0].learning_units[0].progress as Progress;
};

test('a note is changed from the version that the roadmap and each save tell', async () => {
  const first = await saved('one', '');
  expect(await readNote()).toEqual(first);
  const second = await saved('one, two', first.notes_version ?? '');
  expect(second.notes_version).not.toBe(first.notes_version);
  expect((await save('', second.notes_version ?? '')).body).toEqual({
    completed: false,
    bookmarked: false,
    notes: '',
  });
  expect((await save('again', '')).status).toBe(200);
});

test('a note that was changed elsewhere is not overwritten, and the answer says what it says now', async () => {
  const { notes_version: opened = '' } = await saved('seen by both', '');
  const elsewhere = await saved('changed – ✓ अभ्यास', opened);
  const { status, body } = await save('mine', opened);
  expect(status).toBe(412);
  const { current, ...problem }: NoteConflict = body;
  expect(current).toEqual(elsewhere);
  expect(problem).toMatchObject({ statusCode: 412, code: 'note-changed' });
  expect((await readNote()).notes).toBe('changed – ✓ अभ्यास');
  expect((await save('merged', current.notes_version ?? '')).status).toBe(200);
});

test('a first note does not overwrite one that was written elsewhere', async () => {
  await saved('theirs', '');
  expect((await save('mine', '')).status).toBe(412);
});

test('a note that was emptied elsewhere is not brought back unasked', async () => {
  const { notes_version: opened = '' } = await saved('old', '');
  await saved('', opened);
  const { status, body } = await save('old, and more', opened);
  expect(status).toBe(412);
  expect(body.current.notes).toBe('');
});

test('a repeated save whose first answer was lost is no conflict', async () => {
  await saved('long thought', '');
  expect((await save('long thought', '')).status).toBe(200);
});

test('flags in between are no change of the note', async () => {
  const { notes_version: opened = '' } = await saved('one', '');
  await learner.patch(url(), { completed: true });
  expect((await save('two', opened)).body).toMatchObject({ completed: true, notes: 'two' });
});

test('of two devices that save at once, one wins and the other is told', async () => {
  let version = '';
  for (let round = 0; round < 20; round += 1) {
    const answers = await Promise.all(
      ['a', 'b'].map((device) => save(`${device} ${round}`, version)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412]);
    const [winner, loser] = answers.toSorted((one, other) => one.status - other.status);
    expect(loser?.body.current).toEqual(winner?.body);
    version = winner?.body.notes_version;
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
  expect(answer.json().message).toContain('must be a version of the note in quotes');
});
