import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type RevisionList, revisionList } from '@site/shared/contracts';
import type { Agent } from '../../../../testing/agent.ts';
import {
  createContentFolder,
  roadmapContent,
  topicContent,
  unitContent,
  writeProblem,
} from '../../../../testing/content-folder.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { loadContent } from '../../../content/index.ts';
import { createRevisions } from './revision.service.ts';

type Learner = Agent & { id: string };

let site: TestApp;

beforeAll(async () => {
  const content = createContentFolder();
  content.write('web/roadmap.json', roadmapContent('web'));
  content.write(
    'web/topics/01-html.json',
    topicContent('web-topic-html', [
      unitContent('web-forms'),
      unitContent('web-tables', { sequence_number: 2 }),
    ]),
  );
  writeProblem(content, 'forms');
  site = await createTestApp();
  await loadContent(site.database, content.folder);
  content.dispose();
});

afterAll(() => site.close());

const DAY_MS = 24 * 60 * 60_000;
const MARGIN_MS = 10_000;

/** What a test begins today has to end today: just before midnight (UTC) it waits for the new day. */
beforeEach(async () => {
  const left = DAY_MS - (Date.now() % DAY_MS);
  if (left < MARGIN_MS) await wait(left);
}, 2 * MARGIN_MS);

const progressOf = ({ id }: Learner, unit: string) => `/v1/users/${id}/learning-units/${unit}`;
const revisionsOf = ({ id }: Learner) => `/v1/users/${id}/revisions`;
const revisionOf = (learner: Learner, unit = 'web-forms') => `${revisionsOf(learner)}/${unit}`;

/** Completes a unit as of some days ago, as a click does that waited on its device for so long. */
const complete = (learner: Learner, unit = 'web-forms', daysAgo = 0) =>
  learner.send({
    method: 'PATCH',
    url: progressOf(learner, unit),
    payload: { completed: true },
    headers: { 'x-mutation-age': String(daysAgo * DAY_MS) },
  });

/** Completes a unit as of some days ago, and puts it on the schedule. */
async function revise(learner: Learner, unit = 'web-forms', daysAgo = 30) {
  await complete(learner, unit, daysAgo);
  return learner.put(revisionOf(learner, unit), {});
}

const listOf = async (learner: Learner): Promise<RevisionList> =>
  revisionList.parse((await learner.get(revisionsOf(learner))).json());

const grade = (learner: Learner, word: string, id: string = randomUUID()) =>
  learner.post(`${revisionOf(learner)}/reviews`, { id, grade: word });

test('a problem solved long ago is due at once, with its note and when each grade would bring it back', async () => {
  const learner = await site.signUp();
  await learner.patch(progressOf(learner, 'web-forms'), { notes: 'Mind the labels.' });
  expect((await revise(learner)).statusCode).toBe(200);
  const { due, dueCount, next } = await listOf(learner);
  expect(dueCount).toBe(1);
  expect(next).toEqual([]);
  expect(due[0]).toMatchObject({
    unitId: 'web-forms',
    name: 'Problem web-forms',
    difficulty: 'easy',
    topic: 'Topic web-topic-html',
    roadmap: { id: 'web', title: 'Roadmap web' },
    articleLink: '/dsaarticle/forms',
    notes: 'Mind the labels.',
    reps: 1,
    lapses: 0,
  });
  expect(due[0]?.intervals.again).toBe(1);
  expect(due[0]?.intervals.easy).toBeGreaterThan(due[0]?.intervals.good ?? 0);
});

test('a problem solved today comes in a few days', async () => {
  const learner = await site.signUp();
  await revise(learner, 'web-forms', 0);
  const { today, due, next } = await listOf(learner);
  expect(due).toEqual([]);
  expect(next[0]).toMatchObject({ unitId: 'web-forms', lastReviewedOn: today });
  expect((await learner.get(`${revisionsOf(learner)}/days`)).json()).toEqual({
    today,
    dueCount: 0,
    units: { 'web-forms': next[0]?.dueOn },
    automatic: true,
  });
});

test('only a completed problem is put on the schedule, and one marked as open again pauses', async () => {
  const learner = await site.signUp();
  const refused = await learner.put(revisionOf(learner), {});
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({
    code: 'not-completed',
    message: 'Mark Problem web-forms as completed first: only completed problems come back.',
  });
  await revise(learner);
  await learner.patch(progressOf(learner, 'web-forms'), { completed: false });
  expect(await listOf(learner)).toMatchObject({ due: [], next: [], dueCount: 0 });
  expect((await grade(learner, 'good')).statusCode).toBe(404);
  await learner.patch(progressOf(learner, 'web-forms'), { completed: true });
  expect((await listOf(learner)).dueCount).toBe(1);
});

