/**
 * `tsx scripts/deploy/server-backups.ts FOLDER PROGRAMS`: saves a site on a PostgreSQL server in each way
 * that the guide for operators names, restores it, and compares all rows. PROGRAMS is the folder of PostgreSQL's.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import pg from 'pg';
import { give } from '../../api/src/database/embedded/cluster-home.ts';
import { clusterUser } from '../../api/src/database/embedded/cluster-user.ts';
import { startApi } from '../attack/api-process.ts';
import { call, newComment, newLearner } from '../attack/client.ts';
import { freePort } from '../process/free-port.mjs';
import { projectPath } from '../webpack/paths.mjs';

const [folder = '', programs = ''] = process.argv.slice(2);
mkdirSync(folder);
const user = clusterUser(folder);
give(folder, user);

/** Runs a program to its end. @throws Error with what it said if it fails */
function run(program: string, args: readonly string[], options = {}): void {
  const { status, error, stdout, stderr } = spawnSync(program, args, {
    encoding: 'utf8',
    ...options,
  });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${error ?? stderr}${stdout}`);
}

/** A program of PostgreSQL, which doesn't run as root. */
const postgres = (program: string, ...args: string[]) =>
  run(join(programs, program), args, { cwd: folder, stdio: 'ignore', ...user });

const npm = (script: string, env: Record<string, string>, file: string) =>
  run('npm', ['run', script, '--', file], {
    cwd: projectPath(''),
    env: { ...process.env, DATA_DIR: join(folder, 'data'), ...env },
  });

const started: string[] = [];
process.on('exit', () => {
  for (const data of started) postgres('pg_ctl', '--pgdata', data, '--mode=immediate', 'stop');
});

/** Starts a server on a data folder; returns the address of one of its databases. */
async function startServer(data: string): Promise<(database: string) => string> {
  const port = await freePort();
  const settings = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off`;
  postgres(
    'pg_ctl',
    '--pgdata',
    data,
    '--log',
    `${data}.log`,
    '--options',
    settings,
    '--wait',
    'start',
  );
  started.push(data);
  return (database) => `postgresql://site@127.0.0.1:${port}/${database}`;
}

/** How many rows each table has, with a digest of all of them, and where every sequence is. */
async function everything(connectionString: string): Promise<Record<string, unknown[]>> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rows: relations } = await client.query<{ name: string; kind: string }>(
    `select relname as name, relkind as kind from pg_class where relkind in ('r', 'S') and relnamespace = 'public'::regnamespace`,
  );
  const found: Record<string, unknown[]> = {};
  for (const { name, kind } of relations) {
    const ofTable = `select count(*), md5(string_agg(md5(t::text), '' order by md5(t::text))) from ${name} t`;
    const ofSequence = `select last_value, is_called from ${name}`;
    found[name] = (await client.query(kind === 'r' ? ofTable : ofSequence)).rows;
  }
  await client.end();
  return found;
}

/** The one row that `npm run restore` adds: what is live again, with a number that browsers haven't seen. */
async function takeAwayRestoration(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rowCount } = await client.query(
    "delete from live_manifests where action = 'restore' and why like 'The database was restored from%'",
  );
  await client.end();
  if (rowCount !== 1) throw new Error(`npm run restore added ${rowCount} release manifests`);
}

postgres(
  'initdb',
  '--pgdata',
  join(folder, 'server'),
  '--no-sync',
  '--auth=trust',
  '--username=site',
);
const address = await startServer(join(folder, 'server'));
const DATABASE_URL = address('site');
postgres('createdb', '--maintenance-db', address('postgres'), 'site');

run(process.execPath, [projectPath('scripts/test/publish-all.mjs')], {
  cwd: projectPath(''),
  env: { ...process.env, DATA_DIR: join(folder, 'data'), DATABASE_URL },
});
const site = await startApi({ DATABASE_URL, DATA_DIR: join(folder, 'data') });
const learner = await newLearner(site.url);
await call(site.url, learner, 'POST', '/v1/comments', newComment('Kept.'));
await site.stop();
const before = await everything(DATABASE_URL);

const ways: Record<string, () => string | Promise<string>> = {
  'npm run backup': async () => {
    const file = join(folder, 'site.backup.gz');
    npm('backup', { DATABASE_URL }, file);
    postgres('createdb', '--maintenance-db', address('postgres'), 'site_from_rows');
    npm('restore', { DATABASE_URL: address('site_from_rows') }, file);
    await takeAwayRestoration(address('site_from_rows'));
    return address('site_from_rows');
  },
  pg_dump: () => {
    postgres('pg_dump', '--format=custom', '--file=site.dump', DATABASE_URL);
    postgres('createdb', '--maintenance-db', address('postgres'), 'site_restored');
    const options = ['--no-owner', '--exit-on-error', '--single-transaction'];
    postgres('pg_restore', ...options, `--dbname=${address('site_restored')}`, 'site.dump');
    return address('site_restored');
  },
  pg_basebackup: async () => {
    const copy = join(folder, 'base');
    postgres(
      'pg_basebackup',
      '--checkpoint=fast',
      `--pgdata=${copy}`,
      `--dbname=${address('postgres')}`,
    );
    return (await startServer(copy))('site');
  },
};

for (const [way, restored] of Object.entries(ways)) {
  const after = await everything(await restored());
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  const different = [...names].filter((name) => !isDeepStrictEqual(before[name], after[name]));
  if (different.length > 0) throw new Error(`${way}: ${different.join(', ')} differ`);
  console.log(`${way}: ${names.size} tables and sequences are the same`);
}
process.exit(0);
