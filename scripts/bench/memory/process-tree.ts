import { readdir, readFile } from 'node:fs/promises';

/** Memory of the API's process and of everything it started, in KiB: what is shared counts in proportion. */
export async function shareOfMemory(apiPid: number): Promise<{ api: number; postgres: number }> {
  const shares = await Promise.all((await startedBy(apiPid)).map(shareOf));
  return { api: await shareOf(apiPid), postgres: shares.reduce((sum, share) => sum + share, 0) };
}

/** Every process that a process started, and that these started. */
export async function startedBy(root: number): Promise<number[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const parents = new Map<number, number>();
  for (const pid of pids) parents.set(pid, await parentOf(pid));
  const isBelow = (pid: number): boolean =>
    pid === root || (pid > 1 && isBelow(parents.get(pid) ?? 0));
  return pids.filter((pid) => pid !== root && isBelow(pid));
}

/** The fourth field of stat; the second one, the name, may hold blanks and brackets. A process that ended has none. */
async function parentOf(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1] ?? 0);
}

async function shareOf(pid: number): Promise<number> {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
  return Number(/^Pss:\s+(\d+) kB/m.exec(rollup)?.[1] ?? 0);
}
