import type { DsaProblem, DsaProblemSummary } from '@site/shared/contracts';
import type { JavaScriptContent } from '../../database/dsa-tables.ts';
import { type FinishedAnswer, finishedAnswer } from '../../finished-answer.ts';
import { highlightCode } from '../../highlight-code.ts';
import { storedCase } from '../content/index.ts';
import type { ProblemRow } from './dsa-problems.repository.ts';

export interface PreparedProblem {
  problem: DsaProblem;
  answer: FinishedAnswer;
}

/** Everything that is the same for all people, made once for each change of content. */
export interface PreparedProblems {
  bySlug: Map<string, PreparedProblem>;
  /** In reading order, with nothing completed or attempted. */
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
  reviewed: row.reviewed,
  description: row.description,
  example: row.example,
  followUp: row.follow_up,
  hints: row.hints,
  starter: row.starter,
  starterHtml: row.starter && highlightCode(row.starter, 'python'),
  code: row.code,
  codeHtml: highlightCode(row.code, 'python'),
  support: row.support,
  supportHtml: row.support && highlightCode(row.support, 'python'),
  cases: row.cases.map(storedCase),
  ...(row.javascript && { javascript: javascriptOf(row.javascript) }),
  ...(row.generator && { growth: { n: row.input_size, generator: row.generator } }),
  explanation: row.explanation,
  complexity: row.complexity,
});

const javascriptOf = ({ starter, code, support, cases }: JavaScriptContent) => ({
  starter,
  starterHtml: highlightCode(starter, 'javascript'),
  code,
  codeHtml: highlightCode(code, 'javascript'),
  support,
  supportHtml: support && highlightCode(support, 'javascript'),
  cases,
});

const summaryOf = ({
  id,
  slug,
  title,
  category,
  difficulty,
  unitId,
  reviewed,
}: DsaProblem): DsaProblemSummary => ({
  id,
  slug,
  title,
  category,
  difficulty,
  unitId,
  reviewed,
  completed: false,
  attempted: false,
});
