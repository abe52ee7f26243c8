import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { isAlive } from './postmaster.ts';

const POLL_MS = 50;

/** SIGINT for a clean stop, SIGQUIT for one that the next start recovers from, SIGKILL if even that hangs. */
const steps = [
  ['SIGINT', 5_000],
  ['SIGQUIT', 6_000],
  ['SIGKILL', 5_000],
] as const;

/** How long the processes that a killed PostgreSQL left behind get to end by themselves. */
const ORPHANS_PATIENCE_MS = 2_000;

/** Ends the PostgreSQL of this number, at first politely. What it had acknowledged stays. */
export async function endPostmaster(pid: number): Promise<void> {
  for (const [signal, patience] of steps) {
    send(pid, signal);
    if (await areGone([pid], patience)) return;
  }
}

/**
 * Ends the processes that a killed PostgreSQL has left behind: they hold its shared memory, and no other
 * one starts on the same data before they are gone. Without /proc they are left to end by themselves.
 * @param cluster the name that stands in their titles (`cluster_name`)
 */
export async function endOrphans(cluster: string): Promise<void> {
  const orphans = orphansOf(cluster);
  if (await areGone(orphans, ORPHANS_PATIENCE_MS)) return;
  for (const pid of orphans) send(pid, 'SIGKILL');
  await areGone(orphans, ORPHANS_PATIENCE_MS);
}

interface Process {
  pid: number;
  parent: number;
  title: string;
}

/** Those of the cluster whose parent is no PostgreSQL. */
function orphansOf(cluster: string): number[] {
  const all = processes();
  const postgres = new Set(
    all.filter(({ title }) => title.includes('postgres')).map(({ pid }) => pid),
  );
  return all
    .filter(
      ({ title, parent }) => title.startsWith(`postgres: ${cluster}:`) && !postgres.has(parent),
    )
    .map(({ pid }) => pid);
}

function processes(): Process[] {
  return numbersIn('/proc').flatMap((pid) => {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1) ?? '';
      const title = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')[0] ?? '';
      return [{ pid, parent: Number(stat.split(' ')[1]), title }];
    } catch {
      return [];
    }
  });
}

function numbersIn(folder: string): number[] {
  try {
    return readdirSync(folder)
      .filter((name) => /^\d+$/.test(name))
      .map(Number);
  } catch {
    return [];
  }
}

async function areGone(pids: number[], patience: number): Promise<boolean> {
  for (const start = Date.now(); pids.some(isAlive); await pause(POLL_MS)) {
    if (Date.now() - start > patience) return false;
  }
  return true;
}

/** It may have ended meanwhile. */
function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {}
}
