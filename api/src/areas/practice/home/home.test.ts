import type { Home, PlanAnswer } from '@site/shared/contracts/practice';
import { unitContent, writeProblem } from '../../../../testing/content-folder.ts';
import { eventually } from '../../../../testing/eventually.ts';
import { createPracticeSite } from '../../../../testing/practice-site.ts';
import type { TestApp } from '../../../../testing/test-app.ts';
import { dayAfter, dayIn } from '../local-days/local-days.ts';
import { createRoadmaps, type Roadmaps } from '../roadmaps/roadmaps.service.ts';
import { findHome, weekOf } from './home.service.ts';

let site: TestApp;
let roadmaps: Roadmaps;
beforeAll(async () => {
  const unitsOf = (id: string) =>
    ['a', 'b', 'c', 'd'].map((letter, index) =>
      unitContent(`${id}-${letter}`, { sequence_number: index + 1 }),
    );
  const sheets = { dsa: unitsOf('dsa'), sql: unitsOf('sql'), web: [unitContent('web-forms')] };
  site = await createPracticeSite(sheets, (content) => writeProblem(content, 'forms'));
  roadmaps = createRoadmaps(site.database);
});
afterAll(() => {
  roadmaps.stop();
  return site.close();
});

const run = (text: string, values: unknown[]) => site.database.pool.query(text, values);

const complete = (userId: string, unit: string, at: string, completed = true) =>
  run(
    `insert into learning_unit_progress (user_id, unit_id, completed, completed_changed_at)
     values ($1, $2, $4, $3)`,
    [userId, unit, at, completed],
  );

/** A Wednesday. */
const NOW = new Date('2026-03-04T12:00:00Z');
const homeOf = (userId: string, zone = 'UTC'): Promise<Home> =>
  findHome(site.database.kysely, roadmaps.unitPages, { userId, zone }, NOW);
const nextOf = async (userId: string) => (await homeOf(userId)).next.map(({ unitId }) => unitId);

test('a new learner sees where to start, and nothing else is claimed', async () => {
  const { id } = await site.signUp();
  const { next, week, ...others } = await homeOf(id);
  expect(next[0]).toEqual({
    unitId: 'dsa-a',
    name: 'Problem dsa-a',
    difficulty: 'easy',
    topic: 'Topic dsa-topic',
    roadmap: { id: 'dsa', title: 'Roadmap dsa' },
    path: '/roadmaps/dsa?problem=dsa-a',
  });
  expect(next).toHaveLength(3);
  expect(week.every(({ activities, solved }) => activities + solved === 0)).toBe(true);
  expect(others).toEqual({
    today: '2026-03-04',
    due: [],
    planUntil: null,
    begun: false,
    lastWeek: { days: 0, solved: 0 },
    streak: { current: 0, longest: 0 },
    last: null,
  });
});

test('a learner with a plan sees when it ends', async () => {
  const learner = await site.signUp();
  const targetDate = dayAfter(dayIn('UTC', new Date()), 30);
  const settings = { roadmapIds: ['dsa'], hoursPerWeek: 5, level: 'beginner', days: ['monday'] };
  await learner.put(`/v1/users/${learner.id}/plan`, { ...settings, targetDate, zone: 'UTC' });
  expect((await homeOf(learner.id)).planUntil).toBe(targetDate);
});

