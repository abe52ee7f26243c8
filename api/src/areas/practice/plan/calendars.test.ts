import type { PlanCalendar } from '@site/shared/contracts';
import type { Agent } from '../../../../testing/agent.ts';
import { unitContent } from '../../../../testing/content-folder.ts';
import { createPracticeSite } from '../../../../testing/practice-site.ts';
import type { TestApp } from '../../../../testing/test-app.ts';
import { dayAfter, dayIn } from '../schedule/calendar.ts';

let site: TestApp;
let learner: Agent & { id: string };

const zone = 'Asia/Kolkata';
const today = () => dayIn(zone, new Date());
const compact = (day: string) => day.replaceAll('-', '');

beforeAll(async () => {
  site = await createPracticeSite({ web: [unitContent('web-forms', { time_to_complete: 20 })] });
});
afterAll(() => site.close());
beforeEach(async () => {
  learner = await site.signUp();
  await learner.put(address(), {
    roadmapIds: ['web'],
    targetDate: dayAfter(today(), 30),
    hoursPerWeek: 7,
    level: 'intermediate',
    days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'],
    zone,
  });
});

const address = () => `/v1/users/${learner.id}/plan`;
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
      'SUMMARY:1 new (20 min)',
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
  expect(answer.body).toContain('SUMMARY:1 new (20 min)');
  const { email, name } = (await learner.get('/v1/auth/me')).json();
  for (const secret of [learner.id, email, name]) expect(answer.body).not.toContain(secret);
});

test('a calendar follows the plan', async () => {
  const { url } = await publish();
  await learner.patch(`/v1/users/${learner.id}/learning-units/web-forms`, { completed: true });
  expect((await fetchFrom(url)).body).not.toContain('SUMMARY:1 new (20 min)');
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
  await learner.put(address(), {
    roadmapIds: ['web'],
    targetDate: dayAfter(today(), 60),
    hoursPerWeek: 14,
    level: 'beginner',
    days: ['monday'],
  });
  expect((await fetchFrom(url)).statusCode).toBe(200);
});

test.each(['nothing.ics', `${'a'.repeat(43)}.ics`])('%s is no calendar', async (file) => {
  expect((await site.visitor().get(`/v1/calendars/${file}`)).statusCode).toBe(404);
});

test.each(['plan.txt', 'a%20b.ics'])('%s is no name of a calendar', async (file) => {
  expect((await site.visitor().get(`/v1/calendars/${file}`)).statusCode).toBe(400);
});
