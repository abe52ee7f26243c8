import type { SecurityEventCounts } from '@site/shared/contracts';
import { Counter } from 'prom-client';
import type { Agent } from '../../testing/agent.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createSecurityEvents } from './index.ts';

let site: TestApp;
let admin: Agent;
beforeAll(async () => {
  site = await createTestApp();
  admin = await site.signInAdmin();
});
afterAll(() => site.close());

const quiet = { warn: () => {} };
const watched = {
  markOf: (ip: string) => `network of ${ip}`,
  counter: new Counter({ name: 'events', help: 'Events', labelNames: ['kind'], registers: [] }),
};

const counts = async (): Promise<SecurityEventCounts['items']> =>
  (await admin.get('/v1/admin/security-events')).json().items;

const countOf = async (kind: string) => (await counts()).find((item) => item.kind === kind);

test('an event is logged at once with its facts, and counted for today, the week and the month', async () => {
  const lines: unknown[] = [];
  const events = createSecurityEvents(
    site.database,
    { warn: (line: unknown) => lines.push(line) },
    watched,
  );
  events.record('refresh.reused', { person: 'p1', ip: '10.0.0.7' });
  events.record('refresh.reused', { person: 'p2' });
  expect(lines[0]).toEqual({
    securityEvent: 'refresh.reused',
    person: 'p1',
    network: 'network of 10.0.0.7',
  });
  await events.flush();
  expect(await countOf('refresh.reused')).toMatchObject({ today: 2, week: 2, month: 2 });
});

test('older days count for the week and the month they belong to', async () => {
  await site.database.pool.query(`
    insert into security_event_counts (kind, day, count)
    select 'limit.met', (now() at time zone 'utc')::date - days, 10
    from unnest(array[6, 7, 29, 30]) as days`);
  expect(await countOf('limit.met')).toEqual({ kind: 'limit.met', today: 0, week: 10, month: 30 });
});

test('what cannot be counted while the database is away is counted later', async () => {
  let away = true;
  const kysely = new Proxy(site.database.kysely, {
    get(target, name) {
      if (away) throw new Error('the database is away');
      const value = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  const before = (await countOf('signin.failed'))?.today ?? 0;
  const events = createSecurityEvents({ kysely }, quiet, watched);
  events.record('signin.failed', {});
  await events.flush();
  away = false;
  await events.flush();
  expect(await countOf('signin.failed')).toMatchObject({ today: before + 1 });
});

describe('what is counted:', () => {
  const rise = async (kind: string, cause: () => Promise<unknown>) => {
    const before = (await countOf(kind))?.today ?? 0;
    await cause();
    return ((await countOf(kind))?.today ?? 0) - before;
  };

  test("a learner's sign-in that fails", async () => {
    const wrong = { email: 'nobody@example.org', password: 'wrong1$word' };
    expect(await rise('signin.failed', () => site.visitor().post('/v1/auth/signin', wrong))).toBe(
      1,
    );
  });

  test("an administrator's sign-in that fails", async () => {
    const { email } = await site.signInAdmin();
    const wrong = { email, password: 'wrong1$word' };
    const cause = () => site.visitor().post('/v1/admins/auth/signin', wrong);
    expect(await rise('admin-signin.failed', cause)).toBe(1);
  });

  test('a refresh token that comes back after its successor was used', async () => {
    const person = await site.signUp();
    const thief = site.visitor();
    for (const [name, value] of person.cookies) thief.cookies.set(name, value);
    await person.post('/v1/auth/refresh');
    await person.post('/v1/auth/refresh');
    expect(await rise('refresh.reused', () => thief.post('/v1/auth/refresh'))).toBe(1);
  });

  test('a new administrator', async () => {
    expect(await rise('role.changed', () => site.signInAdmin())).toBe(1);
  });

  test('a limit that is met', async () => {
    const narrow = await createTestApp({ LIMITS_FACTOR: '0.1' });
    const wrong = { email: 'nobody@example.org', password: 'wrong1$word' };
    const tried = [1, 2, 3].map(() => narrow.visitor().post('/v1/auth/signin', wrong));
    await Promise.all(tried);
    await narrow.app.close();
    const { rows } = await narrow.database.pool.query(
      "select count from security_event_counts where kind = 'limit.met'",
    );
    await narrow.database.close();
    expect(Number(rows[0].count)).toBe(2);
  });
});
