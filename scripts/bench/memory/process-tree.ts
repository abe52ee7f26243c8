import { readdir, readFile } from 'node:fs/promises';

/** The program of a rendering process (api/src/areas/site/rendering). */
const RENDERING = 'rendering-program.cjs';

/** What the API's process has started. */
export interface StartedProcesses {
  /** Each with what confines it. */
  rendering: number[];
  postgres: number[];
}

/** In KiB. */
export interface Weight {
  /** What is shared with others counts in proportion. */
  pss: number;
  /** What is shared counts in each. */
  rss: number;
}

export async function processesOf(apiPid: number): Promise<StartedProcesses> {
  const started = await startedBy(apiPid);
  const commands = await Promise.all(started.map(commandOf));
  const isRendering = (index: number) => commands[index]?.includes(RENDERING) === true;
  return {
    rendering: started.filter((_, index) => isRendering(index)),
    postgres: started.filter((_, index) => !isRendering(index)),
  };
}

/** What processes take of memory together. */
export async function weigh(pids: readonly number[]): Promise<Weight> {
  const weights = await Promise.all(pids.map(weightOf));
  return {
    pss: weights.reduce((sum, { pss }) => sum + pss, 0),
    rss: weights.reduce((sum, { rss }) => sum + rss, 0),
  };
}

/** Every process that a process started, and that these started. */
async function startedBy(root: number): Promise<number[]> {
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

const commandOf = (pid: number) => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');

async function weightOf(pid: number): Promise<Weight> {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
  const inKib = (pattern: RegExp) => Number(pattern.exec(rollup)?.[1] ?? 0);
  return { pss: inKib(/^Pss:\s+(\d+) kB/m), rss: inKib(/^Rss:\s+(\d+) kB/m) };
}
