import * as z from 'zod/mini';
import { limits } from './limits.ts';
import { text } from './text.ts';

/** Whether it is a time zone such as Asia/Kolkata. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

const zoneExpected = 'must be a time zone such as Asia/Kolkata';

/** The learner's time zone: a problem is due on a day, and days begin at midnight there. */
export const timeZone = z._default(
  text(limits.timeZone, zoneExpected).check(z.refine(isTimeZone, zoneExpected)),
  'UTC',
);
