import * as z from 'zod/mini';
import { pageAddress } from './page-address.ts';

/** What is said once of roadmaps and DSA problems, in files and in forms alike. */
const without = (pattern: RegExp, what: string) =>
  z.refine<string>((value) => !pattern.test(value), `must not contain ${what}`);

const isTrimmed = z.refine<string>(
  (value) => value === value.trim(),
  'must not begin or end with a space',
);

/** Any text of at most `max` characters that the database can hold. */
export const contentText = (max: number) =>
  z
    .string('must be text')
    .check(
      z.maxLength(max, { error: `must have at most ${max} characters`, abort: true }),
      without(/\0/, 'a NUL character'),
      without(/\p{Surrogate}/u, 'half a character'),
    );

/** A text that says something. */
export const contentLine = (max: number) =>
  contentText(max).check(z.minLength(1, 'must not be empty'), isTrimmed);

/** Plain text in which `backquotes` mark code, so that they come in pairs. */
export const prose = (max: number) =>
  contentLine(max).check(
    z.refine((text) => text.split('`').length % 2 === 1, 'must close every backtick it opens'),
  );

/** Never changes. */
export const contentId = z
  .string('must be text')
  .check(
    z.maxLength(100, { error: 'must have at most 100 characters', abort: true }),
    z.regex(
      /^[a-z0-9]+(-[a-z0-9]+)*$/,
      'must be lower-case words joined by hyphens, such as dsa-two-sum',
    ),
  );

const HTTPS = 'must be an address that starts with https://';

export const contentAddress = z
  .string(HTTPS)
  .check(
    z.maxLength(2_000, { error: 'must have at most 2000 characters', abort: true }),
    z.url({ protocol: /^https$/, error: HTTPS }),
  );

export const contentLink = z.nullable(contentAddress);

const PAGE = 'must be an address that starts with https://, or with / if it is a page of this site';

/** The same, or a page of this site. */
export const contentPage = z.nullable(
  z
    .string(PAGE)
    .check(
      z.maxLength(2_000, { error: 'must have at most 2000 characters', abort: true }),
      z.regex(pageAddress, PAGE),
    ),
);

/** The day of the last review, such as 2026-11-24; null if nobody has said that there was one. */
export const reviewDay = z._default(
  z.nullable(z.iso.date({ error: 'must be a day such as 2026-11-24' })),
  null,
);

/** The same in an answer. */
export const reviewedOn = z.nullable(z.iso.date());

/** Order within a list. */
export const sequenceNumber = z
  .int('must be a whole number')
  .check(z.minimum(1, 'must be 1 or more'), z.maximum(10_000, 'must be 10000 or less'));

/** A list that names nothing twice. */
export const noneTwice = <T>(nameOf: (entry: T) => string, message: string) =>
  z.refine<T[]>((list) => new Set(list.map(nameOf)).size === list.length, message);

/** An object without unknown keys; the error names the keys that are known. */
export const exactly = <T extends z.core.$ZodLooseShape>(shape: T) =>
  z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `isn't a known field; the known ones are ${Object.keys(shape).join(', ')}`
        : `must be an object with ${Object.keys(shape).join(', ')}`,
  });
