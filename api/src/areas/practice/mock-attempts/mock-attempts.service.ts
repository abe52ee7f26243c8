import {
  MOCK_ATTEMPTS_RETAINED,
  type MockAttempt,
  type MockAttemptList,
  type MockAttemptSummary,
  type MockJudgement,
  type MockWork,
  type mockHandIn,
  type NewMockAttempt,
} from '@site/shared/contracts/practice';
import type { Transaction } from 'kysely';
import type * as z from 'zod/mini';
import type { Database } from '../../../database/database.ts';
import type { DB } from '../../../database/tables.ts';
import { DomainError, notFound, signInRequired } from '../../../errors/domain-error.ts';
import { lockPerson } from '../attempts/attempts.repository.ts';
import type { MockTests } from '../mock-tests/mock-tests.service.ts';
import { mergeWork } from './merge-work.ts';
import {
  type AttemptRow,
  changeAttempt,
  findAttempt,
  findRunning,
  findSummaries,
  insertAttempt,
  type OwnAttempt,
  reopenAttempt,
  retainNewest,
  stateOf,
} from './mock-attempts.repository.ts';
import { countedProgram, resultOf, scoreOf, takenOf, workOf } from './score.ts';

const MINUTE_MS = 60_000;

/** What a page sends at the end may take this long to arrive. */
export const GRACE_MS = 30_000;

const otherTestRuns = (title: string) =>
  new DomainError(409, 'test-running', `You're in the middle of “${title}”. Hand it in first.`);

const stillRuns = () =>
  new DomainError(409, 'test-running', "The test is running and hasn't been handed in.");

const stillHasTime = () =>
  new DomainError(409, 'test-running', "The test isn't over: there's time left.");

const isOver = () => new DomainError(409, 'test-over', 'The test is over.');

/**
 * The mock tests that people take. The clock is the server's: an attempt has its end from the start on, and time goes
 * on whatever its page does. Nobody believes the judgement on programs, since browsers make it.
 * @param now the moment it is; tests bring their own.
 */
