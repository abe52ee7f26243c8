import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type RevisionList, revisionList } from '@site/shared/contracts/practice';
import type { Agent } from '../../../../testing/agent.ts';
import { unitContent, writeProblem } from '../../../../testing/content-folder.ts';
import { createPracticeSite } from '../../../../testing/practice-site.ts';
import type { TestApp } from '../../../../testing/test-app.ts';
import { daysBetween } from '../local-days/local-days.ts';
import { createRevisions } from './revision.service.ts';

type Learner = Agent & { id: string };

const UNITS = [
  'web-forms',
  'web-tables',
  ...Array.from({ length: 10 }, (_, place) => `web-unit-${place + 1}`),
];
const [FIRST = '', SECOND = ''] = UNITS;

let site: TestApp;

beforeAll(async () => {
  const units = UNITS.map((id, place) => unitContent(id, { sequence_number: place + 1 }));
  site = await createPracticeSite({ web: units }, (content) => writeProblem(content, 'forms'));
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
    topic: 'Topic web-topic',
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

describe('completed problems', () => {
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
      // A day behind at any time.
      await mark(west, true, { headers: { 'x-time-zone': 'Pacific/Honolulu' } });
      const [ahead, behind] = [(await listOf(east)).next[0], (await listOf(west)).next[0]];
      expect(daysBetween(behind?.dueOn ?? '', ahead?.dueOn ?? '')).toBe(1);
    });

    test('from a device with a time zone that nobody knows is saved all the same', async () => {
      const learner = await site.signUp();
      const answer = await mark(learner, true, { headers: { 'x-time-zone': 'Mars/Base' } });
      expect(answer.statusCode).toBe(200);
      expect(await scheduled(learner)).toEqual([FIRST]);
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
});
