import { ATTEMPTS_MAX, ATTEMPTS_RETAINED, type Attempt } from '@site/shared/contracts/practice';
import { DomainError } from '../../../../errors/domain-error.ts';
import {
  countAttempts,
  deleteAttempts,
  findAttemptTimes,
  findExercises,
  insertAttempts,
  retainNewest,
} from '../../attempts/attempts.repository.ts';
import { likelyTime } from '../../attempts/attempts.service.ts';
import type { KindOf } from '../kind.ts';

interface AttemptsChange {
  unitId: string;
  added: string[];
  /** What was removed from the account, since it retains the latest of each exercise. */
  dropped: Attempt[];
}

/** What was submitted for an exercise. Attempts stand beside each other, so there's nothing to win. */
export const attempts: KindOf<'attempts', AttemptsChange> = {
  async compare(kysely, items, { userId }) {
    const unitIds = items.map(({ unitId }) => unitId);
    const known = await findExercises(kysely, unitIds);
    const storedOf = byUnit(await findAttemptTimes(kysely, userId, unitIds));
    return items.map(({ unitId, attempts: sent }) => {
      if (!known.has(unitId)) return { outcome: 'gone' };
      const own = storedOf(unitId);
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
    const sent = items.flatMap(({ unitId, attempts: made }) =>
      made.map((attempt) => ({
        ...attempt,
        unitId,
        submittedAt: likelyTime(attempt.submittedAt, now),
      })),
    );
    // There are no more of an exercise than are retained, so each of these would be.
    if (sent.length > ATTEMPTS_MAX) throw tooMany();
    // An id of another exercise's attempt is the sender's mistake alone.
    const added = await insertAttempts(transaction, userId, sent);
    const unitIds = items.map(({ unitId }) => unitId);
    const dropped = await retainNewest(transaction, userId, unitIds, ATTEMPTS_RETAINED);
    if ((await countAttempts(transaction, userId)) > ATTEMPTS_MAX) throw tooMany();
    const isOf = (some: readonly { id: string }[]) => {
      const ids = new Set(some.map(({ id }) => id));
      return ({ id }: { id: string }) => ids.has(id);
    };
    const [isAdded, isDropped] = [isOf(added), isOf(dropped)];
    const [addedAt, droppedAt] = [byUnit(added), byUnit(dropped)];
    return unitIds.map((unitId) => ({
      unitId,
      added: addedAt(unitId)
        .filter((one) => !isDropped(one))
        .map(({ id }) => id),
      dropped: droppedAt(unitId)
        .filter((one) => !isAdded(one))
        .map(({ unitId: _, submittedAt, ...attempt }) => ({
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
    const dropped = changes.flatMap(({ unitId, dropped: former }) =>
      former.map((attempt) => ({
        ...attempt,
        unitId,
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

/** Those of each exercise, in their order. */
function byUnit<One extends { unitId: string }>(all: readonly One[]) {
  const units = new Map<string, One[]>();
  for (const one of all) {
    const others = units.get(one.unitId);
    if (others) others.push(one);
    else units.set(one.unitId, [one]);
  }
  return (unitId: string): readonly One[] => units.get(unitId) ?? [];
}
