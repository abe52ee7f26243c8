import type { Plan, PlanAnswer, PlanCalendar } from '@site/shared/contracts/practice';
import type { Agent } from '../../../../testing/agent.ts';
import { unitContent } from '../../../../testing/content-folder.ts';
import { eventually } from '../../../../testing/eventually.ts';
import { createPracticeSite } from '../../../../testing/practice-site.ts';
import { PASSWORD, type TestApp } from '../../../../testing/test-app.ts';
import { dayAfter, dayIn } from '../local-days/local-days.ts';
import { writeCalendar } from './calendars.service.ts';

let site: TestApp;
let learner: Agent & { id: string };

const zone = 'Asia/Kolkata';
const today = () => dayIn(zone, new Date());

const settings = (facts: object = {}) => ({
  roadmapIds: ['web', 'sql'],
  targetDate: dayAfter(today(), 30),
  hoursPerWeek: 7,
  level: 'intermediate',
  days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'],
  ...facts,
});

beforeAll(async () => {
  site = await createPracticeSite({
    sql: [unitContent('sql-join', { sequence_number: 1, time_to_complete: 60 })],
    web: [
      unitContent('web-forms', { sequence_number: 1, time_to_complete: 20 }),
      unitContent('web-grids', { sequence_number: 2, time_to_complete: 30 }),
    ],
  });
});
afterAll(() => site.close());
beforeEach(async () => {
  learner = await site.signUp();
});

const address = () => `/v1/users/${learner.id}/plan`;
const read = async (): Promise<PlanAnswer> =>
  (await learner.get(`${address()}?zone=${zone}`)).json();
const make = (facts: object = {}) => learner.put(address(), { ...settings(facts), zone });
const plannedOf = ({ plan }: PlanAnswer) =>
  plan?.days.flatMap(({ units }) => units.map(({ unitId }) => unitId));

test('someone without a plan has none', async () => {
  expect(await read()).toEqual({ today: today(), plan: null, calendarSince: null });
});

test('a plan is made of roadmaps in their order, and stored', async () => {
  const made = (await make()).json<PlanAnswer>();
  expect(made.plan?.settings).toEqual(settings());
  expect(plannedOf(made)).toEqual(['web-forms', 'web-grids', 'sql-join']);
  expect(made.plan?.days[0]).toMatchObject({
    day: today(),
    minutes: 50,
    reviews: 0,
    units: [
      {
        unitId: 'web-forms',
        topic: 'Topic web-topic',
        roadmap: { id: 'web', title: 'Roadmap web' },
        minutes: 20,
      },
      { unitId: 'web-grids' },
    ],
  });
  expect(await read()).toEqual(made);
});

test('a problem that is solved moves from the plan to what is done today, and comes back', async () => {
  await make();
  await learner.send({
    method: 'PATCH',
    url: `/v1/users/${learner.id}/learning-units/web-forms`,
    payload: { completed: true },
    headers: { 'x-time-zone': zone },
  });
  const { plan } = (await read()) as { plan: Plan };
  expect(plan.done.units.map(({ unitId }) => unitId)).toEqual(['web-forms']);
  expect(plan.done.minutes).toBe(20);
  expect(plan.days[0]?.units.map(({ unitId }) => unitId)).toEqual(['web-grids']);
  expect(plan.days.some(({ reviews }) => reviews > 0)).toBe(true);
  expect(plan.roadmaps[0]).toMatchObject({ id: 'web', total: 2, completed: 1 });
});

test('the account says whether there is a plan, and so does logging in', async () => {
  const me = async () => (await learner.get('/v1/auth/me')).json();
  expect(await me()).toMatchObject({ hasPlan: false });
  await make();
  const { email, hasPlan } = await me();
  expect(hasPlan).toBe(true);
  const signedIn = await site.visitor().post('/v1/auth/signin', { email, password: PASSWORD });
  expect(signedIn.json()).toMatchObject({ hasPlan: true });
  await learner.delete(address());
  expect(await me()).toMatchObject({ hasPlan: false });
});

