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
  type PreparedSection,
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

/**
 * The tests in order. A problem or a question that isn't shown any more is left out; a section and a test without any,
 * too.
 */
async function prepareTests(kysely: Kysely<DB>): Promise<PreparedTest[]> {
  const rows = await findTests(kysely);
  const files = rows.flatMap(({ sections }) => sections);
  const names = new Set(files.flatMap(({ problems }) => problems));
  const problems = await findProblems(kysely, [...names]);
  const problemOf = new Map(problems.map((problem) => [problem.slug, problem]));
  const quizzes = await findQuestions(kysely, files);
  const prepare = ({ problems, questions, pools, ...facts }: SectionFile): PreparedSection => ({
    ...facts,
    problems: problems
      .flatMap((name) => problemOf.get(name) ?? [])
      .map((problem) => ({ ...problem, points: mockPoints[problem.difficulty] })),
    questions: questions.flatMap(
      ({ quiz, question }) =>
        quizzes.get(quiz)?.find(({ key }) => key === keyOf(quiz, question)) ?? [],
    ),
    pools: pools.map(({ quizzes: names, count }) => ({
      questions: names.flatMap((quiz) => quizzes.get(quiz) ?? []),
      count,
    })),
  });
  return rows
    .map(({ sections, ...facts }) => ({
      ...facts,
      sections: sections.map(prepare).filter((section) => partsOf(section) > 0),
    }))
    .filter(({ sections }) => sections.length > 0);
}

type SectionFile = TestRow['sections'][number];

const keyOf = (quiz: string, question: string) => `${quiz}/${question}`;

/** The questions of each quiz that the sections name. */
async function findQuestions(
  kysely: Kysely<DB>,
  sections: readonly SectionFile[],
): Promise<Map<string, StoredQuestion[]>> {
  const units = new Set(
    sections.flatMap(({ questions, pools }) => [
      ...questions.map(({ quiz }) => quiz),
      ...pools.flatMap(({ quizzes }) => quizzes),
    ]),
  );
  const quizzes = await findQuizzes(kysely, [...units]);
  return new Map(
    quizzes.map(({ id, name, questions, topic }) => [
      id,
      questions.map((question) => {
        const { id: questionId, ...rest } = questionOf(question);
        return { ...rest, key: keyOf(id, questionId), topic, quiz: name };
      }),
    ]),
  );
}

/** How many questions an attempt has of a section. */
const questionCount = ({ questions, pools }: PreparedSection) =>
  questions.length + sumOf(pools, (pool) => Math.min(pool.count, pool.questions.length));

const partsOf = (section: PreparedSection) => section.problems.length + questionCount(section);

const sumOf = <T>(list: readonly T[], of: (entry: T) => number) =>
  list.reduce((sum, entry) => sum + of(entry), 0);

/** What the list says of a test. */
function summaryOf({ sections, ...facts }: PreparedTest): MockTestSummary {
  const problems = sections.flatMap((section) => section.problems);
  const pools = sections.flatMap((section) => section.pools);
  const questions = [...sections, ...pools].flatMap((each) => each.questions);
  return {
    ...facts,
    minutes: sumOf(sections, ({ minutes }) => minutes),
    problems: problems.length,
    sqlTasks: problems.filter(({ kind }) => kind === 'sql').length,
    questions: sumOf(sections, questionCount),
    points:
      sumOf(problems, ({ points }) => points) +
      sumOf(sections, (section) => questionCount(section) * section.points.right),
    topics: [...new Set([...problems, ...questions].map(({ topic }) => topic.title))],
    sections: sections.map((section) => ({
      title: section.title,
      minutes: section.minutes,
      problems: section.problems.length,
      questions: questionCount(section),
      points: section.points,
    })),
    drawn: pools.length > 0,
  };
}
