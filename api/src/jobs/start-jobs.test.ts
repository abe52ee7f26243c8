import { jobName } from '@site/shared/contracts/site';
import { runProgram } from '../../testing/child-process.ts';
import { startDatabaseProxy } from '../../testing/database-proxy.ts';
import { eventually } from '../../testing/eventually.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { connect, type Database } from '../database/database.ts';
import { createBoss, enqueue, enqueueAgain } from './enqueue.ts';
import { type Job, KnownFailure, type RunningJobs, startJobs } from './start-jobs.ts';

let database: Database & { url: string };
let processes: { running: RunningJobs; connections: Database }[];
let problems: string[];

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  await database.pool.query('delete from jobs.job');
  processes = [];
  problems = [];
});
afterEach(async () => {
  for (const { running, connections } of processes) {
    await running.stop();
    await connections.close();
  }
});
afterAll(() => database.close());

test('each kind of job has a queue', async () => {
  const { rows } = await database.pool.query('select name from jobs.queue');
  expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(jobName.options));
});

/** Another process on the same database. */
async function start(jobs: Job[]): Promise<RunningJobs> {
  const connections = connect(database.url);
  const onProblem = (problem: string) => problems.push(problem);
  const running = await startJobs({ database: connections, jobs, onProblem });
  processes.push({ running, connections });
  return running;
}

/** Work that lasts until it's ended. */
function slowWork() {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  return {
    begun,
    endNext: () => ends.shift()?.(),
    work: (id: string) => {
      begun.push(id);
      return new Promise<void>((resolve) => void ends.push(resolve));
    },
  };
}

const states = async () => {
  const { rows } = await database.pool.query(
    `select state from jobs.job where name not like '\\_\\_%' order by state`,
  );
  return rows.map(({ state }) => state);
};

/** Has the processes see what is to be done without waiting until one looks. */
const wake = (name: string) => database.pool.query(`select pg_notify('jobs', $1)`, [name]);

const again = () => enqueueAgain(database.kysely, 'overdue-tests', 0);

test('of several processes one does a job, and of what comes again and again never two at once', async () => {
  const slow = slowWork();
  const jobs: Job[] = [{ name: 'overdue-tests', work: slow.work }];
  await start(jobs);
  await start(jobs);
  await again();
  await wake('overdue-tests');
  await eventually(async () => slow.begun.length, 1);
  await again();
  await again();
  await wake('overdue-tests');
  await wake('overdue-tests');
  await eventually(states, ['created', 'active']);
  // Each process has polled once more by now.
  await database.pool.query('select pg_sleep(0.2)');
  expect(slow.begun).toHaveLength(1);
  slow.endNext();
  // One that looks a moment too early may keep the other from it, and both look again some seconds later.
  await eventually(async () => {
    await wake('overdue-tests');
    return slow.begun.length;
  }, 2);
  slow.endNext();
  await eventually(states, ['completed', 'completed']);
  expect(new Set(slow.begun).size).toBe(2);
});

test('many jobs are shared between processes, and each is done once', async () => {
  const done: string[] = [];
  const work = async (id: string) => void done.push(id);
  await start([{ name: 'mail', work }]);
  await start([{ name: 'mail', work }]);
  const ids = Array.from({ length: 40 }, () => crypto.randomUUID());
  await enqueue(database.kysely, 'mail', ids);
  await enqueue(database.kysely, 'mail', ids);
  await eventually(
    async () => (await states()).filter((state) => state === 'completed').length,
    40,
  );
  expect(done.toSorted()).toEqual(ids.toSorted());
});

test('what a process was doing when it was killed is done by another', async () => {
  await again();
  const killed = runProgram('hold-job', {}, [database.url]);
  await killed.until('holding');
  killed.child.kill('SIGKILL');
  await killed.ended();
  expect(await states()).toEqual(['active']);
  const done: string[] = [];
  await start([{ name: 'overdue-tests', work: async (id) => void done.push(id) }]);
  await timeIsOver();
  await eventually(async () => done.length, 1);
  await eventually(states, ['completed']);
  expect(killed.printed()).toContain(`holding ${done[0]}`);
});

