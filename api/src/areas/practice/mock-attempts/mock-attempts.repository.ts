import type {
  MockAttemptSummary,
  MockProblem,
  MockSection,
  MockWork,
  ProgramJudgement,
} from '@site/shared/contracts/practice';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { StoredQuestion, StoredScore } from '../../../database/column-types.ts';
import type { DB, MockAttempts } from '../../../database/tables.ts';

export type AttemptRow = Selectable<MockAttempts>;

/** An attempt of a person. */
export interface OwnAttempt {
  userId: string;
  attemptId: string;
}

export async function findAttempt(
  kysely: Kysely<DB>,
  { userId, attemptId }: OwnAttempt,
): Promise<AttemptRow | null> {
  const row = await kysely
    .selectFrom('mock_attempts')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', attemptId)
    .executeTakeFirst();
  return row ?? null;
}

/** The attempt whose time isn't up and that wasn't handed in. */
export async function findRunning(
  kysely: Kysely<DB>,
  userId: string,
  now: Date,
): Promise<AttemptRow | null> {
  const row = await kysely
    .selectFrom('mock_attempts')
    .selectAll()
    .where('user_id', '=', userId)
    .where('closed_at', 'is', null)
    .where('ends_at', '>', now)
    .executeTakeFirst();
  return row ?? null;
}

/** Attempts that ended before `moment` and nobody handed in, locked; at most `count`, and none that another process has. */
export const takeOverdue = (
  transaction: Transaction<DB>,
  moment: Date,
  count: number,
): Promise<AttemptRow[]> =>
  transaction
    .selectFrom('mock_attempts')
    .selectAll()
    .where('closed_at', 'is', null)
    .where('ends_at', '<', moment)
    .limit(count)
    .forUpdate()
    .skipLocked()
    .execute();

type SummaryRow = Pick<
  AttemptRow,
  | 'id'
  | 'test_id'
  | 'title'
  | 'started_at'
  | 'ends_at'
  | 'closed_at'
  | 'late'
  | 'timed_out'
  | 'reopened'
  | 'score'
>;

/** What lists say of them, the newest first. */
export const findSummaries = (kysely: Kysely<DB>, userId: string): Promise<SummaryRow[]> =>
  kysely
    .selectFrom('mock_attempts')
    .select([
      'id',
      'test_id',
      'title',
      'started_at',
      'ends_at',
      'closed_at',
      'late',
      'timed_out',
      'reopened',
      'score',
    ])
    .where('user_id', '=', userId)
    .orderBy('started_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

/** Whether an attempt runs, its time is up, or it was handed in. */
export function stateOf(
  { closed_at, ends_at }: Pick<AttemptRow, 'closed_at' | 'ends_at'>,
  now: Date,
): MockAttemptSummary['state'] {
  if (closed_at) return 'handed-in';
  return ends_at > now ? 'running' : 'over';
}

interface NewAttempt {
  id: string;
  userId: string;
  testId: string;
  title: string;
  calculator: boolean;
  sections: readonly MockSection[];
  problems: readonly MockProblem[];
  questions: readonly StoredQuestion[];
  startedAt: Date;
  endsAt: Date;
}

export const insertAttempt = (
  transaction: Transaction<DB>,
  attempt: NewAttempt,
): Promise<AttemptRow> =>
  transaction
    .insertInto('mock_attempts')
    .values({
      user_id: attempt.userId,
      id: attempt.id,
      test_id: attempt.testId,
      title: attempt.title,
      calculator: attempt.calculator,
      sections: JSON.stringify(attempt.sections),
      problems: JSON.stringify(attempt.problems),
      questions: JSON.stringify(attempt.questions),
      started_at: attempt.startedAt,
      ends_at: attempt.endsAt,
      closed_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();

/** What may change of an attempt. */
interface Changes {
  work?: MockWork;
  sections?: readonly MockSection[];
  endsAt?: Date;
  closedAt?: Date;
  late?: boolean;
  timedOut?: boolean;
  judgement?: readonly ProgramJudgement[];
  score?: StoredScore;
}

export const changeAttempt = (
  transaction: Transaction<DB>,
  { userId, attemptId }: OwnAttempt,
  { work, sections, endsAt, closedAt, late, timedOut, judgement, score }: Changes,
): Promise<AttemptRow> =>
  transaction
    .updateTable('mock_attempts')
    .set({
      ...(work && {
        answers: JSON.stringify(work.answers),
        programs: JSON.stringify(work.programs),
        runs: JSON.stringify(work.runs),
      }),
      ...(sections && { sections: JSON.stringify(sections) }),
      ...(endsAt && { ends_at: endsAt }),
      ...(closedAt && { closed_at: closedAt }),
      ...(late !== undefined && { late }),
      ...(timedOut !== undefined && { timed_out: timedOut }),
      ...(judgement && { judgement: JSON.stringify(judgement) }),
      ...(score && { score: JSON.stringify(score) }),
    })
    .where('user_id', '=', userId)
    .where('id', '=', attemptId)
    .returningAll()
    .executeTakeFirstOrThrow();

/** As if the attempt hadn't been handed in, but for a mark that it was. What programs were found to do stays true. */
export const reopenAttempt = (
  transaction: Transaction<DB>,
  { userId, attemptId }: OwnAttempt,
): Promise<AttemptRow> =>
  transaction
    .updateTable('mock_attempts')
    .set({ closed_at: null, score: null, reopened: true })
    .where('user_id', '=', userId)
    .where('id', '=', attemptId)
    .returningAll()
    .executeTakeFirstOrThrow();

/** The scores of tests that were closed since then. */
export async function findScores(
  kysely: Kysely<DB>,
  userId: string,
  since: Date,
): Promise<StoredScore[]> {
  const rows = await kysely
    .selectFrom('mock_attempts')
    .select('score')
    .where('user_id', '=', userId)
    .where('closed_at', '>', since)
    .execute();
  return rows.flatMap(({ score }) => score ?? []);
}

/** Lets go of the oldest attempts beyond `count`. */
export async function retainNewest(
  transaction: Transaction<DB>,
  userId: string,
  count: number,
): Promise<void> {
  await sql`
    delete from mock_attempts where user_id = ${userId} and id in (
      select id from mock_attempts where user_id = ${userId}
      order by started_at desc, id desc offset ${count}
    )
  `.execute(transaction);
}
