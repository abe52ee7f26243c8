import type { NewQuizAnswers, QuizAnswers } from '@site/shared/contracts';
import { http, outbox } from '@site/shared/platform';

const pathOf = (person: string, unitId: string) => `/v1/users/${person}/quizzes/${unitId}/answers`;

/** The answers that the account has. */
export async function fetchAnswers(person: string, unitId: string): Promise<QuizAnswers> {
  const { data } = await http.get<QuizAnswers>(pathOf(person, unitId));
  return data;
}

/**
 * Sends all answers of a quiz, or lets them wait for the network. Rejects if the API refuses them.
 * @returns the answers that stand; null if they wait
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
    method: 'put',
    url: pathOf(person, unitId),
    body: answers,
    failureMessage: "We couldn't save your answers",
    page: window.location.pathname,
    meta: { unitId },
  });
  return delivery.status === 'sent' ? (delivery.data as QuizAnswers) : null;
}
