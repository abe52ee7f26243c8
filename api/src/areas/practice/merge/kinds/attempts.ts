import { ATTEMPTS_KEPT, ATTEMPTS_MAX, type Attempt } from '@site/shared/contracts';
import { DomainError } from '../../../../errors/domain-error.ts';
import {
  countAttempts,
  deleteAttempts,
  findAttemptTimes,
  findKnownProblems,
  insertAttempts,
  keepNewest,
} from '../../attempts/attempts.repository.ts';
import { likelyTime } from '../../attempts/likely-time.ts';
import { byProblem } from '../by-problem.ts';
import type { KindOf } from '../kind.ts';

interface AttemptsChange {
  problemId: string;
  added: string[];
  /** What the account let go of, since it keeps the latest at each problem. */
  dropped: Attempt[];
}

/** What was submitted for a problem. Attempts stand beside each other, so there's nothing to win. */
export const attempts: KindOf<'attempts', AttemptsChange> = {
  async compare(kysely, items, { userId }) {
    const problemIds = items.map(({ problemId }) => problemId);
    const known = await findKnownProblems(kysely, problemIds);
    const keptAt = byProblem(await findAttemptTimes(kysely, userId, problemIds));
    return items.map(({ problemId, attempts: sent }) => {
      if (!known.has(problemId)) return { outcome: 'gone' };
      const own = keptAt(problemId);
      const [latest] = own;
      if (!latest) return { outcome: 'added' };
      const ids = new Set(own.map(({ id }) => id));
      return {
        outcome: sent.every(({ id }) => ids.has(id)) ? 'same' : 'both',
        held: {
          kind: 'attempts',
          count: own.length,
          changedAt: latest.submittedAt.toISOString(),
        },
      };
    });
  },

  async merge(transaction, items, { userId, now }) {
    const sent = items.flatMap(({ problemId, attempts: made }) =>
      made.map((attempt) => ({
        ...attempt,
        problemId,
        submittedAt: likelyTime(attempt.submittedAt, now),
      })),
    );
    // There are no more at a problem than are kept, so each of these would be.
    if (sent.length > ATTEMPTS_MAX) throw tooMany();
    // An id that another problem's attempt has is nobody's doing but the sender's.
    const added = await insertAttempts(transaction, userId, sent);
    const problemIds = items.map(({ problemId }) => problemId);
    const dropped = await keepNewest(transaction, userId, problemIds, ATTEMPTS_KEPT);
    if ((await countAttempts(transaction, userId)) > ATTEMPTS_MAX) throw tooMany();
    const isOf = (some: readonly { id: string }[]) => {
      const ids = new Set(some.map(({ id }) => id));
      return ({ id }: { id: string }) => ids.has(id);
    };
    const [isAdded, isDropped] = [isOf(added), isOf(dropped)];
    const [addedAt, droppedAt] = [byProblem(added), byProblem(dropped)];
    return problemIds.map((problemId) => ({
      problemId,
      added: addedAt(problemId)
        .filter((one) => !isDropped(one))
        .map(({ id }) => id),
      dropped: droppedAt(problemId)
        .filter((one) => !isAdded(one))
        .map(({ problemId: _, submittedAt, ...attempt }) => ({
          ...attempt,
          submittedAt: submittedAt.toISOString(),
        })),
    }));
  },

  async undo(transaction, changes, { userId }) {
    await deleteAttempts(
      transaction,
      userId,
      changes.flatMap(({ added }) => added),
    );
    const dropped = changes.flatMap(({ problemId, dropped: former }) =>
      former.map((attempt) => ({
        ...attempt,
        problemId,
        submittedAt: new Date(attempt.submittedAt),
      })),
    );
    await insertAttempts(transaction, userId, dropped);
    return changes.map(() => true);
  },
};

const tooMany = () =>
  new DomainError(
    409,
    'too-many-attempts',
    `An account holds at most ${ATTEMPTS_MAX.toLocaleString('en')} attempts. Leave some out.`,
  );
