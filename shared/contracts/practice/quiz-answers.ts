import * as z from 'zod/mini';
import { baseVersion, deviceTime, wholeNumber } from '../composition/client-values.ts';
import { noneTwice } from '../composition/content-fields.ts';
import type { RouteDefinitions } from '../composition/route.ts';
import { slug } from '../composition/text.ts';
import { QUESTIONS_MAX } from './unit-quiz-files.ts';

/** /v1/users/{userId}/quizzes/{unitId}/answers */
export const quizAnswersParams = z.strictObject({
  userId: z.uuid('must be a user id'),
  unitId: slug('must be the id of a unit'),
});

/** Positions in a question's options. */
const option = wholeNumber(0, 5);

/** What a person answered to one question. */
export const quizAnswer = z.strictObject({
  questionId: slug('must be the id of a question'),
  first: option,
  /** The latest; what was wrong comes again in the next round. */
  last: option,
  /** In which that was, from 1. */
  round: wholeNumber(1, 1_000),
});
export type QuizAnswer = z.infer<typeof quizAnswer>;

/** Everything a person has answered in a quiz; none to start over. A change that is to come counts as made now. */
export const writtenAnswers = z.strictObject({
  answers: z.array(quizAnswer, 'must be a list of answers').check(
    z.maxLength(QUESTIONS_MAX, `must have at most ${QUESTIONS_MAX} answers`),
    noneTwice(
      ({ questionId }: { questionId: string }) => questionId,
      'must not answer a question twice',
    ),
  ),
  changedAt: deviceTime,
});

/** PUT …/answers */
export const newQuizAnswers = z.extend(writtenAnswers, { base: baseVersion });
export type NewQuizAnswers = z.infer<typeof newQuizAnswers>;

/** The response of GET and PUT …/answers: those that stand. `changedAt` is null if there never were any. */
export const quizAnswers = z.object({
  answers: z.array(quizAnswer),
  changedAt: z.nullable(z.iso.datetime()),
});
export type QuizAnswers = z.infer<typeof quizAnswers>;

/** What a learner has answered in quizzes. */
export const quizAnswerRoutes = {
  'GET /v1/users/{userId}/quizzes/{unitId}/answers': {
    access: 'owner',
    params: quizAnswersParams,
    answers: { 200: quizAnswers },
  },
  'PUT /v1/users/{userId}/quizzes/{unitId}/answers': {
    access: 'owner',
    params: quizAnswersParams,
    body: newQuizAnswers,
    answers: { 200: quizAnswers },
  },
} satisfies RouteDefinitions;
