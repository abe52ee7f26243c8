import { createHash } from 'node:crypto';
import type { Approaches, DsaProblem, DsaProblemSummary } from '@site/shared/contracts/practice';
import { mapInTurns } from '../../../concurrency/map-in-turns.ts';
import { storedCase } from '../../../content/index.ts';
import type { JavaScriptContent, ProblemContent } from '../../../database/stored-problem.ts';
import { highlightCode } from '../../../html/highlight-code.ts';
import { type PreparedResponse, preparedResponse } from '../../../routing/prepared-response.ts';
import { cppProgramOf } from './cpp-program.ts';
import type { ProblemRow } from './dsa-problems.repository.ts';
import { javaStarterOf } from './java-starter.ts';

export interface PreparedProblem {
  problem: DsaProblem;
  response: PreparedResponse;
}

/** Everything that is the same for all people, made once for each change of content. */
export interface PreparedProblems {
  bySlug: Map<string, PreparedProblem>;
  /** In reading order, with nothing completed or attempted. */
  list: DsaProblemSummary[];
  visitorList: PreparedResponse;
}

/**
 * Prepares all problems, whenever they're loaded. One that hasn't changed is reused: highlighting all listings takes about
 * a second, and they're loaded every minute (see cacheContent).
 */
export function createPreparing(): (rows: ProblemRow[]) => Promise<PreparedProblems> {
  let known = new Map<string, PreparedProblem>();
  return async (rows) => {
    const prepared = await mapInTurns(rows, (row) => {
      const key = hashOf(row);
      return [key, known.get(key) ?? prepare(row)] as const;
    });
    known = new Map(prepared);
    return allOf(prepared.map(([, one]) => one));
  };
}

const hashOf = (row: ProblemRow) => createHash('sha256').update(JSON.stringify(row)).digest('hex');

function prepare(row: ProblemRow): PreparedProblem {
  const problem = presentProblem(row);
  return { problem, response: preparedResponse(JSON.stringify(problem)) };
}

function allOf(prepared: readonly PreparedProblem[]): PreparedProblems {
  const list = prepared.map(({ problem }) => summaryOf(problem));
  return {
    bySlug: new Map(prepared.map((one) => [one.problem.slug, one])),
    list,
    visitorList: preparedResponse(JSON.stringify(list)),
  };
}

/** What a problem's page is made of. */
export type ProblemFacts = Omit<
  ProblemRow,
  'sequence_number' | 'retired_at' | 'retirement_edited' | 'loaded'
>;

/** A problem as people get it. */
export const presentProblem = (row: ProblemFacts): DsaProblem => ({
  kind: 'dsa',
  id: row.id,
  slug: row.slug,
  title: row.title,
  category: row.category,
  difficulty: row.difficulty,
  unitId: row.unit_id,
  reviewed: row.reviewed,
  ...(row.asked_at.length > 0 && { askedAt: row.asked_at }),
  description: row.description,
  example: row.example,
  followUp: row.follow_up,
  ...(row.follow_up_answer && { followUpAnswer: row.follow_up_answer }),
  hints: row.hints,
  starter: row.starter,
  starterHtml: row.starter && highlightCode(row.starter, 'python'),
  ...listingOf(row.code, 'python'),
  support: row.support,
  supportHtml: row.support && highlightCode(row.support, 'python'),
  cases: row.cases.map(storedCase),
  ...(row.javascript && { javascript: javascriptOf(row.javascript) }),
  ...(row.compiled && {
    compiled: {
      java: javaOf(row.compiled.java),
      cpp: cppOf(row.compiled),
    },
  }),
  ...(row.approaches && { approaches: approachesOf(row.approaches) }),
  ...(row.generator && { growth: { n: row.input_size, generator: row.generator } }),
  explanation: row.explanation,
  complexity: row.complexity,
});

const listingOf = (code: string, language: string) => ({
  code,
  codeHtml: highlightCode(code, language),
});

const javascriptOf = ({ starter, code, support, cases }: JavaScriptContent) => ({
  starter,
  starterHtml: highlightCode(starter, 'javascript'),
  ...listingOf(code, 'javascript'),
  support,
  supportHtml: support && highlightCode(support, 'javascript'),
  cases,
});

function javaOf(code: string) {
  const starter = javaStarterOf(code);
  return { ...listingOf(code, 'java'), starter, starterHtml: highlightCode(starter, 'java') };
}

function cppOf({ cpp, support = '' }: NonNullable<ProblemContent['compiled']>) {
  const { starter, signature } = cppProgramOf(cpp, support);
  return {
    ...listingOf(cpp, 'cpp'),
    starter,
    starterHtml: highlightCode(starter, 'cpp'),
    support,
    supportHtml: support && highlightCode(support, 'cpp'),
    signature,
  };
}

const approachesOf = ({ solution, before }: Approaches) => ({
  solution,
  before: before.map(({ intuition, code, javascript, cpp, ...facts }) => ({
    ...facts,
    intuition: intuition.join('\n\n'),
    ...listingOf(code, 'python'),
    ...(javascript && { javascript: listingOf(javascript, 'javascript') }),
    ...(cpp && { cpp: listingOf(cpp, 'cpp') }),
  })),
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
