import * as z from 'zod/mini';
import {
  contentLine,
  exactly,
  noneTwice,
  prose,
  reviewDay,
  sequenceNumber,
} from '../composition/content-fields.ts';

/** The files of mock interviews in api/content. */

/** What the interviewer says or asks, and what is listened for. */
export const interviewQuestion = exactly({
  /** The interviewer's words. */
  says: prose(1_000),
  /** What a good answer contains; [] for words that ask nothing. */
  good: z.array(prose(1_000), 'must be a list of texts').check(z.maxLength(10)),
  /** What to ask next, and when. */
  follow_ups: z.array(prose(500), 'must be a list of texts').check(z.maxLength(8)),
});

export const interviewPart = exactly({
  title: contentLine(100),
  minutes: z.int('must be a whole number').check(z.minimum(1), z.maximum(90)),
  questions: z
    .array(interviewQuestion, 'must be a list of questions')
    .check(z.minLength(1, 'must have at least one question'), z.maxLength(12)),
});

/** How well something is done, from the lowest level to the highest. */
export const RUBRIC_LEVELS = ['Weak', 'Mixed', 'Good', 'Strong'] as const;

/** The longest name of a criterion, in characters, and the most of them in a rubric. */
export const CRITERION_MAX = 60;
export const CRITERIA_MAX = 8;

export const rubricRow = exactly({
  criterion: contentLine(CRITERION_MAX),
  /** What each level looks like. */
  levels: z
    .array(prose(400), 'must be a list of texts')
    .check(
      z.minLength(RUBRIC_LEVELS.length, 'must describe four levels'),
      z.maxLength(RUBRIC_LEVELS.length, 'must describe four levels'),
    ),
});

/** `mock-interviews/<id>.json`: a script for two people. The name of the file is its id. */
export const mockInterviewFile = exactly({
  title: contentLine(100),
  description: prose(500),
  /** Order in the list. */
  sequence_number: sequenceNumber,
  /** What the interviewer does beforehand. */
  preparation: z
    .array(prose(500), 'must be a list of texts')
    .check(z.minLength(1, 'must have at least one entry'), z.maxLength(10)),
  parts: z.array(interviewPart, 'must be a list of parts').check(
    z.minLength(2, 'must have two to eight parts'),
    z.maxLength(8, 'must have two to eight parts'),
    noneTwice(({ title }: { title: string }) => title, 'must not have two parts of one title'),
  ),
  rubric: z.array(rubricRow, 'must be a list of criteria').check(
    z.minLength(3, 'must have three to eight criteria'),
    z.maxLength(CRITERIA_MAX, 'must have three to eight criteria'),
    noneTwice(
      ({ criterion }: { criterion: string }) => criterion,
      'must not list a criterion twice',
    ),
  ),
  reviewed: reviewDay,
});
export type MockInterviewFile = z.infer<typeof mockInterviewFile>;
