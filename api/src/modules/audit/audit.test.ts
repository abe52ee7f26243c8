import type { AuditLog } from '@site/shared/contracts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { recordChange } from './index.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
  for (const subject of ['one', 'two', 'three', 'four']) await write(subject);
});
afterAll(() => site.close());

const write = (subject: string) =>
  site.database.kysely
    .transaction()
    .execute((transaction) =>
      recordChange(
        transaction,
        { id: null, name: 'Operator' },
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

test.each(['page_size=0', 'page_size=101', 'page_size=x', 'before=0', 'before=1.5', 'colour=red'])(
  '%s is refused',
  async (query) => {
    const admin = await site.signInAdmin();
    expect((await admin.get(`/v1/admin/audit-log?${query}`)).statusCode).toBe(400);
  },
);

test('it is not for visitors and learners', async () => {
  expect((await site.visitor().get('/v1/admin/audit-log')).statusCode).toBe(401);
  expect((await (await site.signUp()).get('/v1/admin/audit-log')).statusCode).toBe(401);
});

test.each(["update audit_log set action = 'nothing'", 'delete from audit_log'])(
  'not even a statement changes it: %s',
  async (statement) => {
    await expect(site.database.pool.query(statement)).rejects.toThrow('only ever added to');
  },
);

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
