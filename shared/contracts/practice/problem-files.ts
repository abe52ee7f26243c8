import * as z from 'zod/mini';
import {
  contentId,
  contentLine,
  contentText,
  exactly,
  finished,
  noneTwice,
  prose,
  reviewDay,
  type Stage,
  sequenceNumber,
} from '../composition/content-fields.ts';
import { noteLabel } from './discussion-subjects.ts';
import { difficulty } from './roadmaps.ts';

/** The files of a DSA problem in api/content, and so what its form in the admin area is made of. */

/** Longest listing, and longest Python that runs before it, in characters. */
export const LISTING_MAX = 10_000;

const THREE_HINTS = 'must have three hints, or none';

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

/** The facts of a problem, finished or not. */
export const problemFactsOf = ({ line, prose, id, needs }: Stage) => {
  const paragraphs = z
    .array(prose(2_000), 'must be a list of paragraphs')
    .check(
      ...needs(z.minLength(1, 'must have at least one paragraph')),
      z.maxLength(30, 'must have at most 30 paragraphs'),
    );
  return {
    title: contentLine(100),
    /** One of `dsa-categories.json`. */
    category: line(50),
    difficulty: z.enum(difficulty.options, 'must be easy, medium or hard'),
    /** The practice problem that is the same. */
    unit_id: id,
    description: paragraphs,
    example: exactly({ input: line(500), output: line(500) }),
    /** What an interviewer asks next, shown before the problem is solved, and its answer, which is folded. */
    follow_up: exactly({ question: prose(300), answer: prose(2_000) }),
    /** What to notice, which structure, the outline. */
    hints: z
      .array(prose(500), 'must be a list of hints')
      .check(
        ...needs(z.refine<string[]>(({ length }) => length === 0 || length === 3, THREE_HINTS)),
        z.maxLength(3, THREE_HINTS),
      ),
    explanation: exactly({
      title: line(200),
      content: paragraphs,
      key_insight: prose(500),
      steps: z
        .array(prose(500), 'must be a list of steps')
        .check(
          ...needs(z.minLength(2, 'must have at least two steps')),
          z.maxLength(12, 'must have at most twelve steps'),
        ),
    }),
    complexity: exactly({
      time: line(60),
      space: line(60),
      time_description: prose(1_000),
      space_description: prose(1_000),
    }),
    /** What n counts in `generator.py`, such as 'numbers in the list'; '' if there is no generator. */
    input_size: inputSize,
    reviewed: reviewDay,
  };
};

const problemFacts = problemFactsOf(finished);

/** `problem.json`: everything about a DSA problem but its Python and its cases. */
export const problemFile = exactly({
  id: contentId,
  slug: contentId,
  ...problemFacts,
  /** Exports made before there were hints and generators have none. */
  hints: z._default(problemFacts.hints, []),
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

const caseOf = ({ line }: Stage) =>
  exactly({
    name: line(100),
    input: line(1_000),
    expected: line(1_000),
    /** Not shown before code is submitted. */
    hidden: z._default(z.boolean('must be true or false'), false),
  });
export const caseOfFile = caseOf(finished);

type Case = z.output<typeof caseOfFile>;

/** The cases of a problem, finished or not. */
export const casesOf = (stage: Stage) =>
  z.array(caseOf(stage), 'must be a list of cases').check(
    ...stage.needs(
      z.minLength(6, 'must have at least six cases'),
      noneTwice(({ name }: Case) => name, 'must not have two cases of the same name'),
      noneTwice(({ input }: Case) => input, 'must not have a case twice'),
    ),
    z.maxLength(50, 'must have at most fifty cases'),
  );

/** `cases.json`: Python expressions, compared with == after the listing was run. */
export const casesFile = casesOf(finished);
export type CasesFile = z.infer<typeof casesFile>;

/** Python as it's stored: line ends as on Unix, one at the end; '' if there is none. */
export const asListing = (text: string): string => {
  const code = text.replace(/\r\n?/g, '\n').trimEnd();
  return code === '' ? '' : `${code}\n`;
};

/** Python, '' for none. */
export const perhapsCode = contentText(LISTING_MAX).check(z.overwrite(asListing));

/** Python that's there once the problem is finished. */
export const listingOf = ({ needs }: Stage) =>
  perhapsCode.check(...needs(z.minLength(1, 'must not be empty')));
export const listingCode = listingOf(finished);

/** Our solution in Java and C++, finished or not. */
export const compiledOf = (stage: Stage) =>
  exactly({ java: listingOf(stage), cpp: listingOf(stage) });

/** `solution.java` and `solution.cpp`: our solution in languages that browsers don't run. */
export const compiledListings = compiledOf(finished);
export type CompiledListings = z.infer<typeof compiledListings>;

/** The same as it's stored: `support` is the structure of nodes in C++; missing if there is none. */
export interface CompiledContent extends CompiledListings {
  support?: string;
}
