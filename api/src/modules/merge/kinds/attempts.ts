import { ATTEMPTS_KEPT, ATTEMPTS_MAX, type Attempt } from '@site/shared/contracts';
import { DomainError } from '../../../errors/domain-error.ts';
import {
  countAttempts,
  deleteAttempts,
  findAttempt,
  findAttempts,
  insertAttempt,
  isProblem,
  keepNewest,
  likelyTime,
} from '../../attempts/index.ts';
import type { KindOf } from '../kind.ts';

interface AttemptsChange {
  problemId: string;
  added: string[];
  /** What the account let go of, since it keeps the latest at each problem. */
  dropped: Attempt[];
}

/** What was submitted for a problem. Attempts stand beside each other, so there's nothing to win. */
export const attempts: KindOf<'attempts', AttemptsChange> = {
  async compare(kysely, { problemId, attempts: sent }, { userId }) {
    if (!(await isProblem(kysely, problemId))) return { outcome: 'gone' };
    const kept = await findAttempts(kysely, { userId, problemId });
    const [latest] = kept;
    if (!latest) return { outcome: 'added' };
    const known = new Set(kept.map(({ id }) => id));
    return {
      outcome: sent.every(({ id }) => known.has(id)) ? 'same' : 'both',
      held: { kind: 'attempts', count: kept.length, changedAt: latest.submittedAt },
    };
  },

  async merge(transaction, { problemId, attempts: sent }, { userId, now }) {
    const own = { userId, problemId };
    const before = await findAttempts(transaction, own);
    for (const attempt of sent) {
      // An id that another problem's attempt has is nobody's doing but the sender's.
      if (await findAttempt(transaction, userId, attempt.id)) continue;
      const submittedAt = likelyTime(attempt.submittedAt, now);
      await insertAttempt(transaction, own, { ...attempt, submittedAt });
    }
    await keepNewest(transaction, own, ATTEMPTS_KEPT);
    if ((await countAttempts(transaction, userId)) > ATTEMPTS_MAX) throw tooMany();
    const after = new Set((await findAttempts(transaction, own)).map(({ id }) => id));
    const were = new Set(before.map(({ id }) => id));
    return {
      problemId,
      added: [...after].filter((id) => !were.has(id)),
      dropped: before.filter(({ id }) => !after.has(id)),
    };
  },

  async undo(transaction, { problemId, added, dropped }, { userId }) {
    await deleteAttempts(transaction, userId, added);
    for (const { submittedAt, ...attempt } of dropped) {
      const own = { userId, problemId };
      await insertAttempt(transaction, own, { ...attempt, submittedAt: new Date(submittedAt) });
    }
    return true;
  },
};

const tooMany = () =>
  new DomainError(
    409,
    'too-many-attempts',
    `An account holds at most ${ATTEMPTS_MAX.toLocaleString('en')} attempts. Leave some out.`,
  );
