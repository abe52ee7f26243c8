import * as z from 'zod/mini';
import {
  exactly,
  finished,
  noneTwice,
  prose,
  reviewDay,
  type Stage,
  sequenceNumber,
} from '../composition/content-fields.ts';

/** The files of mock interviews in api/content. */

/** What the interviewer says or asks, and what is listened for. */
const interviewQuestionOf = (stage: Stage) =>
  exactly({
    /** The interviewer's words. */
    says: stage.prose(1_000),
    /** What a good answer contains; [] for words that ask nothing. */
    good: z.array(prose(1_000), 'must be a list of texts').check(z.maxLength(10)),
    /** What to ask next, and when. */
    follow_ups: z.array(prose(500), 'must be a list of texts').check(z.maxLength(8)),
  });

const interviewPartOf = (stage: Stage) =>
  exactly({
    title: stage.line(100),
    minutes: z.int('must be a whole number').check(z.minimum(1), z.maximum(90)),
    questions: z
      .array(interviewQuestionOf(stage), 'must be a list of questions')
      .check(...stage.needs(z.minLength(1, 'must have at least one question')), z.maxLength(12)),
  });
export const interviewPart = interviewPartOf(finished);

/** How well something is done, from the lowest level to the highest. */
export const RUBRIC_LEVELS = ['Weak', 'Mixed', 'Good', 'Strong'] as const;

/** The longest name of a criterion, in characters, and the most of them in a rubric. */
export const CRITERION_MAX = 60;
export const CRITERIA_MAX = 8;

const rubricRowOf = (stage: Stage) =>
  exactly({
    criterion: stage.line(CRITERION_MAX),
    /** What each level looks like. */
    levels: z
      .array(prose(400), 'must be a list of texts')
      .check(
        ...stage.needs(z.minLength(RUBRIC_LEVELS.length, 'must describe four levels')),
        z.maxLength(RUBRIC_LEVELS.length, 'must describe four levels'),
      ),
  });
export const rubricRow = rubricRowOf(finished);

/** The fields of a script, finished or not. */
export const mockInterviewOf = (stage: Stage) =>
  exactly({
    title: stage.line(100),
    description: stage.prose(500),
    /** Order in the list. */
    sequence_number: sequenceNumber,
    /** What the interviewer does beforehand. */
    preparation: z
      .array(prose(500), 'must be a list of texts')
      .check(...stage.needs(z.minLength(1, 'must have at least one entry')), z.maxLength(10)),
    parts: z
      .array(interviewPartOf(stage), 'must be a list of parts')
      .check(
        z.maxLength(8, 'must have two to eight parts'),
        ...stage.needs(z.minLength(2, 'must have two to eight parts')),
        ...stage.needs(
          noneTwice(
            ({ title }: { title: string }) => title,
            'must not have two parts of one title',
          ),
        ),
      ),
    rubric: z
      .array(rubricRowOf(stage), 'must be a list of criteria')
      .check(
        z.maxLength(CRITERIA_MAX, 'must have three to eight criteria'),
        ...stage.needs(z.minLength(3, 'must have three to eight criteria')),
        ...stage.needs(
          noneTwice(
            ({ criterion }: { criterion: string }) => criterion,
            'must not list a criterion twice',
          ),
        ),
      ),
    reviewed: reviewDay,
  });

/** `mock-interviews/<id>.json`: a script for two people. The name of the file is its id. */
export const mockInterviewFile = mockInterviewOf(finished);
export type MockInterviewFile = z.infer<typeof mockInterviewFile>;
