import type { RevisionDay, RevisionGrade } from '@site/shared/contracts/practice';
import type { Kysely } from 'kysely';
import type { DB } from '../../../database/tables.ts';
import { DomainError, notFound } from '../../../errors/domain-error.ts';
import {
  deleteReview,
  findLatestReview,
  findReview,
  insertReview,
  type Review,
} from './reviews.repository.ts';
import { lockCard, saveCard } from './revision.repository.ts';
import { review } from './spaced-repetition.ts';

const notScheduled = () => notFound("This problem isn't on your revision schedule.");
const notDue = (name: string, dueOn: string) =>
  new DomainError(409, 'not-due', `${name} isn't due until ${dueOn}.`);
const usedId = () =>
  new DomainError(409, 'id-in-use', 'This review id belongs to a different problem.');
const notLatest = () =>
  new DomainError(409, 'not-latest', 'Only the latest review of a problem can be undone.');

/**
 * Counts a review on `today` and moves the problem to its next day; repeated with the same id, it
 * changes nothing more. Two devices that grade the same problem at once count once: after the first it is no longer due.
 * @throws DomainError 404 if it is not on the schedule, 409 if it is not due yet.
 */
export const recordReview = (
  kysely: Kysely<DB>,
  target: Review,
  grade: RevisionGrade,
  today: string,
): Promise<RevisionDay> =>
  kysely.transaction().execute(async (transaction) => {
    const { userId, unitId } = target;
    const card = await lockCard(transaction, userId, unitId);
    if (!card) throw notScheduled();
    const known = await findReview(transaction, target);
    if (known && known.unitId !== unitId) throw usedId();
    if (known) return { unitId, dueOn: known.dueOn };
    const { name, ...before } = card;
    if (before.dueOn > today) throw notDue(name, before.dueOn);
    const after = review(before, today, grade);
    await insertReview(transaction, target, { grade, before, after });
    await saveCard(transaction, userId, unitId, after);
    return { unitId, dueOn: after.dueOn };
  });

/**
 * Puts the card back to where it was before its latest review, which is forgotten.
 * @throws DomainError 404 if there is no such review, 409 if another came after it.
 */
export const takeReviewBack = (kysely: Kysely<DB>, target: Review): Promise<RevisionDay> =>
  kysely.transaction().execute(async (transaction) => {
    const { userId, unitId } = target;
    if (!(await lockCard(transaction, userId, unitId))) throw notScheduled();
    const known = await findReview(transaction, target);
    if (known?.unitId !== unitId) throw notFound("This review doesn't exist.");
    const latest = await findLatestReview(transaction, target);
    if (latest?.id !== target.id.toLowerCase()) throw notLatest();
    await saveCard(transaction, userId, unitId, latest.before);
    await deleteReview(transaction, target);
    return { unitId, dueOn: latest.before.dueOn };
  });
