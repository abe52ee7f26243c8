import { existsSync, readFileSync } from 'node:fs';

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
