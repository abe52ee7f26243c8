import {
  type MockInterview,
  type MockTestList,
  type MockTestSummary,
  mockPoints,
} from '@site/shared/contracts/practice';
import type { Kysely } from 'kysely';
import type { StoredQuestion } from '../../../database/column-types.ts';
import { cacheContent } from '../../../database/content-cache.ts';
import type { Database } from '../../../database/database.ts';
import type { DB } from '../../../database/tables.ts';
import { type PreparedResponse, preparedResponse } from '../../../routing/prepared-response.ts';
import { questionOf } from '../exercises/quizzes.ts';
import {
  findInterviews,
  findProblems,
  findQuizzes,
  findTests,
  type InterviewRow,
  type PreparedTest,
  type TestRow,
} from './mock-tests.repository.ts';

/** Mock tests and scripts for interviews, as one process serves them. */
export interface MockTests {
  /** The same for everyone. */
  list(): Promise<PreparedResponse>;
  /** What the list says of a test; null if there is none. */
  summary(id: string): Promise<PreparedResponse | null>;
  /** Null if there is none. */
  interview(id: string): Promise<PreparedResponse | null>;
  /** A test with its right answers; null if there is none. */
  test(id: string): Promise<PreparedTest | null>;
  /** Stops following changes of content. */
  stop(): void;
}

/** They come from the cache: see cacheContent for when it's dropped. */
export function createMockTests(database: Database): MockTests {
  const prepared = cacheContent(database, async () => {
    const tests = await prepareTests(database.kysely);
    const interviews = (await findInterviews(database.kysely)).map(interviewOf);
    return {
      tests: new Map(tests.map((test) => [test.id, test])),
      list: preparedResponse(JSON.stringify(listOf(tests, interviews))),
      summaries: new Map(
        tests.map((test) => [test.id, preparedResponse(JSON.stringify(summaryOf(test)))]),
      ),
      interviews: new Map(
        interviews.map((interview) => [interview.id, preparedResponse(JSON.stringify(interview))]),
      ),
    };
  });
  return {
    list: async () => (await prepared.get()).list,
    summary: async (id) => (await prepared.get()).summaries.get(id) ?? null,
    interview: async (id) => (await prepared.get()).interviews.get(id) ?? null,
    test: async (id) => (await prepared.get()).tests.get(id) ?? null,
    stop: prepared.stop,
  };
}

const interviewOf = (row: InterviewRow): MockInterview => ({
  ...row,
  minutes: row.parts.reduce((sum, { minutes }) => sum + minutes, 0),
});

const listOf = (tests: PreparedTest[], interviews: MockInterview[]): MockTestList => ({
  tests: tests.map(summaryOf),
  interviews: interviews.map(({ id, title, description, minutes }) => ({
    id,
    title,
    description,
    minutes,
  })),
});

/** The tests in order. A problem or a question that isn't shown any more is left out; a test without any, too. */
async function prepareTests(kysely: Kysely<DB>): Promise<PreparedTest[]> {
  const rows = await findTests(kysely);
  const problems = await findProblems(kysely, [...new Set(rows.flatMap((row) => row.problems))]);
  const problemOf = new Map(problems.map((problem) => [problem.slug, problem]));
  const known = await findQuestions(kysely, rows);
  const tests = rows.map(({ problems: names, questions, ...facts }) => ({
    ...facts,
    problems: names
      .flatMap((name) => problemOf.get(name) ?? [])
      .map((problem) => ({ ...problem, points: mockPoints[problem.difficulty] })),
    questions: questions.flatMap(({ quiz, question }) => known.get(keyOf(quiz, question)) ?? []),
  }));
  return tests.filter((test) => test.problems.length + test.questions.length > 0);
}

const keyOf = (quiz: string, question: string) => `${quiz}/${question}`;

async function findQuestions(
  kysely: Kysely<DB>,
  tests: TestRow[],
): Promise<Map<string, StoredQuestion>> {
  const units = new Set(tests.flatMap(({ questions }) => questions.map(({ quiz }) => quiz)));
  const quizzes = await findQuizzes(kysely, [...units]);
  return new Map(
    quizzes.flatMap(({ id, questions, topic }) =>
      questions.map((question) => {
        const { id: name, ...rest } = questionOf(question);
        const key = keyOf(id, name);
        return [key, { ...rest, key, topic }];
      }),
    ),
  );
}

/** What the list says of a test. */
const summaryOf = ({ problems, questions, ...facts }: PreparedTest): MockTestSummary => ({
  ...facts,
  problems: problems.length,
  sqlTasks: problems.filter(({ kind }) => kind === 'sql').length,
  questions: questions.length,
  points:
    problems.reduce((sum, { points }) => sum + points, 0) + questions.length * mockPoints.question,
  topics: [...new Set([...problems, ...questions].map(({ topic }) => topic.title))],
});
