import * as z from 'zod/mini';
import { limits } from './limits.ts';
import { text } from './text.ts';

/** A number that a client sent. */
export const wholeNumber = (min: number, max: number) =>
  z
    .int('must be a whole number')
    .check(z.minimum(min, `must be ${min} or more`), z.maximum(max, `must be ${max} or less`));

const VERSION = 'must be the version the change was based on';

/** The version that a change was made from, as the API gave it: 16 hexadecimal digits. */
export const sentVersion = text(16, VERSION).check(z.regex(/^[0-9a-f]{16}$/, VERSION));

const NO_TIME = 'must be a time such as 2026-11-24T09:30:00Z';

/** A moment by the clock of a person's device. */
export const deviceTime = text(limits.dateTime, NO_TIME).check(
  z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,9})?(Z|[+-]\d{2}:\d{2})$/, {
    error: NO_TIME,
    abort: true,
  }),
  z.refine((sent) => !Number.isNaN(Date.parse(sent)), NO_TIME),
);

/**
 * The `changedAt` of the version that was changed, as the API gave it; null if there was none. If another version stands
 * by now, nothing is stored, and the response is that one.
 */
export const baseVersion = z.nullable(deviceTime);
