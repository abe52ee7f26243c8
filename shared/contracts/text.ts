import * as z from 'zod/mini';
import { isVisible, oneLine, plainText } from './characters.ts';
import { limits } from './limits.ts';

/** PostgreSQL cannot store NUL, so text that holds one is refused where it enters. */
const noNul = z.refine<string>((text) => !text.includes('\0'), 'must not contain a NUL character');

const kind = ({ input }: { input?: unknown }) =>
  input === undefined ? 'is required' : 'must be text';

/**
 * Text that a client sent: stored as it came, at most `max` characters. If it is too long, nothing else looks
 * at it, so no other check ever meets a text of any length.
 */
export const text = (max: number, tooLong = `must have at most ${max} characters`) =>
  z.string({ error: kind }).check(z.maxLength(max, { error: tooLong, abort: true }), noNul);

/** Text on one line for others to read, without line breaks and marks that change the direction of text. */
export const line = (max: number, required: string, min = 1) =>
  text(max).check(
    z.overwrite(oneLine),
    z.minLength(min, { error: required, abort: true }),
    z.refine(isVisible, required),
  );

/** Lines for others to read, without control characters and marks that change the direction of text. */
export const lines = (max: number, required: string, tooLong?: string) =>
  text(max, tooLong).check(
    z.overwrite(plainText),
    z.minLength(1, { error: required, abort: true }),
    z.refine(isVisible, required),
  );

/** An id or a slug of ours: lower-case letters, digits and hyphens. `requirement` says what it must be. */
export const slug = (requirement: string) =>
  text(limits.slug, requirement).check(z.regex(/^[a-z0-9][a-z0-9-]*$/, requirement));