export function createMockAttempts(
  { kysely }: Pick<Database, 'kysely'>,
  mockTests: Pick<MockTests, 'test'>,
  now = () => new Date(),
) {
  /** @throws DomainError 404 if the person has no such attempt. */
  async function require(own: OwnAttempt, from = kysely): Promise<AttemptRow> {
    const row = await findAttempt(from, own);
    if (!row) throw notFound('There is no such attempt.');
    return row;
  }

  /** Lets nothing else of the person's tests change meanwhile. */
  const alone = <T>(userId: string, work: (transaction: Transaction<DB>) => Promise<T>) =>
    kysely.transaction().execute(async (transaction) => {
      if (!(await lockPerson(transaction, userId))) throw signInRequired();
      return work(transaction);
    });

  return {
    /** The newest first. */
    async list(userId: string): Promise<MockAttemptList> {
      const moment = now();
      const rows = await findSummaries(kysely, userId);
      return {
        now: moment.toISOString(),
        attempts: rows.map(({ score, ...row }) => ({
          ...factsOf(row, moment),
          score: score && { points: score.points, outOf: score.outOf, judged: score.judged },
        })),
      };
    },

    /**
     * Starts a test, or finds the attempt at it that is running.
     * @throws DomainError 404 for an unknown test, 409 while another one runs.
     */
    async start(
      userId: string,
      { testId }: NewMockAttempt,
    ): Promise<{ isNew: boolean; attempt: MockAttempt }> {
      const test = await mockTests.test(testId);
      if (!test) throw notFound('The requested test could not be found.');
      return alone(userId, async (transaction) => {
        const startedAt = now();
        const known = await findRunning(transaction, userId, startedAt);
        if (known && known.test_id !== testId) throw otherTestRuns(known.title);
        if (known) return { isNew: false, attempt: attemptOf(known, startedAt) };
        const endsAt = new Date(startedAt.getTime() + test.minutes * MINUTE_MS);
        const row = await insertAttempt(transaction, userId, test, { startedAt, endsAt });
        await retainNewest(transaction, userId, MOCK_ATTEMPTS_RETAINED);
        return { isNew: true, attempt: attemptOf(row, startedAt) };
      });
    },

    /** @throws DomainError 404 if the person has no such attempt. */
    async find(own: OwnAttempt): Promise<MockAttempt> {
      return attemptOf(await require(own), now());
    },

    /**
     * Stores what was written.
     * @throws DomainError 404 if the person has no such attempt, 409 if it's over.
     */
    save: (own: OwnAttempt, sent: MockWork): Promise<void> =>
      alone(own.userId, async (transaction) => {
        const row = await require(own, transaction);
        const moment = now();
        if (stateOf(row, moment) !== 'running') throw isOver();
        await changeAttempt(transaction, own, { work: mergeWork(workOf(row), sent, row, moment) });
      }),

    /**
     * Closes an attempt with what was written until its end. If it's closed already, what was written before and
     * hadn't arrived is added all the same: another device may have been without a network.
     * @throws DomainError 404 if the person has no such attempt, 409 if a page thinks that the time is up and it isn't.
     */
    handIn: (
      own: OwnAttempt,
      { timeIsUp, ...sent }: z.output<typeof mockHandIn>,
    ): Promise<MockAttempt> =>
      alone(own.userId, async (transaction) => {
        const row = await require(own, transaction);
        const moment = now();
        if (timeIsUp && stateOf(row, moment) === 'running') throw stillHasTime();
        const closedAt = row.closed_at ?? earlierOf(moment, row.ends_at);
        const stored = workOf(row);
        const work = mergeWork(stored, sent, row, moment);
        const hasNews = JSON.stringify(work) !== JSON.stringify(stored);
        const lastCall = row.closed_at ?? new Date(row.ends_at.getTime() + GRACE_MS);
        const isLate = hasNews && moment > lastCall;
        const judgement = row.judgement.filter(
          ({ problem }) => countedCode(work, problem) === countedCode(stored, problem),
        );
        const changed = await changeAttempt(transaction, own, {
          work,
          closedAt,
          late: row.late || isLate,
          judgement,
          score: scoreOf(resultOf({ ...row, work, judgement })),
        });
        return attemptOf(changed, moment);
      }),

    /**
     * Lets an attempt that was handed in too early go on until its end; one that runs already is left as it is.
     * @throws DomainError 404 if the person has no such attempt, 409 if its time is up or another one runs.
     */
    reopen: (own: OwnAttempt): Promise<MockAttempt> =>
      alone(own.userId, async (transaction) => {
        const row = await require(own, transaction);
        const moment = now();
        if (row.ends_at <= moment) throw isOver();
        const running = await findRunning(transaction, own.userId, moment);
        if (running && running.id !== row.id) throw otherTestRuns(running.title);
        return attemptOf(running ?? (await reopenAttempt(transaction, own)), moment);
      }),

    /**
     * Takes how the programs did on all cases, in the browser that has run them.
     * @throws DomainError 404 if the person has no such attempt, 409 if it wasn't handed in.
     */
    judge: (own: OwnAttempt, { problems }: MockJudgement): Promise<MockAttempt> =>
      alone(own.userId, async (transaction) => {
        const row = await require(own, transaction);
        if (!row.closed_at) throw stillRuns();
        const taken = takenOf(row);
        const judgement = problems.filter(
          ({ problem, language }) => countedProgram(taken.work, problem)?.language === language,
        );
        const score = scoreOf(resultOf({ ...taken, judgement }));
        return attemptOf(await changeAttempt(transaction, own, { judgement, score }), now());
      }),
  };
}

const earlierOf = (one: Date, other: Date) => (one < other ? one : other);

const countedCode = (work: MockWork, problem: string) => {
  const counted = countedProgram(work, problem);
  return JSON.stringify(counted && [counted.language, counted.code]);
};

const factsOf = (
  row: Pick<
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
  >,
  now: Date,
): Omit<MockAttemptSummary, 'score'> => ({
  id: row.id,
  testId: row.test_id,
  title: row.title,
  startedAt: row.started_at.toISOString(),
  endsAt: row.ends_at.toISOString(),
  state: stateOf(row, now),
  late: row.late,
  timedOut: row.timed_out,
  reopened: row.reopened,
});

const attemptOf = (row: AttemptRow, now: Date): MockAttempt => ({
  ...factsOf(row, now),
  now: now.toISOString(),
  closedAt: row.closed_at?.toISOString() ?? null,
  problems: row.problems,
  questions: row.questions.map(({ answer: _, explanation: __, ...question }) => question),
  work: workOf(row),
  result: row.closed_at && resultOf(takenOf(row)),
});
