import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { type ClusterHome, give } from './cluster-home.ts';

/**
 * Runs PostgreSQL ("$@"), whose number it prints, until standard input ends, which happens when the
 * parent dies, however it dies. Then SIGINT requests a fast, clean stop; if that hangs,
 * SIGQUIT and SIGKILL follow. A shell of one megabyte instead of a second Node process.
 */
const script = `
exec 3<&0 </dev/null
"$@" 3<&- >&2 &
postgres=$!
echo $postgres
exec >&2
patient() {
  tries=$1
  while [ $tries -gt 0 ]; do
    kill -0 $postgres || exit
    sleep 1
    tries=$((tries - 1))
  done
}
{
  read -r line <&3
  kill -INT $postgres
  patient 5
  kill -QUIT $postgres
  patient 6
  kill -KILL $postgres
} 2>/dev/null &
guard=$!
exec 3<&-
wait $postgres
status=$?
kill $guard 2>/dev/null
exit $status
`;

/** A child that runs PostgreSQL; ending its input stops both. */
export interface Guarded {
  child: ChildProcess;
  /** PostgreSQL's own number; null if it could not be started. */
  postmaster: Promise<number | null>;
}

/**
 * Starts PostgreSQL under a watchdog in its own process group, so that Ctrl+C in a terminal
 * reaches the site first, which then ends PostgreSQL.
 */
export function spawnGuarded(
  command: string[],
  { user, folder }: ClusterHome,
  logFile: string,
): Guarded {
  const log = openSync(logFile, 'a', 0o600);
  give(logFile, user);
  const child = spawn('/bin/sh', ['-c', script, 'watchdog', ...command], {
    ...user,
    cwd: folder,
    detached: true,
    stdio: ['pipe', 'pipe', log],
    env: { LC_ALL: 'C', TZ: 'UTC', PATH: '/usr/bin:/bin' },
  });
  closeSync(log);
  // Its end is reported by 'exit'; a pipe that breaks with it says nothing more.
  child.on('error', () => {});
  child.stdin?.on('error', () => {});
  return { child, postmaster: printedNumber(child) };
}

async function printedNumber({ stdout }: ChildProcess): Promise<number | null> {
  if (!stdout) return null;
  stdout.on('error', () => {});
  const [line] = await Promise.race([once(stdout, 'data'), once(stdout, 'close')]);
  return line ? Number(line) : null;
}
