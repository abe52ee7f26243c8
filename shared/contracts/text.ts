import * as z from 'zod/mini';

/** PostgreSQL cannot store NUL, so text that holds one is refused where it enters. */
const noNul = z.refine<string>((text) => !text.includes('\0'), 'must not contain a NUL character');

/** Text a person wrote: kept as typed, at most `max` characters. */
export const text = (max: number, tooLong = `must have at most ${max} characters`) =>
  z.string('must be text').check(z.maxLength(max, tooLong), noNul);
