import { randomUUID } from 'node:crypto';
import type { Activity, ProgressByRoadmap } from '@site/shared/contracts/practice';
import { unitContent } from '../../../../testing/content-folder.ts';
import { createPracticeSite } from '../../../../testing/practice-site.ts';
import type { TestApp } from '../../../../testing/test-app.ts';
import { findActivity, streakOf } from './activity.service.ts';

let site: TestApp;
beforeAll(async () => {
  const unitsOf = (id: string) => [
    unitContent(`${id}-a`, { difficulty: 'easy' }),
    unitContent(`${id}-b`, { difficulty: 'hard', sequence_number: 2 }),
  ];
  site = await createPracticeSite({ sql: unitsOf('sql'), web: unitsOf('web') });
});
afterAll(() => site.close());

const run = (text: string, values: unknown[]) => site.database.pool.query(text, values);

const complete = (userId: string, unit: string, at: string) =>
  run(
    `insert into learning_unit_progress (user_id, unit_id, completed, completed_changed_at)
     values ($1, $2, true, $3)`,
    [userId, unit, at],
  );

const NOW = new Date('2026-03-02T12:00:00Z');
const activityOf = (userId: string, zone = 'UTC'): Promise<Activity> =>
  findActivity(site.database.kysely, userId, zone, NOW);

test("progress is counted by roadmap and difficulty, the person's own alone", async () => {
  const [learner, other] = [await site.signUp(), await site.signUp()];
  await complete(learner.id, 'sql-a', '2026-03-01T10:00:00Z');
  await complete(other.id, 'web-b', '2026-03-01T10:00:00Z');
  const { roadmaps, ...sums }: ProgressByRoadmap = (
    await learner.get('/v1/profile/progress')
  ).json();
  const none = { completed: 0, total: 1 };
  expect(roadmaps).toEqual([
    {
      id: 'sql',
      title: 'Roadmap sql',
      counted_as: 'problem',
      all: { completed: 1, total: 2 },
      easy: { completed: 1, total: 1 },
      medium: { completed: 0, total: 0 },
      hard: none,
      topics: [{ title: 'Topic sql-topic', completed: 1, total: 2 }],
    },
    expect.objectContaining({ id: 'web', all: { completed: 0, total: 2 }, easy: none, hard: none }),
  ]);
  expect(sums).toMatchObject({ all: { completed: 1, total: 4 }, hard: { completed: 0, total: 2 } });
});

test('roadmaps come in the order in which they are to be taken, and say what their units are', async () => {
  await run(
    `update roadmaps set complexity = 'advanced', counted_as = 'unit' where id = 'sql'`,
    [],
  );
  try {
    const { roadmaps }: ProgressByRoadmap = (
      await (await site.signUp()).get('/v1/profile/progress')
    ).json();
    expect(roadmaps.map(({ id, counted_as }) => [id, counted_as])).toEqual([
      ['web', 'problem'],
      ['sql', 'unit'],
    ]);
  } finally {
    await run(
      `update roadmaps set complexity = 'beginner', counted_as = 'problem' where id = 'sql'`,
      [],
    );
  }
});

test('a day counts what was completed, noted, revised and said on it', async () => {
  const { id } = await site.signUp();
  await complete(id, 'sql-a', '2026-03-01T10:00:00Z');
  await run(
    `update learning_unit_progress set notes = 'Index it.', notes_changed_at = '2026-03-01T11:00:00Z'
     where user_id = $1`,
    [id],
  );
  await run(
    `insert into comments (id, subject, user_id, content, created_at)
     values ($2, 'dsa-problem:two-sum', $1, 'A map.', '2026-03-01T12:00:00Z')`,
    [id, randomUUID()],
  );
  await run(
    `insert into revision_cards (user_id, unit_id, due_on, last_reviewed_on, stability, difficulty, reps, lapses)
     values ($1, 'sql-a', '2026-03-09', '2026-03-02', 3, 5, 2, 0)`,
    [id],
  );
  await run(
    `insert into revision_reviews (user_id, id, unit_id, grade, reviewed_on, due_on, before)
     values ($1, $2, 'sql-a', 'good', '2026-03-02', '2026-03-09', '{}')`,
    [id, randomUUID()],
  );
  expect(await activityOf(id)).toEqual({
    from: '2025-03-03',
    today: '2026-03-02',
    days: { '2026-03-01': 3, '2026-03-02': 1 },
    streak: { current: 2, longest: 2 },
    recent: [
      {
        unitId: 'sql-a',
        name: 'Problem sql-a',
        difficulty: 'easy',
        roadmap: { id: 'sql', title: 'Roadmap sql' },
        solvedOn: '2026-03-01',
      },
    ],
  });
});

test.each([
  ['UTC', '2026-03-01'],
  ['Asia/Kolkata', '2026-03-02'],
  ['Asia/Kathmandu', '2026-03-02'],
  ['America/Los_Angeles', '2026-03-01'],
])('in %s days begin at midnight there', async (zone, day) => {
  const { id } = await site.signUp();
  await complete(id, 'web-a', '2026-03-01T18:31:00Z');
  expect((await activityOf(id, zone)).days).toEqual({ [day]: 1 });
});

test('what is older than a year is not in the calendar, but counts for the longest streak', async () => {
  const { id } = await site.signUp();
  await complete(id, 'sql-a', '2024-01-01T10:00:00Z');
  await complete(id, 'sql-b', '2024-01-02T10:00:00Z');
  expect(await activityOf(id)).toMatchObject({ days: {}, streak: { current: 0, longest: 2 } });
});

test('a zone that is none is refused by name', async () => {
  const answer = await (await site.signUp()).get('/v1/profile/activity?zone=Mars/Crater');
  expect(answer.statusCode).toBe(400);
  expect(Object.keys(answer.json().errors)).toEqual(['zone']);
});

describe('a streak', () => {
  const TODAY = '2026-03-02';

  test.each([
    ['nothing was done', [], { current: 0, longest: 0 }],
    ['today alone', [TODAY], { current: 1, longest: 1 }],
    ['yesterday counts on', ['2026-03-01', '2026-02-28'], { current: 2, longest: 2 }],
    ['one day off ends nothing', ['2026-02-28', '2026-02-27'], { current: 2, longest: 2 }],
    [
      "nor does one in between, which isn't counted",
      [TODAY, '2026-02-28'],
      { current: 2, longest: 2 },
    ],
    ['two days off in a row end it', ['2026-02-27', '2026-02-26'], { current: 0, longest: 2 }],
    [
      'the longest one may be over',
      [TODAY, '2024-02-27', '2024-02-28', '2024-02-29', '2024-03-01'],
      { current: 1, longest: 4 },
    ],
  ])('%s', (_case, days, streak) => {
    expect(streakOf(days, TODAY)).toEqual(streak);
  });
});
