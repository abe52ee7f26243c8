import { request } from '@site/shared/api';
import type { NewQuizAnswers, QuizAnswers } from '@site/shared/contracts';

const PLACE = '/v1/users/{userId}/quizzes/{unitId}/answers';

/** The answers that the account has. */
export const fetchAnswers = (person: string, unitId: string): Promise<QuizAnswers> =>
  request(`GET ${PLACE}`, { params: { userId: person, unitId } });

/** Sends all answers of a quiz. @returns those that stand: others if those of `base` no longer did */
export const saveAnswers = (
  person: string,
  unitId: string,
  body: NewQuizAnswers,
): Promise<QuizAnswers> => request(`PUT ${PLACE}`, { params: { userId: person, unitId }, body });
