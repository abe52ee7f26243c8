import type { RevisionGrade } from '@site/shared/contracts';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';

/** A day such as 2026-11-21. Read it as text: the driver would make it a moment in the server's own zone. */
type Day = ColumnType<never, string, string>;

export interface RevisionTables {
  revision_cards: {
    user_id: string;
    unit_id: string;
    due_on: Day;
    last_reviewed_on: Day;
    stability: number;
    difficulty: number;
    reps: number;
    lapses: number;
    stopped_at: Date | null;
    /** Of those that were added together: the id of the addition. */
    added_in: string | null;
  };
  revision_reviews: {
    user_id: string;
    id: string;
    unit_id: string;
    grade: RevisionGrade;
    reviewed_on: Day;
    reviewed_at: Generated<Date>;
    due_on: Day;
    /** The card as it was: see RevisionCard of the module revision. */
    before: JSONColumnType<object>;
  };
}
