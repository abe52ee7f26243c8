import {
  isWeak,
  type MockProblem,
  type MockProgram,
  type MockResult,
  type MockSectionScore,
  type MockTopicScore,
  type MockWork,
  type ProgramJudgement,
} from '@site/shared/contracts/practice';
import type { Kysely } from 'kysely';
import type { StoredQuestion, StoredScore } from '../../../database/column-types.ts';
import type { DB } from '../../../database/tables.ts';
import { type AttemptRow, findScores } from './mock-attempts.repository.ts';
import { type Sectioned, type SectionTime, sectionTimes } from './sections.ts';

/** A test with its sections, what was written, and how the programs did. */
export interface Taken extends Sectioned {
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
 * What came of a test: a question has the points that its section gives or takes, a problem its points by the share of
 * cases passed. As long as a program wasn't judged, its last run speaks for it. Of topics, only those count of which
 * something was answered.
 */
export function resultOf(taken: Taken): MockResult {
  const problems = taken.problems.map((problem) => problemResult(problem, taken));
  const questions = taken.questions.map((question) => questionResult(question, taken.work));
  const sections = sectionTimes(taken).map((time) => ({
    time,
    parts: [
      ...taken.problems.flatMap((problem, index) => problemPart(time, problem, problems[index])),
      ...taken.questions.flatMap((question, index) =>
        questionPart(time, question, questions[index]),
      ),
    ],
  }));
  const parts = sections.flatMap((section) => section.parts);
  const answered = new Set(parts.filter(isAnswered).map(topicId));
  return {
    points: sumOf(parts, 'points'),
    outOf: sumOf(parts, 'outOf'),
    judged: problems.every(({ program, judgement }) => !program || judgement),
    sections: sections.map((section) => sectionScore(section.time, section.parts)),
    practise: practicePages(
      sections.flatMap((section) => (section.parts.some(isAnswered) ? section.parts : [])),
    ),
    topics: byTopic(
      parts
        .filter((part) => part.isKnown && answered.has(topicId(part)))
        .map(({ topic, evidence }) => ({ topic, ...evidence })),
    ),
    problems,
    questions,
  };
}

/** A problem or a question of a section, and what came of it. */
interface Part {
  kind: 'problem' | 'question';
  topic: MockProblem['topic'];
  /** Where it's practised. */
  page: { title: string; path: string };
  points: number;
  outOf: number;
  /** What it says about its topic, whatever its section gives and takes for answers. */
  evidence: { points: number; outOf: number };
  outcome: 'right' | 'wrong' | 'unanswered';
  isKnown: boolean;
}

const isAnswered = ({ outcome }: Part) => outcome !== 'unanswered';

function problemPart(
  { section }: SectionTime,
  { kind, id, slug, title, topic, points: outOf }: MockProblem,
  result: ProblemResult | undefined,
): Part[] {
  if (!result || !section.problems.includes(id)) return [];
  const { points, program } = result;
  return [
    {
      kind: 'problem',
      topic,
      page: {
        title,
        path: kind === 'sql' ? `/roadmaps/${topic.roadmapId}/${id}` : `/dsaarticle/${slug}`,
      },
      ...{ points, outOf },
      evidence: { points, outOf },
      outcome: program ? (points === outOf ? 'right' : 'wrong') : 'unanswered',
      isKnown: isKnown(result),
    },
  ];
}

function questionPart(
  { section }: SectionTime,
  { key, quiz, topic, answer }: StoredQuestion,
  result: QuestionResult | undefined,
): Part[] {
  if (!result || !section.questions.includes(key)) return [];
  const { right, wrong } = section.points;
  const unit = key.slice(0, key.indexOf('/'));
  const outcome =
    result.chosen === null ? 'unanswered' : result.chosen === answer ? 'right' : 'wrong';
  return [
    {
      kind: 'question',
      topic,
      page: { title: quiz ?? topic.title, path: `/roadmaps/${topic.roadmapId}/${unit}` },
      points: { right, wrong: 0 - wrong, unanswered: 0 }[outcome],
      outOf: right,
      evidence: { points: outcome === 'right' ? 1 : 0, outOf: 1 },
      outcome,
      isKnown: true,
    },
  ];
}

function sectionScore(
  { section, begins, ends }: SectionTime,
  parts: readonly Part[],
): MockSectionScore {
  const questions = parts.filter(({ kind }) => kind === 'question');
  const count = (outcome: Part['outcome']) =>
    questions.filter((question) => question.outcome === outcome).length;
  return {
    title: section.title,
    points: sumOf(parts, 'points'),
    outOf: sumOf(parts, 'outOf'),
    right: count('right'),
    wrong: count('wrong'),
    unanswered: count('unanswered'),
    minutes: section.minutes,
    secondsUsed: Math.max(0, Math.round((ends.getTime() - begins.getTime()) / 1_000)),
  };
}

/** The pages that practise what cost points, the most points first. */
function practicePages(parts: readonly Part[]): MockResult['practise'] {
  const pages = new Map<string, MockResult['practise'][number]>();
  for (const { page, points, outOf } of parts) {
    const lost = (pages.get(page.path)?.lost ?? 0) + outOf - points;
    if (lost > 0) pages.set(page.path, { ...page, lost });
  }
  return [...pages.values()].sort((one, other) => other.lost - one.lost);
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
const isKnown = (result: ProblemResult) =>
  !result.program || result.judgement !== null || result.lastRun !== null;

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

type QuestionResult = MockResult['questions'][number];

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

const sumOf = (scored: readonly Omit<Scored, 'topic'>[], field: 'points' | 'outOf') =>
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
