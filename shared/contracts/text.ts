import * as z from 'zod/mini';

/** PostgreSQL cannot store NUL, so text that holds one is refused where it enters. */
const noNul = z.refine<string>((text) => !text.includes('\0'), 'must not contain a NUL character');

const kind = ({ input }: { input?: unknown }) =>
  input === undefined ? 'is required' : 'must be text';

/** Text a person wrote: kept as typed, at most `max` characters. */
export const text = (max: number, tooLong = `must have at most ${max} characters`) =>
  z.string({ error: kind }).check(z.maxLength(max, tooLong), noNul);
