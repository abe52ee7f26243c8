import { type MockProblem, type MockTestSummary, mockPoints } from '@site/shared/contracts';
import type { Kysely } from 'kysely';
import type { StoredQuestion } from '../../../database/stored-mock.ts';
import type { DB } from '../../../database/tables.ts';
import { questionOf } from '../exercises/quizzes.ts';
import { findProblems, findQuizzes, findTests, type TestRow } from './mock-tests.repository.ts';

/** A test with all its problems and questions. */
export interface PreparedTest {
  id: string;
  title: string;
  description: string;
  minutes: number;
  problems: MockProblem[];
  questions: StoredQuestion[];
  reviewed: string | null;
}

/** The tests in order. A problem or a question that isn't shown any more is left out; a test without any, too. */
export async function prepareTests(kysely: Kysely<DB>): Promise<PreparedTest[]> {
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
export const summaryOf = ({ problems, questions, ...facts }: PreparedTest): MockTestSummary => ({
  ...facts,
  problems: problems.length,
  sqlTasks: problems.filter(({ kind }) => kind === 'sql').length,
  questions: questions.length,
  points:
    problems.reduce((sum, { points }) => sum + points, 0) + questions.length * mockPoints.question,
  topics: [...new Set([...problems, ...questions].map(({ topic }) => topic.title))],
});
