import { createHash } from 'node:crypto';
import { NOTE_VERSION_LENGTH, type NoteConflict, type Progress } from '@site/shared/contracts';
import {
  type ContentFolder,
  createContentFolder,
  roadmapContent,
  topicContent,
  unitContent,
} from '../../../../testing/content-folder.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { loadContent } from '../../../content/index.ts';

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
  return answer.json().modules[0].sub_modules.topics[0].learning_units[0].progress as Progress;
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
  for (let round = 0; round < 20; round += 1) {
    const answers = await Promise.all(['a', 'b'].map((device) => save(`${device} ${round}`, seen)));
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
