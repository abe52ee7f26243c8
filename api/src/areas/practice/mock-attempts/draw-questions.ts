import { createHash } from 'node:crypto';
import type { StoredQuestion } from '../../../database/column-types.ts';
import type { PreparedSection } from '../mock-tests/mock-tests.repository.ts';

/** The questions that an attempt has of a section: those that every attempt has, and of each pool the drawn ones. */
export const drawQuestions = (
  { questions, pools }: Pick<PreparedSection, 'questions' | 'pools'>,
  attemptId: string,
): StoredQuestion[] => [
  ...questions,
  ...pools.flatMap((pool) => shuffled(pool.questions, attemptId).slice(0, pool.count)),
];

/** In an order that is as good as random, and always the same for one attempt. */
function shuffled(questions: readonly StoredQuestion[], attemptId: string): StoredQuestion[] {
  const ranks = new Map(questions.map(({ key }) => [key, digest(`${attemptId} ${key}`)]));
  const rankOf = ({ key }: StoredQuestion) => ranks.get(key) ?? '';
  return questions.toSorted((one, other) => (rankOf(one) < rankOf(other) ? -1 : 1));
}

const digest = (text: string) => createHash('sha256').update(text).digest('hex');
