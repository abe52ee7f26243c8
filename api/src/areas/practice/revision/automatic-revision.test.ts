import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type RevisionList, revisionList } from '@site/shared/contracts';
import type { Agent } from '../../../../testing/agent.ts';
import {
  createContentFolder,
  roadmapContent,
  topicContent,
  unitContent,
} from '../../../../testing/content-folder.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { loadContent } from '../../../content/index.ts';
import { daysBetween } from '../schedule/calendar.ts';

type Learner = Agent & { id: string };

const UNITS = Array.from({ length: 12 }, (_, place) => `web-unit-${place + 1}`);
const [FIRST = '', SECOND = ''] = UNITS;
const DAY_MS = 24 * 60 * 60_000;
const MARGIN_MS = 10_000;

let site: TestApp;

beforeAll(async () => {
  const content = createContentFolder();
  content.write('web/roadmap.json', roadmapContent('web'));
  content.write(
    'web/topics/01-html.json',
    topicContent(
      'web-topic-html',
      UNITS.map((id, place) => unitContent(id, { sequence_number: place + 1 })),
    ),
  );
  site = await createTestApp();
  await loadContent(site.database, content.folder);
  content.dispose();
});

afterAll(() => site.close());

/** What a test begins today has to end today: just before midnight (UTC) it waits for the new day. */
beforeEach(async () => {
  const left = DAY_MS - (Date.now() % DAY_MS);
  if (left < MARGIN_MS) await wait(left);
}, 2 * MARGIN_MS);

const revisionsOf = ({ id }: Learner) => `/v1/users/${id}/revisions`;
const listOf = async (learner: Learner): Promise<RevisionList> =>
  revisionList.parse((await learner.get(revisionsOf(learner))).json());
const scheduled = async (learner: Learner) => {
  const { due, next } = await listOf(learner);
  return [...due, ...next].map(({ unitId }) => unitId);
};

const mark = (
  learner: Learner,
  completed: boolean,
  { unit = FIRST, headers = {} }: { unit?: string; headers?: Record<string, string> } = {},
) =>
  learner.send({
    method: 'PATCH',
    url: `/v1/users/${learner.id}/learning-units/${unit}`,
    payload: { completed },
    headers,
  });

async function setAutomatic(learner: Learner, automatic: boolean) {
  const { version } = (await learner.get('/v1/profile')).json().revision;
  const answer = await learner.put('/v1/profile/revision', { automatic, version });
  expect(answer.json()).toMatchObject({ automatic });
}

/** A learner who completed these problems before completions were scheduled automatically. */
async function veteran(units: string[], daysAgo = 60): Promise<Learner> {
  const learner = await site.signUp();
  await setAutomatic(learner, false);
  for (const unit of units) {
    const headers = { 'x-mutation-age': String(daysAgo * DAY_MS) };
    await mark(learner, true, { unit, headers });
  }
  return learner;
}

const add = (learner: Learner, id: string = randomUUID()) =>
  learner.post(`${revisionsOf(learner)}/additions`, { id });
const undo = (learner: Learner, id: string) =>
  learner.delete(`${revisionsOf(learner)}/additions/${id}`);