test('a plan is changed by making it again', async () => {
  await make();
  const changed = (await make({ roadmapIds: ['sql'], hoursPerWeek: 14 })).json<PlanAnswer>();
  expect(plannedOf(changed)).toEqual(['sql-join']);
});

test('a plan is deleted, and deleting it again changes nothing', async () => {
  await make();
  expect((await learner.delete(address())).statusCode).toBe(200);
  expect((await learner.delete(address())).statusCode).toBe(200);
  expect((await read()).plan).toBeNull();
});

test.each([
  ['a day that is not after today', () => ({ targetDate: today() }), 'targetDate'],
  ['a day in many years', () => ({ targetDate: dayAfter(today(), 732) }), 'targetDate'],
  ['no day', () => ({ targetDate: '2027-02-30' }), 'targetDate'],
  ['no roadmap', () => ({ roadmapIds: [] }), 'roadmapIds'],
  ['a roadmap twice', () => ({ roadmapIds: ['web', 'web'] }), 'roadmapIds'],
  ['a roadmap that does not exist', () => ({ roadmapIds: ['web', 'art'] }), 'roadmapIds'],
  ['too many hours', () => ({ hoursPerWeek: 61 }), 'hoursPerWeek'],
  ['half an hour', () => ({ hoursPerWeek: 0.5 }), 'hoursPerWeek'],
  ['no weekday', () => ({ days: [] }), 'days'],
  ['a weekday twice', () => ({ days: ['monday', 'monday'] }), 'days'],
  ['another level', () => ({ level: 'expert' }), 'level'],
])('%s is refused by name', async (_, facts, field) => {
  const answer = await make(facts());
  expect(answer.statusCode).toBe(400);
  expect(Object.keys(answer.json().errors)[0]).toMatch(new RegExp(`^${field}`));
  expect((await read()).plan).toBeNull();
});

test('the last day that may be planned for is accepted', async () => {
  expect((await make({ targetDate: dayAfter(today(), 731) })).statusCode).toBe(200);
});

test('topics that a mock test has shown to be weak come first for thirty days', async () => {
  await site.database.pool.query(
    `insert into mock_tests (id, title, description, sequence_number, minutes, problems, questions)
     values ('any', 'Any', 'Any.', 1, 60, '{}', '[]') on conflict do nothing`,
  );
  const score = {
    points: 1,
    outOf: 5,
    judged: true,
    topics: [{ id: 'sql-topic', title: 'SQL', roadmapId: 'sql', points: 1, outOf: 5 }],
  };
  const { rows } = await site.database.pool.query(
    `insert into mock_attempts (user_id, test_id, title, problems, questions, started_at, ends_at,
       closed_at, score)
     values ($1, 'any', 'Any', '[]', '[]', now() - interval '2 days', now() - interval '1 day',
       now() - interval '1 day', $2) returning id`,
    [learner.id, JSON.stringify(score)],
  );
  const made = (await make()).json<PlanAnswer>();
  expect(plannedOf(made)).toEqual(['sql-join', 'web-forms', 'web-grids']);
  expect(made.plan?.days[0]?.units[0]).toMatchObject({ unitId: 'sql-join', weakTopic: true });
  await site.database.pool.query(
    `update mock_attempts set closed_at = now() - interval '31 days' where id = $1`,
    [rows[0].id],
  );
  expect(plannedOf(await read())).toEqual(['web-forms', 'web-grids', 'sql-join']);
});

describe("a visitor's plan", () => {
  const preview = (facts: object = {}) =>
    site.visitor().post('/v1/plans/preview', { ...settings(facts), zone });

  test('is the plan of someone who has just signed up, and nothing of it is stored', async () => {
    const stored = async () =>
      (await site.database.pool.query('select count(*)::int from plans')).rows[0].count;
    const before = await stored();
    const answer = await preview();
    expect(await stored()).toBe(before);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual((await make()).json());
  });

  test.each([
    ['a day that is not after today', () => ({ targetDate: today() }), 'targetDate'],
    ['a roadmap that does not exist', () => ({ roadmapIds: ['art'] }), 'roadmapIds'],
  ])('%s is refused by name', async (_, facts, field) => {
    const answer = await preview(facts());
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toHaveProperty(field);
  });
});

