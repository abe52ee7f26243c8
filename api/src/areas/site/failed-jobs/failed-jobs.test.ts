import { eventually } from '../../../../testing/eventually.ts';
import { freePort } from '../../../../testing/free-port.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { createBoss, enqueue } from '../../../jobs/enqueue.ts';
import { KnownFailure, startJobs } from '../../../jobs/start-jobs.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp({ METRICS_PORT: await freePort() });
});
// Every job that is found is of the test.
beforeEach(async () => {
  await site.database.pool.query('delete from jobs.job');
});
afterAll(() => site.close());

const FAILED = '/v1/admin/jobs/failed';

const metrics = () => site.app.metrics.metrics();

/** Does mails until one has failed for good, or all have gone. */
async function doMails(work: () => Promise<void>, states: string[]) {
  const jobs = [{ name: 'mail' as const, work }];
  const running = await startJobs({ database: site.database, jobs, onProblem: () => {} });
  await eventually(async () => {
    const { rows } = await site.database.pool.query(
      `select state from jobs.job where name = 'mail' order by id`,
    );
    return rows.map(({ state }) => state);
  }, states);
  await running.stop();
}

async function failedMail(error: Error): Promise<string> {
  const id = crypto.randomUUID();
  await enqueue(site.database.kysely, 'mail', [id]);
  await site.database.pool.query('update jobs.job set retry_limit = 0');
  await doMails(() => Promise.reject(error), ['failed']);
  return id;
}

test('administrators, editors included, see what failed for good, when and why', async () => {
  const id = await failedMail(new KnownFailure('The mail server refused it with code 550.'));
  const editor = await site.signInAdmin('editor');
  const answer = await editor.get(FAILED);
  expect(answer.json()).toEqual({
    total: 1,
    items: [
      {
        id,
        name: 'mail',
        queuedAt: expect.any(String),
        failedAt: expect.any(String),
        reason: 'The mail server refused it with code 550.',
      },
    ],
  });
  expect(await metrics()).toContain('failed_jobs 1\n');
});

test('nothing internal is shown of a failure that nobody foresaw', async () => {
  await failedMail(new Error('relation "outbox" does not exist'));
  const answer = await (await site.signInAdmin()).get(FAILED);
  expect(answer.json().items).toMatchObject([{ name: 'mail', reason: null }]);
  expect(answer.body).not.toContain('relation');
});

test('a job that was cut off at its last attempt says so', async () => {
  await site.database.pool.query(
    `insert into jobs.job (name, state, retry_limit, started_on) values
       ('mail', 'active', 0, now() - interval '1 hour')`,
  );
  const executeSql = (text: string, values: unknown[]) => site.database.pool.query(text, values);
  await createBoss({ executeSql }).maintain();
  const { items } = (await (await site.signInAdmin()).get(FAILED)).json();
  expect(items).toMatchObject([{ reason: 'It took too long, or its process ended.' }]);
});

test('what is tried again is off the list, and done', async () => {
  const id = await failedMail(new KnownFailure('The mail server refused it with code 550.'));
  const admin = await site.signInAdmin();
  const retry = () => admin.post(`${FAILED}/mail/${id}/retry`);
  expect((await retry()).statusCode).toBe(200);
  expect((await admin.get(FAILED)).json()).toEqual({ total: 0, items: [] });
  expect(await metrics()).toContain('failed_jobs 0\n');
  const again = await retry();
  expect([again.statusCode, again.json().message]).toEqual([
    404,
    'This job is no longer among those that failed.',
  ]);
  await doMails(async () => {}, ['completed']);
});

test('what comes again and again can be tried again while the next one waits for its own retry', async () => {
  await site.database.pool.query(
    `insert into jobs.job (name, state, policy, completed_on) values
       ('news', 'failed', 'stately', now()), ('news', 'retry', 'stately', null)`,
  );
  const admin = await site.signInAdmin();
  const { items } = (await admin.get(FAILED)).json();
  expect((await admin.post(`${FAILED}/news/${items[0].id}/retry`)).statusCode).toBe(200);
});
