import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { binaries } from '../src/database/embedded/binaries.ts';
import { type ClusterHome, clusterHome, give } from '../src/database/embedded/cluster-home.ts';
import { initCluster } from '../src/database/embedded/init-cluster.ts';
import { freePort } from './free-port.ts';

/** A primary that commits once its replica has everything on its disk. */
export interface ReplicatedDatabase {
  /** Leads to the primary, as the address does that an operator moves to another machine. */
  url: string;
  replicaUrl: string;
  /** Ends the primary as a power cut does. */
  kill(): Promise<void>;
  /** Makes the replica the primary to which `url` leads. */
  promote(): Promise<void>;
  close(): Promise<void>;
}

const PAUSE_MS = 20;
const addressAt = (port: string) => `postgresql://site@127.0.0.1:${port}/postgres`;

export async function startReplicatedDatabase(): Promise<ReplicatedDatabase> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'api-replicated-'));
  chmodSync(folder, 0o755);
  const home = clusterHome(folder, () => {});
  const programs = binaries(home);
  const data = await initCluster(home, programs);
  const copy = `${data}-replica`;
  const [primaryPort, replicaPort] = [await freePort(), await freePort()];

  const start = (cluster: string, port: string, settings: string[] = []) => {
    const own = ['listen_addresses=127.0.0.1', `port=${port}`, 'unix_socket_directories='];
    const all = [...own, 'fsync=off', 'max_connections=60', ...settings];
    const options = all.flatMap((setting) => ['-c', setting]);
    const postmaster = spawn(programs.postgres, ['-D', cluster, ...options], {
      ...home.user,
      cwd: home.folder,
      env: { LC_ALL: 'C', TZ: 'UTC' },
      stdio: 'ignore',
    });
    const abandon = () => postmaster.kill('SIGQUIT');
    process.once('exit', abandon);
    postmaster.once('exit', () => process.off('exit', abandon));
    return postmaster;
  };

  const primary = start(data, primaryPort);
  await until(addressAt(primaryPort), 'select true as is');
  await copyRunning(addressAt(primaryPort), data, copy, home);
  const replica = start(copy, replicaPort, [
    `primary_conninfo=host=127.0.0.1 port=${primaryPort} user=site`,
  ]);
  await query(addressAt(primaryPort), "alter system set synchronous_standby_names = '*'");
  await query(addressAt(primaryPort), 'select pg_reload_conf()');
  await until(
    addressAt(primaryPort),
    "select count(*) = 1 as is from pg_stat_replication where sync_state = 'sync'",
  );

  const way = await openWay(primaryPort);
  return {
    url: addressAt(way.port),
    replicaUrl: addressAt(replicaPort),
    kill: () => end(primary, 'SIGKILL'),
    promote: async () => {
      await query(addressAt(replicaPort), 'select pg_promote()');
      way.leadTo(replicaPort);
    },
    close: async () => {
      way.close();
      for (const postmaster of [primary, replica]) await end(postmaster, 'SIGQUIT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** What pg_basebackup does: it isn't among the embedded programs. */
async function copyRunning(
  url: string,
  data: string,
  copy: string,
  { user }: ClusterHome,
): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query("select pg_backup_start('replica', true)");
  execFileSync('cp', ['-a', data, copy]);
  rmSync(path.join(copy, 'postmaster.pid'));
  const { rows } = await client.query('select labelfile from pg_backup_stop(false)');
  await client.end();
  for (const [name, content] of [
    ['backup_label', rows[0].labelfile],
    ['standby.signal', ''],
  ]) {
    writeFileSync(path.join(copy, name), content);
    give(path.join(copy, name), user);
  }
}

/** An address that leads to one port or another. */
async function openWay(port: string) {
  let target = Number(port);
  const server = net.createServer((client) => {
    const database = net.connect(target, '127.0.0.1');
    client.pipe(database).pipe(client);
    for (const [one, other] of [
      [client, database],
      [database, client],
    ] as const)
      one.on('error', () => other.destroy()).on('close', () => other.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: String((server.address() as net.AddressInfo).port),
    leadTo: (other: string) => {
      target = Number(other);
    },
    close: () => server.close(),
  };
}

async function query(connectionString: string, statement: string) {
  const client = new pg.Client({ connectionString });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

async function until(url: string, statement: string): Promise<void> {
  while (!(await query(url, statement).catch(() => []))[0]?.is) await setTimeout(PAUSE_MS);
}

async function end(postmaster: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (postmaster.exitCode !== null || postmaster.signalCode !== null) return;
  postmaster.kill(signal);
  await once(postmaster, 'exit');
}
