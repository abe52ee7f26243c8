import * as z from 'zod';

/** Longest texts in content files, in characters: they are shown in tables and cards. */
export const line = (max: number) =>
  z
    .string('must be text')
    .min(1, 'must not be empty')
    .max(max, `must have at most ${max} characters`)
    .refine((value) => value === value.trim(), 'must not begin or end with a space')
    .refine((value) => !value.includes('\0'), 'must not contain a NUL character');

/** Never changes. */
export const id = z
  .string('must be text')
  .regex(
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    'must be lower-case words joined by hyphens, such as dsa-two-sum',
  )
  .max(100, 'must have at most 100 characters');

/** An object without unknown keys; the error names the keys that are known. */
export const exactly = <T extends z.core.$ZodLooseShape>(shape: T) =>
  z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `isn't a known field; the known ones are ${Object.keys(shape).join(', ')}`
        : `must be an object with ${Object.keys(shape).join(', ')}`,
  });