test("visitors' plans are made one at a time, and of more than can wait the rest are asked to try again", async () => {
  const holder = await site.database.pool.connect();
  await holder.query('begin');
  await holder.query('lock table roadmaps in access exclusive mode');
  const statuses: number[] = [];
  // One is made, and 50 wait.
  const previews = Array.from({ length: 60 }, async () => {
    const plan = { ...settings(), zone };
    statuses.push((await site.visitor().post('/v1/plans/preview', plan)).statusCode);
  });
  await eventually(async () => statuses, Array(9).fill(503));
  await holder.query('commit');
  holder.release();
  await Promise.all(previews);
  expect(statuses.slice(9)).toEqual(Array(51).fill(200));
});

describe('the calendar of a plan', () => {
  const compact = (day: string) => day.replaceAll('-', '');

  beforeEach(() => make({ roadmapIds: ['web'] }));
  const publish = async () =>
    (await learner.post(`${address()}/calendar`, { zone })).json<PlanCalendar>();
  /** Fetches it as a calendar does, without a session. */
  const fetchFrom = (url: string) => site.visitor().get(new URL(url).pathname);
  const since = async () => (await learner.get(`${address()}?zone=${zone}`)).json().calendarSince;

  /** The lines of a calendar, put together again. */
  const linesOf = (body: string) => body.replaceAll('\r\n ', '').split('\r\n');

  test('a plan is downloaded as a file with an event for each day', async () => {
    const answer = await learner.get(`${address()}.ics?zone=${zone}`);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="plan.ics"',
      'cache-control': 'no-store',
    });
    const lines = linesOf(answer.body);
    expect(lines[0]).toBe('BEGIN:VCALENDAR');
    expect(lines).toEqual(
      expect.arrayContaining([
        `UID:plan-${today()}@localhost:3000`,
        `DTSTART;VALUE=DATE:${compact(today())}`,
        `DTEND;VALUE=DATE:${compact(dayAfter(today(), 1))}`,
        'SUMMARY:2 new (50 min)',
        'TRANSP:TRANSPARENT',
      ]),
    );
    expect(answer.body.match(/BEGIN:VEVENT/g)?.length).toBeGreaterThan(1);
    const description = lines.find((line) => line.startsWith('DESCRIPTION:'));
    expect(description).toContain('Problem web-forms: ');
    expect(description).toContain('/roadmaps/web?problem=web-forms');
  });

  test('someone without a plan has no file and no calendar', async () => {
    await learner.delete(address());
    expect((await learner.get(`${address()}.ics`)).statusCode).toBe(404);
    expect((await learner.post(`${address()}/calendar`, { zone })).statusCode).toBe(404);
  });

  test('anyone who has its address reads the calendar, and nothing else about the person', async () => {
    const { url } = await publish();
    const answer = await fetchFrom(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    });
    expect(answer.body).toContain('SUMMARY:2 new (50 min)');
    const { email, name } = (await learner.get('/v1/auth/me')).json();
    for (const secret of [learner.id, email, name]) expect(answer.body).not.toContain(secret);
  });

  test('a calendar follows the plan', async () => {
    const { url } = await publish();
    await learner.patch(`/v1/users/${learner.id}/learning-units/web-forms`, { completed: true });
    expect((await fetchFrom(url)).body).not.toContain('SUMMARY:2 new (50 min)');
  });

  test('the address is stored as its hash, and the plan says since when there is one', async () => {
    expect(await since()).toBeNull();
    const calendar = await publish();
    expect(await since()).toBe(calendar.since);
    const { rows } = await site.database.pool.query('select plans::text as row from plans');
    const secret = /calendars\/(.+)\.ics$/.exec(calendar.url)?.[1] ?? '';
    expect(secret).toHaveLength(43);
    expect(rows.map(({ row }) => row).join()).not.toContain(secret);
  });

  test('a calendar that is revoked, replaced or without its plan is gone', async () => {
    const first = await publish();
    const second = await publish();
    expect((await fetchFrom(first.url)).statusCode).toBe(404);
    expect((await fetchFrom(second.url)).statusCode).toBe(200);
    expect((await learner.delete(`${address()}/calendar`)).statusCode).toBe(200);
    expect((await fetchFrom(second.url)).statusCode).toBe(404);
    expect(await since()).toBeNull();
    const third = await publish();
    await learner.delete(address());
    expect((await fetchFrom(third.url)).statusCode).toBe(404);
  });

  test("a disabled person's calendar is gone", async () => {
    const { url } = await publish();
    await site.database.pool.query(
      `update users set disabled_at = now(), disabled_reason = 'Spam.' where id = $1`,
      [learner.id],
    );
    expect((await fetchFrom(url)).statusCode).toBe(404);
  });

  test('a changed plan retains its calendar', async () => {
    const { url } = await publish();
    await make({ hoursPerWeek: 14, days: ['monday'] });
    expect((await fetchFrom(url)).statusCode).toBe(200);
  });

  test.each(['nothing.ics', `${'a'.repeat(43)}.ics`])('%s is no calendar', async (file) => {
    expect((await site.visitor().get(`/v1/calendars/${file}`)).statusCode).toBe(404);
  });

  test.each(['plan.txt', 'a%20b.ics'])('%s is no name of a calendar', async (file) => {
    expect((await site.visitor().get(`/v1/calendars/${file}`)).statusCode).toBe(400);
  });
});

