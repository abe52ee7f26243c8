import * as z from 'zod/mini';

/** A number that a client sent. */
export const wholeNumber = (min: number, max: number) =>
  z
    .int('must be a whole number')
    .check(z.minimum(min, `must be ${min} or more`), z.maximum(max, `must be ${max} or less`));
