import { isDeepStrictEqual } from 'node:util';
import type { QuizAnswer } from '@site/shared/contracts';
import {
  findAnswers,
  findOptions,
  saveAnswers,
} from '../../quiz-answers/quiz-answers.repository.ts';
import { type KindOf, laterOf, madeAt } from '../kind.ts';

interface QuizChange {
  unitId: string;
  before: QuizAnswer[];
  after: QuizAnswer[];
}

const unitIdOf = ({ unitId }: { unitId: string }) => unitId;

/** What was answered in the quiz of a unit. All answers are one thing, of which the later wins. */
export const quiz: KindOf<'quiz', QuizChange> = {
  async compare(kysely, items, { userId, now }) {
    const options = await findOptions(kysely, items.map(unitIdOf));
    const kept = await findAnswers(kysely, userId, items.map(unitIdOf));
    return items.map(({ unitId, answers, changedAt }) => {
      const known = knownAnswers(answers, options.get(unitId));
      if (known.length === 0) return { outcome: 'gone' };
      const own = kept.get(unitId);
      if (!own) return { outcome: 'added' };
      const later = laterOf(madeAt(changedAt, now), new Date(own.changedAt));
      return {
        outcome: isDeepStrictEqual(own.answers, known) ? 'same' : later,
        held: { kind: 'quiz', ...own },
      };
    });
  },

  async merge(transaction, items, { userId, now }) {
    const options = await findOptions(transaction, items.map(unitIdOf));
    const kept = await findAnswers(transaction, userId, items.map(unitIdOf));
    const merged = items.map(({ unitId, answers, changedAt }) => ({
      unitId,
      answers: knownAnswers(answers, options.get(unitId)),
      changedAt: madeAt(changedAt, now),
    }));
    await saveAnswers(transaction, userId, merged);
    return merged.map(({ unitId, answers: after }) => ({
      ...{ unitId, before: kept.get(unitId)?.answers ?? [], after },
    }));
  },

  async undo(transaction, changes, { userId, now }) {
    const kept = await findAnswers(transaction, userId, changes.map(unitIdOf));
    const isUnchanged = ({ unitId, after }: QuizChange) =>
      isDeepStrictEqual(kept.get(unitId)?.answers, after);
    await saveAnswers(
      transaction,
      userId,
      changes
        .filter(isUnchanged)
        .map(({ unitId, before }) => ({ unitId, answers: before, changedAt: now })),
    );
    return changes.map(isUnchanged);
  },
};

/** The answers to questions that the quiz still has. */
const knownAnswers = (answers: readonly QuizAnswer[], options?: Map<string, number>) =>
  answers.filter(
    ({ questionId, first, last }) => Math.max(first, last) < (options?.get(questionId) ?? 0),
  );
