import type { InterviewMark } from '@site/shared/contracts/practice';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../database/tables.ts';

/** Whose marks, and of which interview. */
export interface OwnInterview {
  userId: string;
  interviewId: string;
}

/** What can be marked; null if there never was such an interview. */
export async function findCriteria(
  kysely: Kysely<DB>,
  interviewId: string,
): Promise<string[] | null> {
  const row = await kysely
    .selectFrom('mock_interviews')
    .select('rubric')
    .where('id', '=', interviewId)
    .executeTakeFirst();
  return row?.rubric.map(({ criterion }) => criterion) ?? null;
}

export async function findMarks(
  kysely: Kysely<DB>,
  { userId, interviewId }: OwnInterview,
): Promise<{ marks: InterviewMark[]; changedAt: Date } | null> {
  const row = await kysely
    .selectFrom('interview_marks')
    .select(['marks', 'changed_at as changedAt'])
    .where('user_id', '=', userId)
    .where('interview_id', '=', interviewId)
    .executeTakeFirst();
  return row ?? null;
}

/** Those that were changed later stay. */
export async function saveMarks(
  kysely: Kysely<DB>,
  { userId, interviewId }: OwnInterview,
  { marks, changedAt }: { marks: readonly InterviewMark[]; changedAt: Date },
): Promise<void> {
  await kysely
    .insertInto('interview_marks')
    .values({
      user_id: userId,
      interview_id: interviewId,
      marks: JSON.stringify(marks),
      changed_at: changedAt,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'interview_id'])
        .doUpdateSet({ marks: JSON.stringify(marks), changed_at: changedAt })
        .where('interview_marks.changed_at', '<=', sql<Date>`excluded.changed_at`),
    )
    .execute();
}