describe('of a learner who plans', () => {
  const everyDay = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
  /** An hour a day, until a day in 2026; the plan is stored as it would have been made before. */
  async function planning(targetDate = '2026-04-01') {
    const learner = await site.signUp();
    await run(
      `insert into plans (user_id, roadmap_ids, target_date, hours_per_week, level, days)
       values ($1, '{web,dsa}', $2, 7, 'intermediate', $3)`,
      [learner.id, targetDate, everyDay],
    );
    return learner;
  }
  const planOf = async (userId: string) => (await homeOf(userId)).plan;

  test('home says what the plan has for today, each problem with its address', async () => {
    const { id } = await planning();
    const plan = await planOf(id);
    expect(plan).toMatchObject({
      reviews: 0,
      minutes: plan?.problems.reduce((sum, { minutes }) => sum + minutes, 0),
      done: { problems: 0, reviews: 0, minutes: 0 },
    });
    expect(plan?.problems.slice(0, 2)).toMatchObject([
      { unitId: 'web-forms', name: 'Problem web-forms', path: '/dsaarticle/forms' },
      { unitId: 'dsa-a', roadmap: { id: 'dsa' }, path: '/roadmaps/dsa?problem=dsa-a' },
    ]);
  });

  test('what is solved today is shown as done, and no longer as planned', async () => {
    const { id } = await planning();
    await complete(id, 'web-forms', '2026-03-04T10:00:00Z');
    const plan = await planOf(id);
    expect(plan?.done.problems).toBe(1);
    expect(plan?.done.minutes).toBeGreaterThan(0);
    expect(plan?.problems[0]).toMatchObject({ unitId: 'dsa-a' });
  });

  test('the problems of today are those of the plan itself', async () => {
    const learner = await site.signUp();
    const settings = { roadmapIds: ['sql'], hoursPerWeek: 7, level: 'beginner', days: everyDay };
    const targetDate = dayAfter(dayIn('UTC', new Date()), 30);
    const made = await learner.put(`/v1/users/${learner.id}/plan`, {
      ...{ ...settings, targetDate, zone: 'UTC' },
    });
    const { plan, today } = made.json<PlanAnswer>();
    const answer = (await learner.get('/v1/home?zone=UTC')).json<Home>();
    const day = plan?.days.find((each) => each.day === today);
    expect(answer.plan?.problems.map(({ unitId }) => unitId)).toEqual(
      day?.units.map(({ unitId }) => unitId),
    );
    expect(answer.plan?.minutes).toBe(day?.minutes);
    expect(answer.plan?.problems).not.toHaveLength(0);
  });

  test('a plan whose target date has come has nothing for today', async () => {
    const { id } = await planning('2026-03-04');
    expect(await homeOf(id)).toMatchObject({ planUntil: '2026-03-04' });
    expect(await planOf(id)).toBeUndefined();
  });
});

test("a mock test is shown with its address as long as it's running", async () => {
  const { id } = await site.signUp();
  await run(
    `insert into mock_tests (id, title, description, sequence_number, minutes, problems, questions)
     values ('any', 'Any', 'Any.', 1, 60, '{}', '[]')`,
    [],
  );
  const { rows } = await run(
    `insert into mock_attempts (user_id, test_id, title, problems, questions, started_at, ends_at)
     values ($1, 'any', 'Any', '[]', '[]', '2026-03-04T11:30:00Z', '2026-03-04T12:30:00Z')
     returning id`,
    [id],
  );
  expect((await homeOf(id)).runningTest).toEqual({
    path: `/mock-tests/any/${rows[0].id}`,
    endsAt: '2026-03-04T12:30:00.000Z',
    now: NOW.toISOString(),
  });
  const { id: other } = await site.signUp();
  expect((await homeOf(other)).runningTest).toBeUndefined();
  await run(`update mock_attempts set ends_at = '2026-03-04T11:59:00Z' where user_id = $1`, [id]);
  expect((await homeOf(id)).runningTest).toBeUndefined();
  await run(
    `update mock_attempts set ends_at = '2026-03-04T12:30:00Z', closed_at = '2026-03-04T11:45:00Z'
     where user_id = $1`,
    [id],
  );
  expect((await homeOf(id)).runningTest).toBeUndefined();
});

test('what comes next leads to the page on which it is solved, if it has one', async () => {
  const { id } = await site.signUp();
  await complete(id, 'web-forms', '2026-03-01T10:00:00Z', false);
  expect((await homeOf(id)).next[0]).toMatchObject({
    unitId: 'web-forms',
    path: '/dsaarticle/forms',
  });
});

const untilNextIsAt = (userId: string, path: string) =>
  eventually(async () => (await homeOf(userId)).next[0]?.path, path);

test('a page that is gone is no longer led to, and is again once it is back', async () => {
  const { id } = await site.signUp();
  await complete(id, 'web-forms', '2026-03-01T10:00:00Z', false);
  await untilNextIsAt(id, '/dsaarticle/forms');
  await run(`update dsa_problems set retired_at = now() where slug = 'forms'`, []);
  await untilNextIsAt(id, '/roadmaps/web?problem=web-forms');
  await run(`update dsa_problems set retired_at = null where slug = 'forms'`, []);
  await untilNextIsAt(id, '/dsaarticle/forms');
});

test('what comes next is of the roadmap one worked on last, after the last solved problem', async () => {
  const { id } = await site.signUp();
  await complete(id, 'dsa-a', '2026-03-01T10:00:00Z');
  await complete(id, 'sql-b', '2026-03-02T10:00:00Z');
  expect(await nextOf(id)).toEqual(['sql-c', 'sql-d', 'sql-a']);
  expect((await homeOf(id)).begun).toBe(true);
});

