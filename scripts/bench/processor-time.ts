import { existsSync, readFileSync } from 'node:fs';

/** The unit of /proc on Linux. */
const TICKS_A_SECOND = 100;

/** Of all processes that this one started and that have ended; NaN if the system does not tell. */
export function processorSecondsOfChildren(): number {
  if (!existsSync('/proc/self/stat')) return Number.NaN;
  const stat = readFileSync('/proc/self/stat', 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[13]) + Number(fields[14])) / TICKS_A_SECOND;
}