test('a grade moves the problem to the day it named; sent twice it counts once', async () => {
  const learner = await site.signUp();
  await revise(learner);
  const days = (await listOf(learner)).due[0]?.intervals.good ?? 0;
  const id = randomUUID();
  const [one, two] = await Promise.all([grade(learner, 'good', id), grade(learner, 'good', id)]);
  expect(one.json()).toEqual(two.json());
  const { today, due, next } = await listOf(learner);
  expect(due).toEqual([]);
  expect(next[0]).toMatchObject({ dueOn: one.json().dueOn, lastReviewedOn: today, reps: 2 });
  const away = new Date(one.json().dueOn).getTime() - new Date(today).getTime();
  expect(away / 86_400_000).toBe(days);
});

test('two devices that grade a problem at once count once, and the other learns that it is not due', async () => {
  const learner = await site.signUp();
  await revise(learner);
  const answers = await Promise.all([grade(learner, 'again'), grade(learner, 'easy')]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  const refused = answers.find(({ statusCode }) => statusCode === 409);
  expect(refused?.json()).toMatchObject({
    code: 'not-due',
    message: expect.stringMatching(/^Problem web-forms isn't due until \d{4}-\d\d-\d\d\.$/),
  });
  expect((await listOf(learner)).next[0]?.reps).toBe(2);
});

test('the latest review is taken back, and what was before is due again', async () => {
  const learner = await site.signUp();
  await revise(learner);
  const before = (await listOf(learner)).due[0];
  const id = randomUUID();
  await grade(learner, 'easy', id);
  const back = await learner.delete(`${revisionOf(learner)}/reviews/${id.toUpperCase()}`);
  expect(back.json()).toEqual({ unitId: 'web-forms', dueOn: before?.dueOn });
  expect((await listOf(learner)).due[0]).toEqual(before);
  const again = await learner.delete(`${revisionOf(learner)}/reviews/${id}`);
  expect(again.statusCode).toBe(404);
});

test('a review that another one followed stays', async () => {
  const learner = await site.signUp();
  await revise(learner);
  const first = randomUUID();
  await grade(learner, 'again', first);
  await site.database.pool.query(
    `update revision_cards set due_on = due_on - 5, last_reviewed_on = last_reviewed_on - 5
     where user_id = $1`,
    [learner.id],
  );
  expect((await grade(learner, 'good')).statusCode).toBe(200);
  const refused = await learner.delete(`${revisionOf(learner)}/reviews/${first}`);
  expect(refused.json()).toMatchObject({ code: 'not-latest' });
});

test('a review id that belongs to another problem is refused', async () => {
  const learner = await site.signUp();
  await revise(learner);
  await revise(learner, 'web-tables');
  const id = randomUUID();
  await grade(learner, 'good', id);
  const url = `${revisionOf(learner, 'web-tables')}/reviews`;
  const answer = await learner.post(url, { id, grade: 'good' });
  expect(answer.json()).toMatchObject({ code: 'id-in-use' });
  expect((await listOf(learner)).due).toHaveLength(1);
});

test('taken off and put on again, a problem goes on where it was', async () => {
  const learner = await site.signUp();
  await revise(learner);
  const { dueOn } = (await grade(learner, 'good')).json();
  expect((await learner.delete(revisionOf(learner))).statusCode).toBe(200);
  expect((await listOf(learner)).next).toEqual([]);
  expect((await learner.delete(revisionOf(learner))).statusCode).toBe(404);
  expect((await learner.put(revisionOf(learner), {})).json()).toEqual({
    unitId: 'web-forms',
    dueOn,
  });
});

test('a day begins at midnight where the learner is', async () => {
  const learner = await site.signUp();
  await revise(learner, 'web-forms', 0);
  await site.database.pool.query(
    `update revision_cards set due_on = '2026-11-25' where user_id = $1`,
    [learner.id],
  );
  const at = createRevisions(
    site.database,
    async () => new Map(),
    () => new Date('2026-11-24T20:00:00Z'),
  );
  const [utc, kolkata] = [
    await at.list(learner.id, 'UTC'),
    await at.list(learner.id, 'Asia/Kolkata'),
  ];
  expect([utc.today, utc.dueCount]).toEqual(['2026-11-24', 0]);
  expect([kolkata.today, kolkata.dueCount]).toEqual(['2026-11-25', 1]);
});

test.each([
  ['a grade nobody knows', { id: randomUUID(), grade: 'perfect' }, 'grade'],
  ['no uuid', { id: '1', grade: 'good' }, 'id'],
  ['no time zone', { id: randomUUID(), grade: 'good', zone: 'Mars/Base' }, 'zone'],
])('%s is refused and the field named', async (_, body, field) => {
  const learner = await site.signUp();
  await revise(learner);
  const answer = await learner.post(`${revisionOf(learner)}/reviews`, body);
  expect(answer.statusCode).toBe(400);
  expect(Object.keys(answer.json().errors)).toEqual([field]);
  expect((await listOf(learner)).dueCount).toBe(1);
});

test('an unknown problem is not found', async () => {
  const learner = await site.signUp();
  expect((await learner.put(revisionOf(learner, 'web-nothing'), {})).statusCode).toBe(404);
  expect((await grade(learner, 'good')).statusCode).toBe(404);
});
