import type { NewQuizAnswers, QuizAnswer, QuizAnswers } from '@site/shared/contracts/practice';
import type { Database } from '../../../database/database.ts';
import { DomainError, notFound } from '../../../errors/domain-error.ts';
import { findWork, replaceWork } from '../attempts/work.repository.ts';
import { findOptions } from './quiz-options.ts';

/** Whose answers, and in which quiz. */
export interface OwnQuiz {
  userId: string;
  unitId: string;
}

const refused = (message: string) =>
  new DomainError(400, 'invalid', 'The answers could not be saved.', { answers: message });

/**
 * What people answer in quizzes: theirs alone, and nothing else on the site believes it. Every call throws
 * DomainError 404 for a unit that never had a quiz; a retired one still takes what a page that was opened before has
 * to say.
 */
export function createQuizAnswers({ kysely }: Pick<Database, 'kysely'>, now = () => new Date()) {
  const requireOptions = async ({ unitId }: OwnQuiz) => {
    const options = (await findOptions(kysely, [unitId])).get(unitId);
    if (!options) throw notFound(`There is no quiz of the unit ${unitId}.`);
    return options;
  };

  const answersOf = async ({ userId, unitId }: OwnQuiz): Promise<QuizAnswers> => {
    const place = { unitId, language: '' } as const;
    const saved = (await findWork(kysely, userId, 'answers', [place]))(place);
    return { answers: saved?.content ?? [], changedAt: saved?.changedAt ?? null };
  };

  return {
    async find(own: OwnQuiz): Promise<QuizAnswers> {
      await requireOptions(own);
      return answersOf(own);
    },

    /**
     * @returns the answers that stand: others if they weren't the base of what was sent
     * @throws DomainError 400 for a question that the quiz doesn't have, and for an option that a question doesn't have.
     */
    async save(own: OwnQuiz, { answers, changedAt, base }: NewQuizAnswers): Promise<QuizAnswers> {
      const options = await requireOptions(own);
      for (const answer of answers) requireKnown(answer, options);
      const changed = new Date(Math.min(Date.parse(changedAt), now().getTime())).toISOString();
      const work = {
        unitId: own.unitId,
        language: '',
        content: answers,
        changedAt: changed,
      } as const;
      await replaceWork(kysely, own.userId, 'answers', work, base);
      return answersOf(own);
    },
  };
}

function requireKnown({ questionId, first, last }: QuizAnswer, options: Map<string, number>): void {
  const count = options.get(questionId);
  if (count === undefined) throw refused(`The quiz has no question ${questionId}.`);
  if (Math.max(first, last) >= count) throw refused(`${questionId} has ${count} options.`);
}
