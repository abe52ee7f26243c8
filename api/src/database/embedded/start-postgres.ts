import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type ClusterHome, socketFolder } from './cluster-home.ts';
import { answers, socketAddress } from './socket.ts';
import { spawnGuarded } from './watchdog.ts';

/** PostgreSQL that this process started, or why it ended at once. */
export type Started =
  | { ok: true; connectionString: string; stop(): Promise<void> }
  | { ok: false; complaint: string };

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

/** Starts PostgreSQL on a data folder and waits until it answers or has given up. */
export async function startPostgres(
  program: string,
  data: string,
  home: ClusterHome,
  further: string[],
): Promise<Started> {
  const socket = socketFolder(home);
  const log = shortLog(home.folder);
  const options = [...settings, `unix_socket_directories=${socket}`, ...further];
  const command = [program, '-D', data, ...options.flatMap((option) => ['-c', option])];
  const child = spawnGuarded(command, home, log);
  const connectionString = socketAddress(socket);
  const ready = await untilReady(child, connectionString);
  if (!ready) return { ok: false, complaint: lastLine(log) };
  return { ok: true, connectionString, stop: () => stop(child, socket, home) };
}

async function untilReady(child: ChildProcess, connectionString: string): Promise<boolean> {
  let failed = false;
  child.once('error', () => {
    failed = true;
  });
  while (!failed && child.exitCode === null && child.signalCode === null) {
    if (await answers(connectionString)) return true;
    await pause(POLL_MS);
  }
  return false;
}

/** After the time limit PostgreSQL is left to finish by itself; nothing is lost either way. */
async function stop(child: ChildProcess, socket: string, home: ClusterHome): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) {
    const gone = once(child, 'exit');
    child.stdin?.end();
    await Promise.race([gone, pause(STOP_TIMEOUT_MS, undefined, { ref: false })]);
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
