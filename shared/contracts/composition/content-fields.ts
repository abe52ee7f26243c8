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

const isNotEmpty = z.minLength(1, 'must not be empty');

const closesBackticks = z.refine<string>(
  (text) => text.split('`').length % 2 === 1,
  'must close every backtick it opens',
);

/** A text that says something. */
export const contentLine = (max: number) => contentText(max).check(isNotEmpty, isTrimmed);

/** Plain text in which `backquotes` mark code, so that they come in pairs. */
export const prose = (max: number) => contentLine(max).check(closesBackticks);

const ID = 'must be lower-case words joined by hyphens, such as dsa-two-sum';
const idText = z
  .string('must be text')
  .check(z.maxLength(100, { error: 'must have at most 100 characters', abort: true }));

/** Never changes. */
export const contentId = idText.check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, ID));

/**
 * The fields of something that is to be published, all there; `needs` holds the rules that something unfinished
 * needn't follow.
 */
export const finished = {
  line: contentLine,
  prose,
  id: contentId,
  needs: <Check>(...checks: Check[]) => checks,
};
export type Stage = typeof finished;

/** The same fields of a draft: anything may be missing, and what is there is well-formed and within its limits. */
export const unfinished: Stage = {
  line: (max) => contentText(max).check(isTrimmed),
  prose: (max) => contentText(max).check(isTrimmed, closesBackticks),
  id: idText.check(z.refine((id) => id === '' || contentId.safeParse(id).success, ID)),
  needs: () => [],
};

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
