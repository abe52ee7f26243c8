import { isDeepStrictEqual } from 'node:util';
import type { QuizAnswer } from '@site/shared/contracts';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import { findAnswers, findOptions, saveAnswers } from '../../quiz-answers/index.ts';
import { type KindOf, laterOf, madeAt } from '../kind.ts';

interface QuizChange {
  unitId: string;
  before: QuizAnswer[];
  after: QuizAnswer[];
}

/** What was answered in the quiz of a unit. All answers are one thing, of which the later wins. */
export const quiz: KindOf<'quiz', QuizChange> = {
  async compare(kysely, { unitId, answers, changedAt }, { userId, now }) {
    const known = await knownAnswers(kysely, unitId, answers);
    if (known.length === 0) return { outcome: 'gone' };
    const kept = await findAnswers(kysely, { userId, unitId });
    if (kept.changedAt === null) return { outcome: 'added' };
    const later = laterOf(madeAt(changedAt, now), new Date(kept.changedAt));
    return {
      outcome: isDeepStrictEqual(kept.answers, known) ? 'same' : later,
      held: { kind: 'quiz', answers: kept.answers, changedAt: kept.changedAt },
    };
  },

  async merge(transaction, { unitId, answers, changedAt }, { userId, now }) {
    const own = { userId, unitId };
    const { answers: before } = await findAnswers(transaction, own);
    const after = await knownAnswers(transaction, unitId, answers);
    await saveAnswers(transaction, own, after, madeAt(changedAt, now));
    return { unitId, before, after };
  },

  async undo(transaction, { unitId, before, after }, { userId, now }) {
    const own = { userId, unitId };
    const { answers } = await findAnswers(transaction, own);
    if (!isDeepStrictEqual(answers, after)) return false;
    await saveAnswers(transaction, own, before, now);
    return true;
  },
};

/** The answers to questions that the quiz still has. */
async function knownAnswers(
  kysely: Kysely<Tables>,
  unitId: string,
  answers: readonly QuizAnswer[],
): Promise<QuizAnswer[]> {
  const options = await findOptions(kysely, unitId);
  return answers.filter(
    ({ questionId, first, last }) => Math.max(first, last) < (options?.get(questionId) ?? 0),
  );
}
