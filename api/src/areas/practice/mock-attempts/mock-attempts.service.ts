import { randomUUID } from 'node:crypto';
import {
  MOCK_ATTEMPTS_RETAINED,
  type MockAttempt,
  type MockAttemptList,
  type MockAttemptSummary,
  type MockJudgement,
  type MockWork,
  type mockHandIn,
  type mockSectionEnd,
  type NewMockAttempt,
} from '@site/shared/contracts/practice';
import type { Transaction } from 'kysely';
import type * as z from 'zod/mini';
import type { Database } from '../../../database/database.ts';
import type { DB } from '../../../database/tables.ts';
import { DomainError, notFound, signInRequired } from '../../../errors/domain-error.ts';
import { lockPerson } from '../attempts/attempts.repository.ts';
import type { PreparedTest } from '../mock-tests/mock-tests.repository.ts';
import type { MockTests } from '../mock-tests/mock-tests.service.ts';
import { drawQuestions } from './draw-questions.ts';
import { isInTime, mergeWork } from './merge-work.ts';
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
import {
  changesIn,
  endedEarly,
  endOf,
  findTimes,
  runningSection,
  sectionsOf,
  withEnds,
  workOn,
} from './sections.ts';

/** What a page sends at the end may take this long to arrive. */
export const GRACE_MS = 30_000;

const otherTestRuns = (title: string) =>
  new DomainError(409, 'test-running', `You're in the middle of “${title}”. Hand it in first.`);

const stillRuns = () =>
  new DomainError(409, 'test-running', "The test is running and hasn't been handed in.");

const stillHasTime = () =>
  new DomainError(409, 'test-running', "The test isn't over: there's time left.");

const isOver = () => new DomainError(409, 'test-over', 'The test is over.');

const isLastSection = () =>
  new DomainError(409, 'test-running', 'This is the last section. Hand in the test.');

const sectionClosed = (message: string) => new DomainError(409, 'section-closed', message);

const sectionOver = (title: string) =>
  sectionClosed(`“${title}” is over. Its answers can't be changed any more.`);

const notBegun = (title = 'This section') => sectionClosed(`“${title}” hasn't begun.`);

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
        const row = await insertAttempt(transaction, newAttempt(userId, test, startedAt));
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
     * @throws DomainError 404 if the person has no such attempt, 409 if it's over, or if something was changed after its
     * section was over or before it began.
     */
    save: (own: OwnAttempt, sent: MockWork): Promise<void> =>
      alone(own.userId, async (transaction) => {
        const row = await require(own, transaction);
        const moment = now();
        if (stateOf(row, moment) !== 'running') throw isOver();
        requireOpenSections(row, sent, moment);
        await changeAttempt(transaction, own, takeIn(row, sent, moment));
      }),

    /**
     * Ends a section with what was written in it, so that the next one begins. One that is over stays so.
     * @throws DomainError 404 if the person has no such attempt, 409 if it's over, or the section is the last one or
     * hasn't begun.
     */
    endSection: (
      own: OwnAttempt,
      { section, ...sent }: z.output<typeof mockSectionEnd>,
    ): Promise<MockAttempt> =>
      alone(own.userId, async (transaction) => {
        const row = await require(own, transaction);
        const moment = now();
        if (stateOf(row, moment) !== 'running') throw isOver();
        const sections = sectionsOf(row);
        const running = runningSection(sections, moment);
        if (section > running) throw notBegun(sections[section]?.title);
        if (section === sections.length - 1) throw isLastSection();
        const taken = takeIn(row, sent, moment);
        const ended = section === running ? endedEarly(sections, section, moment) : sections;
        const endsAt = ended.map(endOf).at(-1) ?? row.ends_at;
        const changes = { ...taken, sections: ended, endsAt };
        return attemptOf(await changeAttempt(transaction, own, changes), moment);
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
        const taken = takeIn(row, sent, moment);
        const judgement = row.judgement.filter(
          ({ problem }) => countedCode(taken.work, problem) === countedCode(workOf(row), problem),
        );
        const changed = await changeAttempt(transaction, own, {
          ...taken,
          closedAt,
          judgement,
          score: scoreOf(resultOf({ ...row, work: taken.work, judgement })),
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

/** A test as it's taken: with the questions that this attempt has drawn, and the ends of its sections. */
function newAttempt(userId: string, test: PreparedTest, startedAt: Date) {
  const id = randomUUID();
  const drawn = test.sections.map((section) => ({
    title: section.title,
    minutes: section.minutes,
    points: section.points,
    problems: section.problems,
    questions: drawQuestions(section, id),
  }));
  const sections = withEnds(drawn, startedAt).map(({ problems, questions, ...section }) => ({
    ...section,
    problems: problems.map((problem) => problem.id),
    questions: questions.map((question) => question.key),
  }));
  return {
    ...{ id, userId, startedAt, sections },
    testId: test.id,
    title: test.title,
    calculator: test.calculator,
    problems: drawn.flatMap(({ problems }) => problems),
    questions: drawn.flatMap(({ questions }) => questions),
    endsAt: sections.map(endOf).at(-1) ?? startedAt,
  };
}

/** @throws DomainError 409 if something was changed after its section was over or before it began. */
function requireOpenSections(row: AttemptRow, sent: MockWork, now: Date): void {
  const timeOf = findTimes(row);
  for (const { part, changedAt } of changesIn(sent)) {
    const time = timeOf(part);
    if (!time || isInTime(time, changedAt, row, now)) continue;
    const { title } = time.section;
    throw time.begins > now ? notBegun(title) : sectionOver(title);
  }
}

/** What the account has with what was sent, and whether some of that counts but was late. */
function takeIn(row: AttemptRow, sent: MockWork, now: Date): { work: MockWork; late: boolean } {
  const stored = workOf(row);
  const timeOf = findTimes(row);
  const overdue = workOn(sent, (part) => {
    const ends = timeOf(part)?.ends.getTime() ?? 0;
    const isHandedIn = row.closed_at !== null && ends === row.closed_at.getTime();
    return now.getTime() > (isHandedIn ? ends : ends + GRACE_MS);
  });
  const isNews = (work: MockWork) => JSON.stringify(work) !== JSON.stringify(stored);
  return {
    work: mergeWork(stored, sent, row, now),
    late: row.late || isNews(mergeWork(stored, overdue, row, now)),
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
  sections: sectionsOf(row),
  calculator: row.calculator,
  problems: row.problems,
  questions: row.questions.map(
    ({ answer: _, explanation: __, quiz: ___, ...question }) => question,
  ),
  work: workOf(row),
  result: row.closed_at && resultOf(takenOf(row)),
});
