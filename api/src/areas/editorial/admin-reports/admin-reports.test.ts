import type { SecurityEventCounts } from '@site/shared/contracts/editorial';
import type { AuditLog } from '@site/shared/contracts/identity';
import { Counter } from 'prom-client';
import type { Agent } from '../../../../testing/agent.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { deleteOldEntries, recordChange } from '../../../audit/index.ts';
import { createSecurityEvents } from '../../../security-events/index.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
  for (const subject of ['one', 'two', 'three', 'four']) await write(subject);
});
afterAll(() => site.close());

const write = (subject: string, name = 'Operator') =>
  site.database.kysely
    .transaction()
    .execute((transaction) =>
      recordChange(
        transaction,
        { id: null, name },
        { action: 'test', subject, before: null, after: { list: [1, null, { deep: 'ä' }] } },
      ),
    );

test('the log is read in pages, newest first, to its end', async () => {
  const admin = await site.signInAdmin();
  const page = async (query: string): Promise<AuditLog> =>
    (await admin.get(`/v1/admin/audit-log?${query}`)).json();
  const subjects = ({ items }: AuditLog) => items.map(({ subject }) => subject);

  const first = await page('page_size=3');
  expect(subjects(first)).toEqual([admin.id, 'four', 'three']);
  // What is written meanwhile moves nothing from one page to the next.
  await write('five');
  const second = await page(`page_size=3&before=${first.next}`);
  expect(subjects(second)).toEqual(['two', 'one']);
  expect(second.next).toBeNull();
  expect(second.items[0]?.after).toEqual({ list: [1, null, { deep: 'ä' }] });
});

describe('narrowed down', () => {
  type Admin = Awaited<ReturnType<TestApp['signInAdmin']>>;
  let [reader, author] = [] as unknown as [Admin, Admin];
  beforeAll(async () => {
    [reader, author] = [await site.signInAdmin(), await site.signInAdmin()];
    for (const title of ['One', 'Two', 'Three']) {
      await author.post('/v1/admin/announcements', { title, body: 'Text' });
    }
    await reader.patch(`/v1/admin/administrators/${author.id}`, { role: 'editor' });
    await reader.delete(`/v1/admin/administrators/${author.id}`);
    await write('100%_Sure');
    await write('mfe-a', 'token Pipeline of A');
    await write('mfe-b', 'token Pipeline of B');
  });
  const found = async (query: string): Promise<AuditLog['items']> =>
    (await reader.get(`/v1/admin/audit-log?page_size=100&${query}`)).json().items;
  const actions = async (query: string) => (await found(query)).map(({ action }) => action);

  test('to one administrator, also when the account is gone, or the operator', async () => {
    expect(await actions(`admin=${author.id}`)).toEqual(Array(3).fill('announcement.create'));
    const byOperator = await found('admin=operator');
    expect(byOperator.length).toBeGreaterThan(0);
    expect(new Set(byOperator.map(({ admin }) => admin.id))).toEqual(new Set([null]));
    expect(new Set(byOperator.map(({ admin }) => admin.name))).toEqual(new Set(['Operator']));
  });

  test('to one release token, by its name', async () => {
    const byToken = await found('admin=token+Pipeline+of+A');
    expect(byToken.map(({ subject }) => subject)).toEqual(['mfe-a']);
  });

  test('to an action, or a kind of them', async () => {
    expect(await actions('action=admin.role')).toEqual(['admin.role']);
    const kinds = (await actions('action=admin')).map((action) => action.split('.')[0]);
    expect(new Set(kinds)).toEqual(new Set(['admin']));
    expect(await actions('action=adm')).toEqual([]);
  });

  test('to a text in the subject, taken as it is', async () => {
    expect((await found('subject=0%25_sure')).map(({ subject }) => subject)).toEqual(['100%_Sure']);
    expect(await found('subject=%25sure')).toEqual([]);
  });

  test('to days, the first and the last included', async () => {
    const today = (await found(''))[0]?.at.slice(0, 10) ?? '';
    const all = (await found('')).length;
    expect(await found(`from=${today}&to=${today}`)).toHaveLength(all);
    expect(await found('to=2020-01-01')).toEqual([]);
    expect(await found('from=2999-01-01')).toEqual([]);
  });

  test('to all of it at once, and page by page', async () => {
    const query = `admin=${author.id}&action=announcement&page_size=2`;
    const first = (await reader.get(`/v1/admin/audit-log?${query}`)).json();
    const second = await reader.get(`/v1/admin/audit-log?${query}&before=${first.next}`);
    expect([first.items.length, second.json().items.length, second.json().next]).toEqual([
      2,
      1,
      null,
    ]);
  });

  test('names everyone that it can be filtered by', async () => {
    const { items } = (await reader.get('/v1/admin/audit-log/authors')).json();
    expect(items).toContainEqual({ id: author.id, name: 'Ravi Menon' });
    const others = items.filter(({ id }: { id: string | null }) => id === null);
    expect(others.map(({ name }: { name: string }) => name)).toEqual([
      'Operator',
      'token Pipeline of A',
      'token Pipeline of B',
    ]);
  });
});