test('a process that ends waits for what it is doing, and begins nothing more', async () => {
  const slow = slowWork();
  const running = await start([{ name: 'mail', work: slow.work }]);
  await enqueue(database.kysely, 'mail', [crypto.randomUUID(), crypto.randomUUID()]);
  await eventually(async () => slow.begun.length, 1);
  const stopped = jest.fn();
  const stopping = running.stop().then(stopped);
  await database.pool.query('select pg_sleep(0.1)');
  expect(stopped).not.toHaveBeenCalled();
  slow.endNext();
  await stopping;
  await eventually(states, ['created', 'completed']);
  expect(slow.begun).toHaveLength(1);
});

test('a job that fails is tried again later, and nothing of the error is stored', async () => {
  await start([{ name: 'mail', work: () => Promise.reject(new Error('asha@example.org')) }]);
  await enqueue(database.kysely, 'mail', [crypto.randomUUID()]);
  await eventually(states, ['retry']);
  expect(problems).toEqual([
    expect.stringMatching(
      /^The job mail .{36} failed \(asha@example\.org\)\. It will be tried again\.$/,
    ),
  ]);
  const { rows } = await database.pool.query(
    `select job::text as stored, start_after - now() > interval '50 seconds' as later from jobs.job`,
  );
  expect(rows).toEqual([{ stored: expect.not.stringMatching(/asha|start-jobs/), later: true }]);
});

test('of a repeated job the last failure is stored until it succeeds', async () => {
  let fails = true;
  const work = async () => {
    if (fails) throw new KnownFailure('The disk is full.');
  };
  // Once a year.
  await start([{ name: 'overdue-tests', cron: '0 0 1 1 *', work }]);
  const fail = async () => {
    await database.pool.query(
      `insert into jobs.job (name, retry_limit, policy) values ('overdue-tests', 0, 'stately')`,
    );
    await wake('overdue-tests');
  };
  await fail();
  await eventually(async () => problems.length, 1);
  await eventually(states, ['failed']);
  await fail();
  await eventually(async () => problems.length, 2);
  await eventually(states, ['failed']);
  fails = false;
  await again();
  await wake('overdue-tests');
  await eventually(states, ['completed']);
});

test('while the database cannot be reached the process goes on, and what was done is noted or done again', async () => {
  const proxy = await startDatabaseProxy(database.url);
  const connections = connect(proxy.url);
  const slow = slowWork();
  const running = await startJobs({
    database: connections,
    jobs: [{ name: 'mail', work: slow.work }],
    onProblem: (problem) => problems.push(problem),
  });
  const unhandled = jest.fn();
  process.on('unhandledRejection', unhandled);
  await enqueue(database.kysely, 'mail', [crypto.randomUUID()]);
  await eventually(async () => slow.begun.length, 1);
  const sprung = proxy.cutAt('completed_on', 'reset', false);
  slow.endNext();
  await sprung;
  await eventually(async () => problems.length, 1);
  expect(problems[0]).toMatch(/^Jobs can't be done right now: /);
  await timeIsOver();
  await wake('mail');
  await eventually(async () => slow.begun.length, 2);
  slow.endNext();
  await eventually(states, ['completed']);
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
  await running.stop();
  await connections.close();
  await proxy.close();
});

/** As if all jobs had been under way for longer than they may; the library looks for such jobs twice a minute. */
async function timeIsOver() {
  await database.pool.query(`update jobs.job set started_on = now() - interval '1 hour'`);
  await createBoss({ executeSql: (text, values) => database.pool.query(text, values) }).maintain();
  await database.pool.query(`update jobs.job set start_after = now() where state = 'retry'`);
  await wake('overdue-tests');
}
