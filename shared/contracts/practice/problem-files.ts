import * as z from 'zod/mini';
import {
  contentId,
  contentLine,
  contentText,
  exactly,
  noneTwice,
  prose,
  reviewDay,
  sequenceNumber,
} from '../composition/content-fields.ts';
import { noteLabel } from './discussion-subjects.ts';
import { difficulty } from './roadmaps.ts';

/** The files of a DSA problem in api/content, and so what its form in the admin area is made of. */

/** Longest listing, and longest Python that runs before it, in characters. */
export const LISTING_MAX = 10_000;

const paragraphs = z
  .array(prose(2_000), 'must be a list of paragraphs')
  .check(
    z.minLength(1, 'must have at least one paragraph'),
    z.maxLength(30, 'must have at most 30 paragraphs'),
  );

const hints = z
  .array(prose(500), 'must be a list of hints')
  .check(z.refine(({ length }) => length === 0 || length === 3, 'must have three hints, or none'));

/** A note of the editors, with which the discussion starts. */
const note = exactly({
  label: noteLabel,
  content: prose(2_000),
  written_at: z.pipe(
    z.iso.datetime({ offset: true, error: 'must be a time such as 2026-10-03T09:30:00Z' }),
    z.transform((time: string) => new Date(time).toISOString()),
  ),
});

const inputSize = contentText(80).check(
  z.refine((words) => words === words.trim() && !words.includes('\n'), 'must be one line'),
);

/** What an interviewer asks next, shown before the problem is solved, and its answer, which is folded. */
const followUp = exactly({ question: prose(300), answer: prose(2_000) });

export const problemFacts = {
  title: contentLine(100),
  /** One of `dsa-categories.json`. */
  category: contentLine(50),
  difficulty: z.enum(difficulty.options, 'must be easy, medium or hard'),
  /** The practice problem that is the same. */
  unit_id: contentId,
  description: paragraphs,
  example: exactly({ input: contentLine(500), output: contentLine(500) }),
  follow_up: followUp,
  /** What to notice, which structure, the outline. */
  hints,
  explanation: exactly({
    title: contentLine(200),
    content: paragraphs,
    key_insight: prose(500),
    steps: z
      .array(prose(500), 'must be a list of steps')
      .check(
        z.minLength(2, 'must have at least two steps'),
        z.maxLength(12, 'must have at most twelve steps'),
      ),
  }),
  complexity: exactly({
    time: contentLine(60),
    space: contentLine(60),
    time_description: prose(1_000),
    space_description: prose(1_000),
  }),
  /** What n counts in `generator.py`, such as 'numbers in the list'; '' if there is no generator. */
  input_size: inputSize,
  reviewed: reviewDay,
};

/** `problem.json`: everything about a DSA problem but its Python and its cases. */
export const problemFile = exactly({
  id: contentId,
  slug: contentId,
  ...problemFacts,
  /** Exports made before there were hints and generators have none. */
  hints: z._default(hints, []),
  input_size: z._default(inputSize, ''),
  sequence_number: sequenceNumber,
  /** The name of a file of `dsa-support/`. */
  support: z.nullable(contentId),
  comments: z.array(note, 'must be a list of notes').check(
    z.refine(({ length }) => length === 0 || length === 2, 'must have two notes, or none'),
    noneTwice(({ label }: { label: string }) => label, 'must have different labels'),
  ),
});
export type ProblemFile = z.infer<typeof problemFile>;

export const caseOfFile = exactly({
  name: contentLine(100),
  input: contentLine(1_000),
  expected: contentLine(1_000),
  /** Not shown before code is submitted. */
  hidden: z._default(z.boolean('must be true or false'), false),
});

/** `cases.json`: Python expressions, compared with == after the listing was run. */
export const casesFile = z.array(caseOfFile, 'must be a list of cases').check(
  z.minLength(6, 'must have at least six cases'),
  z.maxLength(50, 'must have at most fifty cases'),
  noneTwice(({ name }: { name: string }) => name, 'must not have two cases of the same name'),
  noneTwice(({ input }: { input: string }) => input, 'must not have a case twice'),
);
export type CasesFile = z.infer<typeof casesFile>;

/** Python as it's stored: line ends as on Unix, one at the end; '' if there is none. */
export const asListing = (text: string): string => {
  const code = text.replace(/\r\n?/g, '\n').trimEnd();
  return code === '' ? '' : `${code}\n`;
};

/** Python, '' for none. */
export const perhapsCode = contentText(LISTING_MAX).check(z.overwrite(asListing));
export const listingCode = perhapsCode.check(z.minLength(1, 'must not be empty'));

/** `solution.java` and `solution.cpp`: our solution in languages that browsers don't run. */
export const compiledListings = exactly({ java: listingCode, cpp: listingCode });
export type CompiledListings = z.infer<typeof compiledListings>;

/** The same as it's stored: `support` is the structure of nodes in C++; missing if there is none. */
export interface CompiledContent extends CompiledListings {
  support?: string;
}
