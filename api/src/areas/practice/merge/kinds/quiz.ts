import { isDeepStrictEqual } from 'node:util';
import type { QuizAnswer } from '@site/shared/contracts/practice';
import { findWork, saveWork } from '../../attempts/work.repository.ts';
import { findOptions } from '../../quiz-answers/quiz-options.ts';
import { type KindOf, laterOf, madeAt } from '../kind.ts';

interface QuizChange {
  unitId: string;
  before: QuizAnswer[];
  after: QuizAnswer[];
}

const unitIdOf = ({ unitId }: { unitId: string }) => unitId;

const placeOf = ({ unitId }: { unitId: string }) => ({ unitId, language: '' }) as const;

/** What was answered in the quiz of a unit. All answers are one thing, of which the later wins. */
export const quiz: KindOf<'quiz', QuizChange> = {
  async compare(kysely, items, { userId, now }) {
    const options = await findOptions(kysely, items.map(unitIdOf));
    const savedWork = await findWork(kysely, userId, 'answers', items.map(placeOf));
    return items.map(({ unitId, answers, changedAt }) => {
      const known = knownAnswers(answers, options.get(unitId));
      if (known.length === 0) return { outcome: 'gone' };
      const own = savedWork(placeOf({ unitId }));
      if (!own) return { outcome: 'added' };
      const later = laterOf(madeAt(changedAt, now), new Date(own.changedAt));
      return {
        outcome: isDeepStrictEqual(own.content, known) ? 'same' : later,
        held: { kind: 'quiz', answers: own.content, changedAt: own.changedAt },
      };
    });
  },

  async merge(transaction, items, { userId, now }) {
    const options = await findOptions(transaction, items.map(unitIdOf));
    const savedWork = await findWork(transaction, userId, 'answers', items.map(placeOf));
    const merged = items.map(({ unitId, answers, changedAt }) => ({
      ...placeOf({ unitId }),
      content: knownAnswers(answers, options.get(unitId)),
      changedAt: madeAt(changedAt, now),
    }));
    await saveWork(transaction, userId, 'answers', merged);
    return merged.map(({ unitId, content: after }) => ({
      ...{ unitId, before: savedWork(placeOf({ unitId }))?.content ?? [], after },
    }));
  },

  async undo(transaction, changes, { userId, now }) {
    const savedWork = await findWork(transaction, userId, 'answers', changes.map(placeOf));
    const isUnchanged = (change: QuizChange) =>
      isDeepStrictEqual(savedWork(placeOf(change))?.content, change.after);
    await saveWork(
      transaction,
      userId,
      'answers',
      changes
        .filter(isUnchanged)
        .map((change) => ({ ...placeOf(change), content: change.before, changedAt: now })),
    );
    return changes.map(isUnchanged);
  },
};

/** The answers to questions that the quiz still has. */
const knownAnswers = (answers: readonly QuizAnswer[], options?: Map<string, number>) =>
  answers.filter(
    ({ questionId, first, last }) => Math.max(first, last) < (options?.get(questionId) ?? 0),
  );
