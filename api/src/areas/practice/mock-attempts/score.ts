import {
  isWeak,
  type MockProblem,
  type MockProgram,
  type MockResult,
  type MockTopicScore,
  type MockWork,
  mockPoints,
  type ProgramJudgement,
} from '@site/shared/contracts/practice';
import type { Kysely } from 'kysely';
import type { StoredQuestion, StoredScore } from '../../../database/column-types.ts';
import type { DB } from '../../../database/tables.ts';
import { type AttemptRow, findScores } from './mock-attempts.repository.ts';

/** A test's problems and questions, what was written, and how the programs did. */
export interface Taken {
  problems: readonly MockProblem[];
  questions: readonly StoredQuestion[];
  work: MockWork;
  judgement: readonly ProgramJudgement[];
}

export const workOf = ({
  answers,
  programs,
  runs,
}: Pick<AttemptRow, 'answers' | 'programs' | 'runs'>): MockWork => ({ answers, programs, runs });

export const takenOf = (row: AttemptRow): Taken => ({ ...row, work: workOf(row) });

/**
 * What came of a test: a question has its point or none, a problem its points by the share of cases passed. As long as
 * a program wasn't judged, its last run speaks for it. Of topics, only those count of which something was answered.
 */
export function resultOf(taken: Taken): MockResult {
  const problems = taken.problems.map((problem) => problemResult(problem, taken));
  const questions = taken.questions.map((question) => questionResult(question, taken.work));
  const scored = [
    ...taken.problems.map(({ topic, points }, index) => ({
      topic,
      points: problems[index]?.points ?? 0,
      outOf: points,
      isKnown: isKnown(problems[index]),
      isAnswered: problems[index]?.program !== null,
    })),
    ...taken.questions.map(({ topic, answer }, index) => ({
      topic,
      points: questions[index]?.chosen === answer ? mockPoints.question : 0,
      outOf: mockPoints.question,
      isKnown: true,
      isAnswered: questions[index]?.chosen !== null,
    })),
  ];
  const answered = new Set(scored.filter((entry) => entry.isAnswered).map(topicId));
  return {
    points: sumOf(scored, 'points'),
    outOf: sumOf(scored, 'outOf'),
    judged: problems.every(({ program, judgement }) => !program || judgement),
    topics: byTopic(scored.filter((entry) => entry.isKnown && answered.has(topicId(entry)))),
    problems,
    questions,
  };
}

/** The part of a result that is stored for lists and the plan. */
export const scoreOf = ({ points, outOf, judged, topics }: MockResult): StoredScore => ({
  points,
  outOf,
  judged,
  topics,
});

/** The program that counts for a problem: the one that was changed last. */
export const countedProgram = ({ programs }: MockWork, problemId: string): MockProgram | null =>
  programs
    .filter(({ problem }) => problem === problemId)
    .toSorted((one, other) => Date.parse(other.changedAt) - Date.parse(one.changedAt))[0] ?? null;

type ProblemResult = MockResult['problems'][number];

/** Nothing was written, or it was run. */
const isKnown = (result: ProblemResult | undefined) =>
  !result?.program || result.judgement !== null || result.lastRun !== null;

function problemResult(
  { id, points }: MockProblem,
  { work, judgement }: Pick<Taken, 'work' | 'judgement'>,
): ProblemResult {
  const program = countedProgram(work, id);
  const isOfProgram = ({ problem, language }: { problem: string; language: string }) =>
    problem === id && language === program?.language;
  const judged = judgement.find(isOfProgram);
  const run = work.runs.find(isOfProgram);
  const counted = judged ?? run;
  return {
    id,
    points: counted ? Math.floor((points * counted.passed) / counted.total) : 0,
    program: program && { language: program.language, code: program.code },
    lastRun: run ? { passed: run.passed, total: run.total } : null,
    judgement: judged
      ? { passed: judged.passed, total: judged.total, failed: judged.failed }
      : null,
  };
}

const questionResult = ({ key, answer, explanation }: StoredQuestion, { answers }: MockWork) => ({
  key,
  chosen: answers.find(({ question }) => question === key)?.option ?? null,
  answer,
  explanation,
});

interface Scored {
  topic: MockProblem['topic'];
  points: number;
  outOf: number;
}

const topicId = ({ topic }: Pick<Scored, 'topic'>) => topic.id;

const sumOf = (scored: readonly Scored[], field: 'points' | 'outOf') =>
  scored.reduce((sum, entry) => sum + entry[field], 0);

/** The weakest first; among equals, the one that counts most. */
function byTopic(scored: readonly Scored[]): MockTopicScore[] {
  const topics = new Map<string, MockTopicScore>();
  for (const { topic, points, outOf } of scored) {
    const known = topics.get(topic.id) ?? { ...topic, points: 0, outOf: 0 };
    topics.set(topic.id, {
      ...known,
      points: known.points + points,
      outOf: known.outOf + outOf,
    });
  }
  const share = ({ points, outOf }: MockTopicScore) => points / outOf;
  return [...topics.values()].sort(
    (one, other) => share(one) - share(other) || other.outOf - one.outOf,
  );
}

/** Results are heeded for this long. */
const HEEDED_MS = 30 * 24 * 60 * 60_000;

/** The ids of the topics that a person's latest mock tests have shown to be weak, the weakest first. */
export async function findWeakTopics(
  kysely: Kysely<DB>,
  userId: string,
  now: Date,
): Promise<string[]> {
  const scores = await findScores(kysely, userId, new Date(now.getTime() - HEEDED_MS));
  const sums = new Map<string, { points: number; outOf: number }>();
  for (const { id, points, outOf } of scores.flatMap(({ topics }) => topics)) {
    const known = sums.get(id) ?? { points: 0, outOf: 0 };
    sums.set(id, { points: known.points + points, outOf: known.outOf + outOf });
  }
  return [...sums]
    .filter(([, sum]) => isWeak(sum))
    .sort(([, one], [, other]) => one.points / one.outOf - other.points / other.outOf)
    .map(([id]) => id);
}
