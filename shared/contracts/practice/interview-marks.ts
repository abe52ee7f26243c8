import * as z from 'zod/mini';
import { deviceTime, wholeNumber } from '../composition/client-values.ts';
import { noneTwice } from '../composition/content-fields.ts';
import type { RouteDefinitions } from '../composition/route.ts';
import { slug, text } from '../composition/text.ts';
import { CRITERIA_MAX, CRITERION_MAX, RUBRIC_LEVELS } from './mock-interview-files.ts';

/** /v1/users/{userId}/mock-interviews/{interviewId}/marks */
export const interviewMarksParams = z.strictObject({
  userId: z.uuid('must be a user id'),
  interviewId: slug('must be the id of an interview'),
});

/** The level that was given to a criterion of the rubric: its position in RUBRIC_LEVELS. */
const interviewMark = z.strictObject({
  criterion: text(CRITERION_MAX),
  level: wholeNumber(0, RUBRIC_LEVELS.length - 1),
});
export type InterviewMark = z.infer<typeof interviewMark>;

/**
 * PUT …/marks: the whole rubric as it was filled in; [] to start over. Of several devices, the latest change
 * wins; one that is to come counts as made now.
 */
export const newInterviewMarks = z.strictObject({
  marks: z.array(interviewMark, 'must be a list of marks').check(
    z.maxLength(CRITERIA_MAX, `must have at most ${CRITERIA_MAX} marks`),
    noneTwice(
      ({ criterion }: { criterion: string }) => criterion,
      'must not mark a criterion twice',
    ),
  ),
  changedAt: deviceTime,
});
export type NewInterviewMarks = z.infer<typeof newInterviewMarks>;

/** The answer of GET and PUT …/marks: those that stand. `changedAt` is null if there never were any. */
export const interviewMarks = z.object({
  marks: z.array(interviewMark),
  changedAt: z.nullable(z.iso.datetime()),
});
export type InterviewMarks = z.infer<typeof interviewMarks>;

/** How a learner has marked the rubrics of mock interviews. */
export const interviewMarksRoutes = {
  'GET /v1/users/{userId}/mock-interviews/{interviewId}/marks': {
    access: 'owner',
    params: interviewMarksParams,
    answers: { 200: interviewMarks },
  },
  'PUT /v1/users/{userId}/mock-interviews/{interviewId}/marks': {
    access: 'owner',
    params: interviewMarksParams,
    body: newInterviewMarks,
    answers: { 200: interviewMarks },
  },
} satisfies RouteDefinitions;
