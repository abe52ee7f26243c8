import { mutationOf, request } from '@site/shared/api';
import type { NewQuizAnswers, QuizAnswers } from '@site/shared/contracts';
import { outbox } from '@site/shared/platform';

/** The answers that the account has. */
export const fetchAnswers = (person: string, unitId: string): Promise<QuizAnswers> =>
  request('GET /v1/users/{userId}/quizzes/{unitId}/answers', {
    params: { userId: person, unitId },
  });

/**
 * Sends all answers of a quiz, or lets them wait for the network. Rejects if the API refuses them.
 * @returns the current answers; null if they wait
 */
export async function sendAnswers(
  person: string,
  unitId: string,
  answers: NewQuizAnswers,
): Promise<QuizAnswers | null> {
  const delivery = await outbox.enqueue({
    person,
    kind: 'quiz-answers',
    queueKey: `quiz ${unitId}`,
    collapseKey: 'answers',
    ...mutationOf('PUT /v1/users/{userId}/quizzes/{unitId}/answers', {
      params: { userId: person, unitId },
      body: answers,
    }),
    failureMessage: "We couldn't save your answers",
    page: window.location.pathname,
    meta: { unitId },
  });
  return delivery.status === 'sent' ? (delivery.data as QuizAnswers) : null;
}
