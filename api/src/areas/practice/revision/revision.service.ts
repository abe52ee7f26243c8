import {
  type DueRevision,
  REVISIONS_AT_ONCE,
  type Revision,
  type RevisionAddition,
  type RevisionAdditionUndone,
  type RevisionDay,
  type RevisionDays,
  type RevisionGrade,
  type RevisionList,
} from '@site/shared/contracts/practice';
import type { Database } from '../../../database/database.ts';
import { DomainError, notFound } from '../../../errors/domain-error.ts';
import type { FindUnitPages } from '../exercises/unit-pages.ts';
import { dayIn } from '../local-days/local-days.ts';
import { deleteAddition, findPolicy, isAutomatic } from './additions.repository.ts';
import { addCompleted } from './additions.ts';
import { recordReview, takeReviewBack } from './record-review.ts';
import {
  findDays,
  findRevisions,
  findSolved,
  type RevisionRow,
  startCard,
  stopCard,
} from './revision.repository.ts';
import { firstReview, intervals } from './spaced-repetition.ts';

const notCompleted = (name: string) =>
  new DomainError(
    409,
    'not-completed',
    `Mark ${name} as completed first: only completed problems come back.`,
  );

/**
 * Each person's schedule of completed problems. A problem that is marked as not completed pauses: it is
 * in no list until it is completed again, and then goes on where it was. How completed problems come onto it:
 * saveProgress of the module progress.
 * @param now the moment it is; tests bring their own.
 */
export function createRevisions(
  { kysely }: Pick<Database, 'kysely'>,
  unitPages: FindUnitPages,
  now = () => new Date(),
) {
  return {
    async list(userId: string, zone: string): Promise<RevisionList> {
      const today = dayIn(zone, now());
      const [rows, pages, policy] = await Promise.all([
        findRevisions(kysely, userId, today),
        unitPages(),
        findPolicy(kysely, userId),
      ]);
      const shown = rows.map((row) => ({
        ...row,
        articleLink: pages.get(row.unitId) ?? row.articleLink,
      }));
      const due = shown.filter(({ dueOn }) => dueOn <= today);
      return {
        today,
        dueCount: due.length,
        due: due.slice(0, REVISIONS_AT_ONCE).map((row) => dueRevisionOf(row, today)),
        next: shown.slice(due.length).map(revisionOf),
        ...policy,
      };
    },

    /** How many problems are due. */
    async dueCount(userId: string, zone: string): Promise<number> {
      const today = dayIn(zone, now());
      return (await findDays(kysely, userId)).filter(({ dueOn }) => dueOn <= today).length;
    },

    async days(userId: string, zone: string): Promise<RevisionDays> {
      const today = dayIn(zone, now());
      const [rows, automatic] = await Promise.all([
        findDays(kysely, userId),
        isAutomatic(kysely, userId),
      ]);
      return {
        today,
        dueCount: rows.filter(({ dueOn }) => dueOn <= today).length,
        units: Object.fromEntries(rows.map(({ unitId, dueOn }) => [unitId, dueOn])),
        automatic,
      };
    },

    /**
     * The day on which it was completed counts as its first review: what was solved long ago is due at once.
     * @throws DomainError 404 for an unknown unit, 409 for one that is not completed.
     */
    async start(userId: string, unitId: string, zone: string): Promise<RevisionDay> {
      const solved = await findSolved(kysely, userId, unitId);
      if (!solved) throw notFound(`There's no learning unit with the id ${unitId}.`);
      if (!solved.completed) throw notCompleted(solved.name);
      const card = firstReview(dayIn(zone, solved.completedAt ?? now()));
      return { unitId, dueOn: await startCard(kysely, userId, unitId, card) };
    },

    /** Takes it off the schedule. @throws DomainError 404 if it is not on it. */
    async stop(userId: string, unitId: string): Promise<void> {
      if (await stopCard(kysely, userId, unitId)) return;
      throw notFound("This problem isn't on your revision schedule.");
    },

    /** See addCompleted. */
    add: (userId: string, { id, zone }: { id: string; zone: string }): Promise<RevisionAddition> =>
      addCompleted(kysely, { userId, id, zone, now: now() }),

    /** Takes an addition back; what was revised since stays. */
    async undoAddition(userId: string, id: string): Promise<RevisionAdditionUndone> {
      return { count: await deleteAddition(kysely, userId, id) };
    },

    /** See recordReview. */
    async review(
      userId: string,
      unitId: string,
      { id, grade, zone }: { id: string; grade: RevisionGrade; zone: string },
    ): Promise<RevisionDay> {
      const today = dayIn(zone, now());
      return recordReview(kysely, { userId, unitId, id }, grade, today);
    },

    /** See takeReviewBack. */
    takeBack: (userId: string, unitId: string, id: string): Promise<RevisionDay> =>
      takeReviewBack(kysely, { userId, unitId, id }),
  };
}

function revisionOf(row: RevisionRow): Revision {
  return {
    unitId: row.unitId,
    name: row.name,
    difficulty: row.level,
    topic: row.topic,
    roadmap: { id: row.roadmapId, title: row.roadmapTitle },
    problemLink: row.problemLink,
    articleLink: row.articleLink,
    dueOn: row.dueOn,
    lastReviewedOn: row.lastReviewedOn,
    reps: row.reps,
    lapses: row.lapses,
  };
}

const dueRevisionOf = (row: RevisionRow, today: string): DueRevision => ({
  ...revisionOf(row),
  notes: row.notes,
  intervals: intervals(row, today),
});
