import * as z from 'zod/mini';
import { contentLine, contentText, finished } from '../composition/content-fields.ts';

/** What the shapes of a picture have in common. */

export const listOf = <T extends z.core.$ZodType>(
  entry: T,
  what: string,
  most: number,
  { needs } = finished,
) =>
  z
    .array(entry, `must be a list of ${what}`)
    .check(
      ...needs(z.minLength(1, 'must not be empty')),
      z.maxLength(most, `must have at most ${most} ${what}`),
    );

export const value = z.union([z.number(), contentText(24)], {
  error: 'must be a number or a text of at most 24 characters',
});
export const word = contentLine(24);
export const position = z
  .int('must be a position, from 0')
  .check(z.minimum(0, 'must be 0 or more'));
export const size = z.number('must be a number').check(z.minimum(0, 'must be 0 or more'));
export const positions = z.optional(listOf(position, 'positions', 40));
export const pairOf = <T extends z.core.$ZodType>(entry: T, error: string) =>
  z.tuple([entry, entry], error);
export const places = z.optional(
  listOf(pairOf(position, 'must be a row and a column, from 0'), 'places', 60),
);
/** Each with the place at which it points. */
export const pointers = z.optional(z.record(word, position, 'must be an object with positions'));

/** What a shape is called, such as position_of. */
export const called = { name: z.optional(contentLine(60)) };

export const look = z.optional(z.enum(['marked', 'faded'], 'must be marked or faded'));

export interface Marks {
  marked?: number[] | undefined;
  faded?: number[] | undefined;
  pointers?: Record<string, number> | undefined;
}
const markFields = ['marked', 'faded', 'pointers'] as const;

/** Marks and pointers are at something that's there. */
export const marksAt = <T extends Marks>(isThere: (shape: T, place: number) => boolean) =>
  markFields.map((field) =>
    z.refine<T>((shape) => Object.values(shape[field] ?? []).every((at) => isThere(shape, at)), {
      path: [field],
      error: 'must have positions of what is there, from 0',
    }),
  );