describe('a calendar as a file', () => {
  const unit = {
    unitId: 'dsa-two-sum',
    name: 'Two Sum; with, commas\\',
    difficulty: 'easy' as const,
    topic: 'Arrays',
    roadmap: { id: 'dsa', title: 'DSA Sheet' },
    problemLink: null,
    articleLink: null,
    minutes: 20,
  };
  const written = (days: Parameters<typeof writeCalendar>[0]['days']) =>
    writeCalendar({
      days,
      publicUrl: 'https://learn.example.org',
      siteName: 'Steps',
      now: new Date('2026-11-26T10:00:00Z'),
    });

  test('a day is an event for the whole day that lists what to do', () => {
    const text = written([{ day: '2026-12-31', minutes: 50, reviews: 2, units: [unit] }]);
    expect(text.replaceAll('\r\n ', '').split('\r\n')).toEqual(
      expect.arrayContaining([
        'UID:plan-2026-12-31@learn.example.org',
        'DTSTAMP:20261126T100000Z',
        'DTSTART;VALUE=DATE:20261231',
        'DTEND;VALUE=DATE:20270101',
        'SUMMARY:1 new\\, 2 to revise (50 min)',
        'DESCRIPTION:2 to revise: https://learn.example.org/roadmaps/today\\nTwo Sum\\; with\\, commas\\\\: https://learn.example.org/roadmaps/dsa?problem=dsa-two-sum\\nYour plan: https://learn.example.org/roadmaps/plan',
      ]),
    );
  });

  test('a problem that is solved here leads to its page', () => {
    const solvedHere = { ...unit, articleLink: '/dsaarticle/two-sum' };
    const text = written([{ day: '2026-12-31', minutes: 20, reviews: 0, units: [solvedHere] }]);
    expect(text.replaceAll('\r\n ', '')).toContain(
      'https://learn.example.org/dsaarticle/two-sum\\n',
    );
  });

  test('lines are no longer than 75 octets, and end as the format wants', () => {
    const name = 'Ünïcödé '.repeat(40);
    const text = written([
      { day: '2026-12-31', minutes: 20, reviews: 0, units: [{ ...unit, name }] },
    ]);
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });

  test('a plan without days is a calendar without events', () => {
    expect(written([])).not.toContain('VEVENT');
  });
});