test('what fits the filter is exported as a CSV file, which is recorded', async () => {
  const admin = await site.signInAdmin();
  await write('=1+1');
  const answer = await admin.get('/v1/admin/audit-log/export?action=test&subject=1%2B1');
  expect(answer.headers['content-disposition']).toMatch(/filename="audit-log-[\d-]+\.csv"$/);
  const [headings, row, end] = answer.body.split('\r\n');
  expect(headings).toBe('\ufeff"When (UTC)","Who","What","Which","Before","After"');
  expect(row).toMatch(/^"[\d: -]+","Operator","test","'=1\+1","","\{""list/);
  expect(end).toBe('');
  const { items } = (await admin.get('/v1/admin/audit-log?action=audit-log')).json();
  expect(items[0]).toMatchObject({
    admin: { id: admin.id },
    after: { entries: 1, action: 'test', subject: '1+1' },
  });
});

test('entries are removed when their time is over, and never before 90 days', async () => {
  await site.database.pool.query(`
    insert into audit_log (at, admin_name, action, subject)
    select now() - make_interval(days => days), 'Operator', 'test.old', days
    from unnest(array[800, 700, 91, 89]) as days`);
  const subjects = async () => {
    const { rows } = await site.database.pool.query(
      "select subject from audit_log where action = 'test.old' order by id",
    );
    return rows.map(({ subject }) => subject);
  };
  await deleteOldEntries(site.database.kysely, 730);
  expect(await subjects()).toEqual(['700', '91', '89']);
  await deleteOldEntries(site.database.kysely, 90);
  expect(await subjects()).toEqual(['89']);
  await expect(deleteOldEntries(site.database.kysely, 30)).rejects.toThrow('only ever added to');
});

test('what narrows nothing down is refused, and so is a page that there is not', async () => {
  const admin = await site.signInAdmin();
  const answerTo = (query: string) => admin.get(`/v1/admin/audit-log?${query}`);
  for (const query of [
    ...['admin=somebody', 'action=A', 'action=admin.'],
    ...['from=yesterday', 'to=2026-13-01', 'to=2026-02-30'],
  ]) {
    const answer = await answerTo(query);
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([
      400,
      [query.split('=')[0]],
    ]);
  }
  for (const query of ['page_size=0', 'page_size=101', 'page_size=x', 'before=0', 'before=1.5'])
    expect([query, (await answerTo(query)).statusCode]).toEqual([query, 400]);
});

test.each([
  "update audit_log set action = 'nothing'",
  'delete from audit_log',
  'truncate audit_log',
  'truncate admins cascade; truncate audit_log restart identity cascade',
])('not even a statement changes it: %s', async (statement) => {
  await expect(site.database.pool.query(statement)).rejects.toThrow('only ever added to');
});

test('a change that fails leaves no entry', async () => {
  const before = await site.database.pool.query('select count(*) from audit_log');
  const failing = site.database.kysely.transaction().execute(async (transaction) => {
    const change = { action: 'test', subject: 'six', before: null, after: null };
    await recordChange(transaction, { id: null, name: 'Operator' }, change);
    throw new Error('and then the change fails');
  });
  await expect(failing).rejects.toThrow('and then');
  const after = await site.database.pool.query('select count(*) from audit_log');
  expect(after.rows).toEqual(before.rows);
});

describe('security events', () => {
  let admin: Agent;
  beforeAll(async () => {
    admin = await site.signInAdmin();
  });

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
    expect(await countOf('limit.met')).toEqual({
      kind: 'limit.met',
      today: 0,
      week: 10,
      month: 30,
    });
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
});
