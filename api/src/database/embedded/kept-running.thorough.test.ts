import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { runProgram } from '../../../testing/child-process.ts';
import { isAlive } from './postmaster.ts';
import { startEmbedded } from './start-embedded.ts';

let dataDir: string;

beforeAll(() => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'api-kept-'));
  chmodSync(dataDir, 0o755);
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const noted = (name: string, at: number, separator: string) =>
  Number(readFileSync(path.join(dataDir, 'postgres', name), 'utf8').split(separator)[at]);
const postmasterPid = () => noted('data/postmaster.pid', 0, '\n');

const parentOf = (pid: number) =>
  Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1]);

async function openClient(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 1_000 });
  client.on('error', () => {});
  await client.connect();
  return client;
}

async function query(connectionString: string, text: string) {
  const client = await openClient(connectionString);
  const { rows } = await client.query(text);
  await client.end();
  return rows;
}

async function untilAnswers(connectionString: string): Promise<void> {
  while (
    await query(connectionString, 'select 1')
      .catch(() => true)
      .then((rows) => rows === true)
  )
    await pause(20);
}

async function untilGone(pid: number): Promise<void> {
  while (isAlive(pid)) await pause(10);
}

/** The embedded database with a row in it, and what it told meanwhile. */
async function startWithRow() {
  const notices: string[] = [];
  const embedded = await startEmbedded(dataDir, { notice: (line) => notices.push(line) });
  const { connectionString } = embedded;
  await query(connectionString, 'drop table if exists kept');
  await query(connectionString, 'create table kept as select 7 as value');
  return { ...embedded, notices };
}

const kept = (connectionString: string) => query(connectionString, 'select value from kept');

test('a PostgreSQL that is killed comes back by itself, at the same address, with everything that was acknowledged', async () => {
  const { connectionString, stop, notices } = await startWithRow();
  const killed = postmasterPid();
  process.kill(killed, 'SIGKILL');
  await untilGone(killed);
  await untilAnswers(connectionString);
  expect(await kept(connectionString)).toEqual([{ value: 7 }]);
  expect(postmasterPid()).not.toBe(killed);
  expect(notices[0]).toBe('The embedded database ended unexpectedly. Starting it again.');
  await stop();
});

test('one whose watchdog is killed is started again under another', async () => {
  const { connectionString, stop } = await startWithRow();
  const first = postmasterPid();
  process.kill(parentOf(first), 'SIGKILL');
  await untilGone(first);
  await untilAnswers(connectionString);
  expect(await kept(connectionString)).toEqual([{ value: 7 }]);
  const second = postmasterPid();
  await stop();
  expect(isAlive(second)).toBe(false);
});

test('what a killed PostgreSQL left behind does not prevent the next start', async () => {
  const { connectionString, stop } = await startWithRow();
  const client = await openClient(connectionString);
  const backend = (await client.query('select pg_backend_pid() as pid')).rows[0].pid;
  process.kill(backend, 'SIGSTOP');
  process.kill(postmasterPid(), 'SIGKILL');
  await untilGone(backend);
  await untilAnswers(connectionString);
  expect(await kept(connectionString)).toEqual([{ value: 7 }]);
  await stop();
});

test('a connection whose process is killed costs the others a moment', async () => {
  const { connectionString, stop, notices } = await startWithRow();
  const client = await openClient(connectionString);
  const postmaster = postmasterPid();
  const ended = new Promise<void>((resolve) => client.on('end', resolve));
  process.kill((await client.query('select pg_backend_pid() as pid')).rows[0].pid, 'SIGKILL');
  await ended;
  await untilAnswers(connectionString);
  expect([postmasterPid(), notices]).toEqual([postmaster, []]);
  await stop();
});

test('one that was asked to end and waits for its connections is ended and started again', async () => {
  const { connectionString, stop } = await startWithRow();
  const client = await openClient(connectionString);
  const first = postmasterPid();
  process.kill(first, 'SIGTERM');
  await untilGone(first);
  await untilAnswers(connectionString);
  expect(await kept(connectionString)).toEqual([{ value: 7 }]);
  await client.end().catch(() => {});
  await stop();
});

test('a process that has joined takes over when the one that ran PostgreSQL is killed', async () => {
  const owner = runProgram('hold-database', {}, [dataDir]);
  await owner.until('holding');
  const { connectionString, stop, notices } = await startWithRow();
  const first = postmasterPid();
  owner.child.kill('SIGKILL');
  await untilGone(first);
  await untilAnswers(connectionString);
  expect(await kept(connectionString)).toEqual([{ value: 7 }]);
  expect(noted('owner.pid', 0, ' ')).toBe(process.pid);
  expect(notices).toContain(
    'The embedded database ended with the process that ran it. This process is taking over.',
  );
  await stop();
});

test('one that hangs while it stops does not prevent the next start', async () => {
  const owner = runProgram('hold-database', {}, [dataDir]);
  const address = /holding (\S+)/.exec(await owner.until('holding'))?.[1] ?? '';
  const [{ pid }] = await query(
    address,
    `select pid from pg_stat_activity where backend_type = 'checkpointer'`,
  );
  process.kill(pid, 'SIGSTOP');
  owner.child.kill('SIGKILL');
  await owner.ended();
  const { connectionString, stop } = await startEmbedded(dataDir);
  expect(await kept(connectionString)).toEqual([{ value: 7 }]);
  await stop();
});
