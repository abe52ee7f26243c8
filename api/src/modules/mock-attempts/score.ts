import {
  type MockProblem,
  type MockProgram,
  type MockResult,
  type MockTopicScore,
  type MockWork,
  mockPoints,
  type ProgramJudgement,
} from '@site/shared/contracts';
import type { KeptQuestion, KeptScore } from '../../database/mock-tables.ts';

/** What a test asked, what somebody wrote, and how the programs did. */
export interface Taken {
  problems: readonly MockProblem[];
  questions: readonly KeptQuestion[];
  work: MockWork;
  judgement: readonly ProgramJudgement[];
}

/** What came of a test: a question has its point or none, a problem its points by the share of cases passed. */
export function resultOf(taken: Taken): MockResult {
  const problems = taken.problems.map((problem) => problemResult(problem, taken));
  const questions = taken.questions.map((question) => questionResult(question, taken.work));
  const scored = [
    ...taken.problems.map(({ topic, points }, index) => ({
      topic,
      points: problems[index]?.points ?? 0,
      outOf: points,
    })),
    ...taken.questions.map(({ topic, answer }, index) => ({
      topic,
      points: questions[index]?.chosen === answer ? mockPoints.question : 0,
      outOf: mockPoints.question,
    })),
  ];
  return {
    points: sumOf(scored, 'points'),
    outOf: sumOf(scored, 'outOf'),
    judged: problems.every(({ program, judgement }) => !program || judgement),
    topics: byTopic(scored),
    problems,
    questions,
  };
}

/** What of a result is kept for lists and the plan. */
export const scoreOf = ({ points, outOf, judged, topics }: MockResult): KeptScore => ({
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

function problemResult({ id, points }: MockProblem, { work, judgement }: Taken) {
  const program = countedProgram(work, id);
  const judged = judgement.find(
    ({ problem, language }) => problem === id && language === program?.language,
  );
  return {
    id,
    points: judged ? Math.floor((points * judged.passed) / judged.total) : 0,
    program: program && { language: program.language, code: program.code },
    judgement: judged
      ? { passed: judged.passed, total: judged.total, failed: judged.failed }
      : null,
  };
}

const questionResult = ({ key, answer, explanation }: KeptQuestion, { answers }: MockWork) => ({
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
