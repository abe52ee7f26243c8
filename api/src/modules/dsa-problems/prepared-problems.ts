import type { DsaProblem, DsaProblemSummary } from '@site/shared/contracts';
import { type FinishedAnswer, finishedAnswer } from '../../finished-answer.ts';
import { highlightCode } from '../../highlight-code.ts';
import type { ProblemRow } from './dsa-problems.repository.ts';

export interface PreparedProblem {
  problem: DsaProblem;
  answer: FinishedAnswer;
}

/** Everything that is the same for all people, made once for each change of content. */
export interface PreparedProblems {
  bySlug: Map<string, PreparedProblem>;
  /** In reading order, with nothing completed. */
  list: DsaProblemSummary[];
  visitorList: FinishedAnswer;
}

export function prepareProblems(rows: ProblemRow[]): PreparedProblems {
  const problems = rows.map(problemOf);
  const list = problems.map(summaryOf);
  return {
    bySlug: new Map(
      problems.map((problem) => [
        problem.slug,
        { problem, answer: finishedAnswer(JSON.stringify(problem)) },
      ]),
    ),
    list,
    visitorList: finishedAnswer(JSON.stringify(list)),
  };
}

const problemOf = (row: ProblemRow): DsaProblem => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  category: row.category,
  difficulty: row.difficulty,
  unitId: row.unit_id,
  description: row.description,
  example: row.example,
  followUp: row.follow_up,
  code: row.code,
  codeHtml: highlightCode(row.code, 'python'),
  support: row.support,
  supportHtml: row.support && highlightCode(row.support, 'python'),
  cases: row.cases,
  explanation: row.explanation,
  complexity: row.complexity,
});

const summaryOf = ({
  id,
  slug,
  title,
  category,
  difficulty,
  unitId,
}: DsaProblem): DsaProblemSummary => ({
  id,
  slug,
  title,
  category,
  difficulty,
  unitId,
  completed: false,
});
