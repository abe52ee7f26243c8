import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

const POLL_MS = 100;

/** All processes of this machine that can be seen. */
function allProcesses() {
  return existsSync('/proc/self/stat') ? fromProc() : fromPs();
}

function fromProc() {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      const stat = readOrNothing(`/proc/${pid}/stat`);
      // The name in brackets may hold anything; state and parent follow the last bracket.
      const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      const command = readOrNothing(`/proc/${pid}/cmdline`).replaceAll('\0', ' ').trim();
      return stat && state !== 'Z' ? [{ pid: Number(pid), parent: Number(parent), command }] : [];
    });
}

/** A process may end while it is being looked at. */
function readOrNothing(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

const fromPs = () =>
  execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' })
    .split('\n')
    .flatMap((line) => {
      const [, pid, parent, command] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
      return pid ? [{ pid: Number(pid), parent: Number(parent), command }] : [];
    });

/**
 * A process and everything that it and its children have started.
 * @returns {{ pid: number, parent: number, command: string }[]}
 */
export function familyOf(pid) {
  const all = allProcesses();
  const family = all.filter((one) => one.pid === pid);
  for (const member of family) family.push(...all.filter(({ parent }) => parent === member.pid));
  return family;
}

/** Those of a family that are still there once they have had their time to end. */
export async function survivorsOf(family, patienceMs) {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const alive = new Map(allProcesses().map(({ pid, command }) => [pid, command]));
    const left = family.filter(({ pid, command }) => alive.get(pid) === command);
    if (left.length === 0 || Date.now() > deadline) return left;
    await wait(POLL_MS);
  }
}