test('a roadmap that is finished makes way for one that is not', async () => {
  const { id } = await site.signUp();
  await complete(id, 'web-forms', '2026-03-02T10:00:00Z');
  expect(await nextOf(id)).toEqual(['dsa-a', 'dsa-b', 'dsa-c']);
});

test('a completion that was taken back counts for nothing', async () => {
  const { id } = await site.signUp();
  await complete(id, 'sql-a', '2026-03-02T10:00:00Z', false);
  expect(await homeOf(id)).toMatchObject({ begun: false, streak: { current: 0, longest: 0 } });
});

test("the week goes from Monday to Sunday by the person's own calendar", async () => {
  const { id } = await site.signUp();
  await complete(id, 'dsa-a', '2026-03-01T18:31:00Z');
  await complete(id, 'dsa-b', '2026-03-03T10:00:00Z');
  await complete(id, 'dsa-c', '2026-02-24T10:00:00Z');
  await run(
    `update learning_unit_progress set notes = 'Index it.', notes_changed_at = '2026-03-03T11:00:00Z'
     where user_id = $1 and unit_id = 'dsa-b'`,
    [id],
  );
  const inIndia = await homeOf(id, 'Asia/Kolkata');
  expect(inIndia.week.slice(0, 3)).toEqual([
    { day: '2026-03-02', activities: 1, solved: 1 },
    { day: '2026-03-03', activities: 2, solved: 1 },
    { day: '2026-03-04', activities: 0, solved: 0 },
  ]);
  expect(inIndia.week).toHaveLength(7);
  expect(inIndia.lastWeek).toEqual({ days: 1, solved: 1 });
  const inLondon = await homeOf(id, 'Europe/London');
  expect(inLondon.week[0]).toEqual({ day: '2026-03-02', activities: 0, solved: 0 });
  expect(inLondon.lastWeek).toEqual({ days: 2, solved: 2 });
});

test('what is due for revision today or earlier is named', async () => {
  const { id } = await site.signUp();
  for (const [unit, due] of [
    ['dsa-a', '2026-03-04'],
    ['dsa-b', '2026-03-05'],
  ] as const) {
    await complete(id, unit, '2026-03-01T10:00:00Z');
    await run(
      `insert into revision_cards (user_id, unit_id, due_on, last_reviewed_on, stability, difficulty, reps, lapses)
       values ($1, $2, $3, '2026-03-01', 3, 5, 1, 0)`,
      [id, unit, due],
    );
  }
  expect((await homeOf(id)).due).toEqual(['dsa-a']);
});

test('where one stopped is what was opened or changed last', async () => {
  const learner = await site.signUp();
  const last = async () => (await learner.get('/v1/home')).json().last;
  await learner.put('/v1/home/last', { subject: 'dsa-problem:forms' });
  expect(await last()).toMatchObject({
    kind: 'dsa-problem',
    title: 'Problem forms',
    path: '/dsaarticle/forms',
  });
  await learner.patch(`/v1/users/${learner.id}/learning-units/sql-a`, { notes: 'Joins first.' });
  expect(await last()).toMatchObject({
    kind: 'problem',
    title: 'Problem sql-a',
    path: '/roadmaps/sql?problem=sql-a',
  });
  await learner.put('/v1/home/last', { subject: 'dsa-problem:forms' });
  expect(await last()).toMatchObject({ path: '/dsaarticle/forms' });
});

test('only what can be opened is remembered, and only the last of it', async () => {
  const learner = await site.signUp();
  const answer = await learner.put('/v1/home/last', { subject: 'article:nothing-here' });
  expect(answer.statusCode).toBe(404);
  await learner.put('/v1/home/last', { subject: 'dsa-problem:forms' });
  await learner.put('/v1/home/last', { subject: 'dsa-problem:forms' });
  const { rows } = await run('select subject from last_places where user_id = $1', [learner.id]);
  expect(rows).toEqual([{ subject: 'dsa-problem:forms' }]);
});

test.each([
  ['a Monday', '2026-03-02'],
  ['a Wednesday', '2026-03-04'],
  ['a Sunday', '2026-03-08'],
])('the week of %s goes from Monday to Sunday', (_name, day) => {
  const week = weekOf(day);
  expect([week.length, week[0], week.at(-1)]).toEqual([7, '2026-03-02', '2026-03-08']);
});
