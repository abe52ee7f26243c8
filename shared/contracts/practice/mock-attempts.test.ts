import * as z from 'zod/mini';
import { mockJudgement, mockProblem, mockWork } from './mock-attempts.ts';

const changedAt = '2026-11-26T10:00:00.000Z';
const query = { problem: 'sql-names', language: 'sql' };

test('a query is written like a program, and judged as one case', () => {
  const work = { answers: [], programs: [{ ...query, code: 'select 1', changedAt }] };
  expect(mockWork.parse(work)).toEqual({ ...work, runs: [] });
  const problems = [{ ...query, passed: 0, total: 1, failed: ['other rows'] }];
  expect(mockJudgement.parse({ problems })).toEqual({ problems });
});

test('three problems can be written in every language', () => {
  const programs = ['one', 'two', 'three'].flatMap((problem) =>
    (['python', 'javascript', 'cpp'] as const).map((language) => ({
      ...{ problem, language, code: 'x', changedAt },
    })),
  );
  expect(mockWork.parse({ answers: [], programs }).programs).toEqual(programs);
});

test('a run is of a program: a query has none', () => {
  const runs = [{ ...query, passed: 1, total: 1, changedAt }];
  const { error } = mockWork.safeParse({ answers: [], programs: [], runs });
  expect(error && z.prettifyError(error)).toMatch(/must be python, javascript or cpp.*runs\[0\]/s);
});

test("a problem that doesn't say what it is is a DSA problem", () => {
  const problem = {
    ...{ id: 'two-sum', slug: 'two-sum', title: 'Two Sum', difficulty: 'easy', points: 5 },
    topic: { id: 'arrays', title: 'Arrays', roadmapId: 'dsa' },
  };
  expect(mockProblem.parse(problem)).toEqual({ ...problem, kind: 'dsa' });
});
