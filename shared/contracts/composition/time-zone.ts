import * as z from 'zod/mini';
import { limits } from './limits.ts';
import { text } from './text.ts';

/** There are about 600 names, but capitals don't matter in them. */
const MOST_KNOWN = 1_000;
/** To make a formatter takes longer than most requests that name a zone. */
const known = new Set<string>();

/** Whether it is a time zone such as Asia/Kolkata. */
export function isTimeZone(name: string): boolean {
  if (known.has(name)) return true;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
  } catch {
    return false;
  }
  if (known.size === MOST_KNOWN) known.clear();
  known.add(name);
  return true;
}

const zoneExpected = 'must be a time zone such as Asia/Kolkata';

/** The learner's time zone: a problem is due on a day, and days begin at midnight there. */
export const timeZone = z._default(
  text(limits.timeZone, zoneExpected).check(z.refine(isTimeZone, zoneExpected)),
  'UTC',
);
