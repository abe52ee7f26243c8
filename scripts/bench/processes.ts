/** What the processes of a site take of the machine. */
import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { familyOf } from '../process/family.mjs';

/** The program of a rendering process (api/src/areas/site/rendering). */
const RENDERING = 'rendering-program.cjs';

/** What the API's process has started. */
interface StartedProcesses {
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

export function processesOf(apiPid: number): StartedProcesses {
  const started = familyOf(apiPid).filter(({ pid }) => pid !== apiPid);
  const isRendering = ({ command }: { command: string }) => command.includes(RENDERING);
  return {
    rendering: started.filter(isRendering).map(({ pid }) => pid),
    postgres: started.filter((one) => !isRendering(one)).map(({ pid }) => pid),
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

async function weightOf(pid: number): Promise<Weight> {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
  const inKib = (pattern: RegExp) => Number(pattern.exec(rollup)?.[1] ?? 0);
  return { pss: inKib(/^Pss:\s+(\d+) kB/m), rss: inKib(/^Rss:\s+(\d+) kB/m) };
}

/** The unit of /proc on Linux. */
const TICKS_A_SECOND = 100;

/** Of all processes that this one started and that have ended; NaN if the system doesn't say. */
export const processorSecondsOfChildren = (): number => secondsIn('/proc/self/stat', [13, 14]);

/** Of a process with all its threads; NaN if the system doesn't say. */
export const processorSecondsOf = (pid: number): number => secondsIn(`/proc/${pid}/stat`, [11, 12]);

/** Of the thread in which a process began, which in Node runs its JavaScript; NaN if the system doesn't say. */
export const processorSecondsOfMainThread = (pid: number): number =>
  secondsIn(`/proc/${pid}/task/${pid}/stat`, [11, 12]);

/** @param fields their numbers, from the one after the name, which may hold blanks and brackets */
function secondsIn(file: string, fields: readonly number[]): number {
  if (!existsSync(file)) return Number.NaN;
  const stat = readFileSync(file, 'utf8');
  const values = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields.reduce((sum, field) => sum + Number(values[field]), 0) / TICKS_A_SECOND;
}
