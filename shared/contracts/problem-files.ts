import * as z from 'zod/mini';
import {
  contentId,
  contentLine,
  contentText,
  exactly,
  noneTwice,
  prose,
  sequenceNumber,
} from './content-fields.ts';
import { dsaCategories } from './dsa-problems.ts';
import { difficulty } from './roadmaps.ts';

/** The files of a DSA problem in api/content, and so what its form in the admin area is made of. */

/** Longest listing, and longest Python that runs before it, in characters. */
export const LISTING_MAX = 10_000;

const paragraphs = z
  .array(prose(2_000), 'must be a list of paragraphs')
  .check(
    z.minLength(1, 'must hold at least one paragraph'),
    z.maxLength(30, 'must hold at most 30 paragraphs'),
  );

const sampleComment = exactly({
  author: contentLine(100),
  content: contentLine(2_000),
  written_at: z.pipe(
    z.iso.datetime({ offset: true, error: 'must be a time such as 2026-10-03T09:30:00Z' }),
    z.transform((time: string) => new Date(time).toISOString()),
  ),
});

export const problemFacts = {
  title: contentLine(100),
  category: z.enum(dsaCategories, `must be one of ${dsaCategories.join(', ')}`),
  difficulty: z.enum(difficulty.options, 'must be easy, medium or hard'),
  /** The practice problem that is the same. */
  unit_id: contentId,
  description: paragraphs,
  example: exactly({ input: contentLine(500), output: contentLine(500) }),
  follow_up: prose(2_000),
  explanation: exactly({
    title: contentLine(200),
    content: paragraphs,
    key_insight: prose(500),
    steps: z
      .array(prose(500), 'must be a list of steps')
      .check(
        z.minLength(2, 'must hold at least two steps'),
        z.maxLength(12, 'must hold at most twelve steps'),
      ),
  }),
  complexity: exactly({
    time: contentLine(60),
    space: contentLine(60),
    time_description: prose(1_000),
    space_description: prose(1_000),
  }),
};

/** `problem.json`: everything about a DSA problem but its listing and its cases. */
export const problemFile = exactly({
  id: contentId,
  slug: contentId,
  ...problemFacts,
  sequence_number: sequenceNumber,
  /** The name of a file of `dsa-support/`. */
  support: z.nullable(contentId),
  comments: z.array(sampleComment, 'must be a list of comments').check(
    z.refine(({ length }) => length === 0 || length === 2, 'must hold two comments, or none'),
    noneTwice(({ author }: { author: string }) => author, 'must be by different people'),
  ),
});
export type ProblemFile = z.infer<typeof problemFile>;

/** `cases.json`: Python expressions, compared with == after the listing was run. */
export const casesFile = z
  .array(
    exactly({ name: contentLine(100), input: contentLine(1_000), expected: contentLine(1_000) }),
    'must be a list of cases',
  )
  .check(
    z.minLength(6, 'must hold at least six cases'),
    z.maxLength(50, 'must hold at most fifty cases'),
  );
export type CasesFile = z.infer<typeof casesFile>;

/** Python as it is kept: line ends as on Unix, one at the end; '' if there is none. */
export const asListing = (text: string): string => {
  const code = text.replace(/\r\n?/g, '\n').trimEnd();
  return code === '' ? '' : `${code}\n`;
};

/** Python, '' for none. */
export const supportCode = contentText(LISTING_MAX).check(z.overwrite(asListing));
export const listingCode = supportCode.check(z.minLength(1, 'must not be empty'));
