import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { runProgram } from '../../../testing/child-process.ts';
import { isAlive } from './postmaster.ts';
import { startEmbedded } from './start-embedded.ts';

let dataDir: string;

beforeAll(async () => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'api-embedded-'));
  chmodSync(dataDir, 0o755);
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const file = (...names: string[]) => path.join(dataDir, 'postgres', ...names);

async function query(connectionString: string, text: string) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rows } = await client.query(text);
  await client.end();
  return rows;
}

const postmasterPid = () =>
  Number(readFileSync(file('data/postmaster.pid'), 'utf8').split('\n')[0]);

async function untilGone(pid: number) {
  while (isAlive(pid)) await pause(10);
}

test('data outlives a stop and a start', async () => {
  const first = await startEmbedded(dataDir);
  await query(first.connectionString, 'create table kept as select 1 as value');
  await first.stop();
  const second = await startEmbedded(dataDir);
  expect(await query(second.connectionString, 'select value from kept')).toEqual([{ value: 1 }]);
  await second.stop();
});

test('a stop leaves no process behind', async () => {
  const embedded = await startEmbedded(dataDir);
  const pid = postmasterPid();
  expect(isAlive(pid)).toBe(true);
  await embedded.stop();
  expect(isAlive(pid)).toBe(false);
});

test('a copy of the folder, made while it was running, is not taken for the original', async () => {
  const embedded = await startEmbedded(dataDir);
  const copy = `${dataDir}-copy`;
  execFileSync('cp', ['-a', dataDir, copy]);
  try {
    await expect(startEmbedded(copy)).rejects.toThrow(
      /^.*-copy\/postgres\/data was copied from .*\/postgres\/data while the site there was running\./,
    );
    expect(await query(embedded.connectionString, 'select 1 as value')).toEqual([{ value: 1 }]);
  } finally {
    await embedded.stop();
    rmSync(copy, { recursive: true });
  }
});

test('listens on no network port, and only its user gets to the socket', async () => {
  const embedded = await startEmbedded(dataDir);
  const [settings] = await query(
    embedded.connectionString,
    `select current_setting('listen_addresses') as network, current_setting('fsync') as durable`,
  );
  expect(settings).toEqual({ network: '', durable: 'on' });
  await embedded.stop();
});

test('a parent that is killed takes PostgreSQL along, and nothing acknowledged is lost', async () => {
  const parent = runProgram('hold-database', {}, [dataDir]);
  const printed = await parent.until('holding');
  const address = printed.match(/holding (\S+)/)?.[1] ?? '';
  await query(address, 'insert into kept values (2)');
  const pid = postmasterPid();

  parent.child.kill('SIGKILL');
  await untilGone(pid);

  const next = await startEmbedded(dataDir);
  expect(await query(next.connectionString, 'select count(*)::int from kept')).toEqual([
    { count: 2 },
  ]);
  await next.stop();
}, 30_000);

test('a second program of the installation joins, and its end does not disturb the first', async () => {
  const owner = await startEmbedded(dataDir);
  const guest = await startEmbedded(dataDir);
  expect(guest.connectionString).toBe(owner.connectionString);
  await guest.stop();
  expect(await query(owner.connectionString, 'select 1 as one')).toEqual([{ one: 1 }]);
  await owner.stop();
});

test('two first starts at once end up on one database', async () => {
  const fresh = path.join(dataDir, 'fresh');
  const both = await Promise.all([startEmbedded(fresh), startEmbedded(fresh)]);
  expect(both[0].connectionString).toBe(both[1].connectionString);
  await Promise.all(both.map((embedded) => embedded.stop()));
}, 30_000);

test('what an interrupted first start left is removed', async () => {
  const fresh = path.join(dataDir, 'interrupted');
  const first = await startEmbedded(fresh);
  await first.stop();
  const home = path.join(fresh, 'postgres');
  rmSync(path.join(home, 'data'), { recursive: true });
  const abandoned = path.join(home, 'init-4194304-1');
  writeFileSync(abandoned, '');
  const second = await startEmbedded(fresh);
  expect(existsSync(abandoned)).toBe(false);
  expect(readdirSync(home).filter((name) => name.startsWith('init-'))).toEqual([]);
  await second.stop();
}, 30_000);

test('a note of a PostgreSQL whose number now belongs to another program does not prevent a start', async () => {
  writeFileSync(file('data/postmaster.pid'), `${process.pid}\n${file('data')}\n`);
  const embedded = await startEmbedded(dataDir);
  expect(await query(embedded.connectionString, 'select 1 as one')).toEqual([{ one: 1 }]);
  await embedded.stop();
});

test('data of another major version is refused in one line that says what to do', async () => {
  const version = file('data/PG_VERSION');
  const right = readFileSync(version);
  writeFileSync(version, '15\n');
  await expect(startEmbedded(dataDir)).rejects.toThrow(
    /made by PostgreSQL 15, but this version comes with 18\. .*DATA_DIR.*DATABASE_URL/,
  );
  writeFileSync(version, right);
});

test('a data folder that cannot be written is refused in one line that says what to do', async () => {
  await expect(startEmbedded('/dev/null/data')).rejects.toThrow(
    "The data folder /dev/null/data isn't writable. Make it writable for this user, or set DATA_DIR to another folder.",
  );
});

test('a path too long for a socket gets a short one elsewhere', async () => {
  const deep = path.join(dataDir, 'a'.repeat(100));
  const embedded = await startEmbedded(deep);
  expect(await query(embedded.connectionString, 'select 1 as one')).toEqual([{ one: 1 }]);
  await embedded.stop();
}, 30_000);

test('a machine that no program is built for is told to name a server', async () => {
  const arch = Object.getOwnPropertyDescriptor(process, 'arch') ?? {};
  Object.defineProperty(process, 'arch', { ...arch, value: 'mips' });
  const start = startEmbedded(dataDir);
  Object.defineProperty(process, 'arch', arch);
  await expect(start).rejects.toThrow(/no embedded PostgreSQL for \w+-mips. Set DATABASE_URL/);
});