describe('a problem that is marked complete', () => {
  test('is on the schedule without another call, and comes back a few days later', async () => {
    const learner = await site.signUp();
    const answer = (await mark(learner, true)).json();
    const { today, next, automatic, addable } = await listOf(learner);
    expect(answer).toMatchObject({ completed: true, dueOn: next[0]?.dueOn });
    expect({ automatic, addable }).toEqual({ automatic: true, addable: 0 });
    expect(next).toMatchObject([{ unitId: FIRST, lastReviewedOn: today, reps: 1 }]);
    expect(daysBetween(today, next[0]?.dueOn ?? '')).toBe(3);
  });

  test('is not, if the person has turned that off, and what was there before stays', async () => {
    const learner = await site.signUp();
    await mark(learner, true);
    await setAutomatic(learner, false);
    expect((await mark(learner, true, { unit: SECOND })).json()).not.toHaveProperty('dueOn');
    expect(await scheduled(learner)).toEqual([FIRST]);
    expect(await listOf(learner)).toMatchObject({ automatic: false, addable: 1 });
  });

  test('while the network was away counts from the day of the click, and sent twice counts once', async () => {
    const learner = await site.signUp();
    const headers = { 'x-mutation-age': String(30 * DAY_MS) };
    await Promise.all([mark(learner, true, { headers }), mark(learner, true, { headers })]);
    await mark(learner, true, { headers });
    const { due, dueCount } = await listOf(learner);
    expect(dueCount).toBe(1);
    expect(due[0]).toMatchObject({ unitId: FIRST, reps: 1 });
  });

  test('after a grade goes on as it was, however often the mark arrives', async () => {
    const learner = await site.signUp();
    const headers = { 'x-mutation-age': String(30 * DAY_MS) };
    await mark(learner, true, { headers });
    const review = { id: randomUUID(), grade: 'good' };
    await learner.post(`${revisionsOf(learner)}/${FIRST}/reviews`, review);
    const before = await listOf(learner);
    await mark(learner, true);
    expect(await listOf(learner)).toEqual(before);
  });

  test('and then as open again leaves the schedule, and goes on from there once it is completed again', async () => {
    const learner = await site.signUp();
    await mark(learner, true);
    const before = await listOf(learner);
    await mark(learner, false);
    expect(await scheduled(learner)).toEqual([]);
    expect(await listOf(learner)).toMatchObject({ addable: 0 });
    await mark(learner, true);
    expect(await listOf(learner)).toEqual(before);
  });

  test('stays off the schedule if the person has taken it off', async () => {
    const learner = await site.signUp();
    await mark(learner, true);
    await learner.delete(`${revisionsOf(learner)}/${FIRST}`);
    await mark(learner, false);
    await mark(learner, true);
    expect(await scheduled(learner)).toEqual([]);
    expect(await listOf(learner)).toMatchObject({ addable: 0 });
  });

  test('on an older click than the one that counts changes neither', async () => {
    const learner = await site.signUp();
    await mark(learner, true);
    await mark(learner, false);
    const headers = { 'x-mutation-age': String(DAY_MS) };
    expect((await mark(learner, true, { headers })).json()).toMatchObject({ completed: false });
    expect(await scheduled(learner)).toEqual([]);
  });

  test('counts from the day it is where the learner is', async () => {
    const [east, west] = [await site.signUp(), await site.signUp()];
    await mark(east, true, { headers: { 'x-time-zone': 'Pacific/Kiritimati' } });
    await mark(west, true, { headers: { 'x-time-zone': 'Pacific/Pago_Pago' } });
    const [ahead, behind] = [(await listOf(east)).next[0], (await listOf(west)).next[0]];
    expect(daysBetween(behind?.dueOn ?? '', ahead?.dueOn ?? '')).toBe(1);
  });

  test('from a device with a time zone that nobody knows is saved all the same', async () => {
    const learner = await site.signUp();
    const answer = await mark(learner, true, { headers: { 'x-time-zone': 'Mars/Base' } });
    expect(answer.statusCode).toBe(200);
    expect(await scheduled(learner)).toEqual([FIRST]);
  });

  test("is refused as unknown if there's no such problem, and nothing is scheduled", async () => {
    const learner = await site.signUp();
    expect((await mark(learner, true, { unit: 'web-nothing' })).statusCode).toBe(404);
  });
});

describe('problems completed before', () => {
  test('are added in one step, a few for each day, and are counted until then', async () => {
    const learner = await veteran(UNITS);
    expect(await listOf(learner)).toMatchObject({ addable: 12, dueCount: 0 });
    const answer = await add(learner);
    const { today, dueCount, next, addable } = await listOf(learner);
    expect(addable).toBe(0);
    expect(dueCount).toBe(5);
    expect(next).toHaveLength(7);
    expect(answer.json()).toEqual({ count: 12, lastDueOn: next.at(-1)?.dueOn });
    expect(daysBetween(today, answer.json().lastDueOn)).toBe(2);
  });

  test('sent twice are added once', async () => {
    const learner = await veteran([FIRST, SECOND]);
    const id = randomUUID();
    const first = await add(learner, id);
    expect((await add(learner, id)).json()).toEqual(first.json());
    expect((await add(learner)).json()).toEqual({ count: 0, lastDueOn: null });
    expect(await scheduled(learner)).toHaveLength(2);
  });

  test('are taken off again, except what was revised since; undone twice does no harm', async () => {
    const learner = await veteran([FIRST, SECOND]);
    const id = randomUUID();
    await add(learner, id);
    await learner.post(`${revisionsOf(learner)}/${FIRST}/reviews`, {
      id: randomUUID(),
      grade: 'good',
    });
    expect((await undo(learner, id)).json()).toEqual({ count: 1 });
    expect((await undo(learner, id)).json()).toEqual({ count: 0 });
    expect(await scheduled(learner)).toEqual([FIRST]);
    expect(await listOf(learner)).toMatchObject({ addable: 1 });
  });

  test("of one person are never another's", async () => {
    const learner = await veteran([FIRST]);
    const other = await veteran([SECOND]);
    const id = randomUUID();
    await add(learner, id);
    expect((await undo(other, id)).json()).toEqual({ count: 0 });
    expect((await other.delete(`${revisionsOf(learner)}/additions/${id}`)).statusCode).toBe(403);
    expect(await scheduled(learner)).toEqual([FIRST]);
  });
});

test('all that is due is counted, also beyond what one answer holds', async () => {
  const learner = await veteran(UNITS);
  await add(learner);
  await site.database.pool.query(
    `update revision_cards set due_on = current_date - 1 where user_id = $1`,
    [learner.id],
  );
  expect((await listOf(learner)).dueCount).toBe(12);
});
