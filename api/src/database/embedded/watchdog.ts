import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { type ClusterHome, give } from './cluster-home.ts';

/**
 * Runs PostgreSQL ("$@") until standard input ends, which happens when the parent dies, however it
 * dies; then SIGINT asks PostgreSQL for a fast, clean stop. A shell of one megabyte instead of a
 * second Node process.
 */
const script = `
exec 3<&0 </dev/null
"$@" 3<&- &
postgres=$!
{ read -r line <&3; kill -INT $postgres; } 2>/dev/null &
guard=$!
exec 3<&-
wait $postgres
status=$?
kill $guard 2>/dev/null
exit $status
`;

/**
 * Starts PostgreSQL under a watchdog in a process group of its own, so that Ctrl+C in a terminal
 * reaches the site first, which then ends PostgreSQL. Ending the child's input stops it.
 */
export function spawnGuarded(
  command: string[],
  { user, folder }: ClusterHome,
  logFile: string,
): ChildProcess {
  const log = openSync(logFile, 'a', 0o600);
  give(logFile, user);
  const child = spawn('/bin/sh', ['-c', script, 'watchdog', ...command], {
    ...user,
    cwd: folder,
    detached: true,
    stdio: ['pipe', log, log],
    env: { LC_ALL: 'C', TZ: 'UTC' },
  });
  closeSync(log);
  return child;
}
