import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type ClusterHome, clusterName, socketFolder } from './cluster-home.ts';
import { endPostmaster } from './end-postgres.ts';
import type { Running } from './keep-running.ts';
import { claimCluster, isAlive, runningPostmaster } from './postmaster.ts';
import { answers, conditionOf, socketAddress } from './socket.ts';
import { spawnGuarded } from './watchdog.ts';

/** PostgreSQL that this process started, or why it ended at once. */
export type Started = { ok: true; running: Running } | { ok: false; complaint: string };

/** Small on purpose: one site and its learners on one machine. Everything durable stays on. */
const settings = [
  'listen_addresses=',
  'unix_socket_permissions=0700',
  'max_connections=60',
  'shared_buffers=64MB',
  'jit=off',
  'timezone=UTC',
  'log_timezone=UTC',
];

const POLL_MS = 20;
const STOP_TIMEOUT_MS = 4_000;
const LONGEST_LOG = 5 * 1024 * 1024;

interface StartOptions {
  /** Further settings of PostgreSQL. */
  settings: string[];
  /** Ends the start. */
  signal: AbortSignal;
}

/** Starts PostgreSQL on a data folder and waits until it answers or has given up. */
export async function startPostgres(
  program: string,
  data: string,
  home: ClusterHome,
  { settings: further, signal }: StartOptions,
): Promise<Started> {
  const socket = socketFolder(home);
  const log = shortLog(home.folder);
  const options = [
    ...settings,
    `cluster_name=${clusterName(home)}`,
    `unix_socket_directories=${socket}`,
    ...further,
  ];
  const command = [program, '-D', data, ...options.flatMap((option) => ['-c', option])];
  const { child, postmaster } = spawnGuarded(command, home, log);
  const ended = endOf(child);
  const stopStart = () => child.stdin?.end();
  signal.addEventListener('abort', stopStart);
  const pid = await postmaster;
  const connectionString = socketAddress(socket);
  const ready =
    pid !== null && (await untilReady(child, connectionString, () => claim(pid, data, home)));
  signal.removeEventListener('abort', stopStart);
  if (!ready) {
    if (hasEnded(child)) await ended;
    return { ok: false, complaint: lastLine(log) };
  }
  return {
    ok: true,
    running: {
      connectionString,
      isOwn: true,
      ended: Promise.race([ended, endIfStuck(connectionString, pid, ended)]).then(() =>
        isAlive(pid) ? endPostmaster(pid) : undefined,
      ),
      stop: () => stop(child, ended, socket, home),
    },
  };
}

const hasEnded = ({ exitCode, signalCode, pid }: ChildProcess) =>
  exitCode !== null || signalCode !== null || pid === undefined;

const endOf = async (child: ChildProcess): Promise<void> => {
  if (child.pid !== undefined) await once(child, 'exit').catch(() => {});
};

/** Whether the PostgreSQL that runs on the data is this one; another start may have been quicker. */
function claim(pid: number, data: string, home: ClusterHome): boolean {
  if (runningPostmaster(data)?.pid !== pid) return false;
  claimCluster(home, pid);
  return true;
}

async function untilReady(
  child: ChildProcess,
  connectionString: string,
  claimed: () => boolean,
): Promise<boolean> {
  let own = false;
  while (!hasEnded(child)) {
    own ||= claimed();
    if (own && (await answers(connectionString))) return true;
    await pause(POLL_MS);
  }
  return false;
}

/** After the time limit PostgreSQL is left to its watchdog; nothing is lost either way. */
async function stop(
  child: ChildProcess,
  ended: Promise<void>,
  socket: string,
  home: ClusterHome,
): Promise<void> {
  if (!hasEnded(child)) {
    child.stdin?.end();
    await Promise.race([ended, pause(STOP_TIMEOUT_MS, undefined, { ref: false })]);
  }
  child.unref();
  if (!socket.startsWith(home.folder)) rmSync(socket, { recursive: true, force: true });
}

function shortLog(folder: string): string {
  const log = path.join(folder, 'postgres.log');
  const size = statSync(log, { throwIfNoEntry: false })?.size ?? 0;
  if (size > LONGEST_LOG) rmSync(log);
  return log;
}

function lastLine(log: string): string {
  const lines = readFileSync(log, 'utf8').trim().split('\n');
  return lines.findLast((line) => /FATAL|ERROR|HINT/.test(line)) ?? lines.at(-1) ?? '';
}

const CHECK_MS = 2_000;
/** More than this many checks in a row without an answer are not just a busy moment. */
const MOST_SILENT = 5;

/**
 * Ends a PostgreSQL that runs but lets nobody in any more, such as one that was signalled to end and waits
 * for its connections to be closed. Resolves then, or when it has ended by itself.
 */
async function endIfStuck(
  connectionString: string,
  pid: number,
  ended: Promise<void>,
): Promise<void> {
  let over = false;
  void ended.then(() => {
    over = true;
  });
  for (let silent = 0; silent < MOST_SILENT; ) {
    await pause(CHECK_MS, undefined, { ref: false });
    if (over) return;
    silent = (await conditionOf(connectionString)) === 'silent' ? silent + 1 : 0;
  }
  if (!over) await endPostmaster(pid);
}
