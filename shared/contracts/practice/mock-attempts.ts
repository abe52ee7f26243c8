import * as z from 'zod/mini';
import { deviceTime, wholeNumber } from '../composition/client-values.ts';
import { limits } from '../composition/limits.ts';
import type { RouteDefinitions } from '../composition/route.ts';
import { slug, text } from '../composition/text.ts';
import { judgedLanguage, SOLUTION_MAX, solutionLanguage } from './attempts.ts';
import { MOCK_TEST_MOST, questionPoints } from './mock-tests.ts';
import { revisionsParams } from './revision.ts';
import { difficulty } from './roadmaps.ts';
import { unitQuizQuestion } from './unit-quizzes.ts';

/** How many attempts at mock tests of a person are retained; the oldest goes. */
export const MOCK_ATTEMPTS_RETAINED = 100;

/** What a problem is worth; of questions, each section of a test says it. */
export const mockPoints = { easy: 5, medium: 10, hard: 15 } as const;

/** /v1/users/{userId}/mock-attempts */
export const mockAttemptsParams = revisionsParams;
export const mockAttemptParams = z.extend(mockAttemptsParams, {
  attemptId: z.uuid('must be the id of an attempt'),
});

/**
 * POST: starts a test, or finds the attempt at it that is running (200), so that a start that is sent twice counts
 * once. 404 for an unknown test, 409 'test-running' while another test runs.
 */
export const newMockAttempt = z.strictObject({
  testId: slug('must be the id of a mock test'),
});
export type NewMockAttempt = z.infer<typeof newMockAttempt>;

const MOST_OPTIONS = 6;
const MOST_QUESTIONS = MOCK_TEST_MOST.questions;
/** What is written for a problem in different languages is written twice. */
const MOST_PROGRAMS = MOCK_TEST_MOST.problems * solutionLanguage.options.length;
const MOST_CASES = 50;

/** The chosen option; null if the choice was taken back. */
const mockAnswer = z.strictObject({
  /** The key of the question. */
  question: text(limits.slug * 2 + 1),
  option: z.nullable(wholeNumber(0, MOST_OPTIONS - 1)),
  changedAt: deviceTime,
});

/** What was written for a problem in a language: a program, or a query for an SQL task. */
export const mockProgram = z.strictObject({
  problem: slug('must be the id of a problem'),
  language: judgedLanguage,
  code: text(
    SOLUTION_MAX,
    `The code must have at most ${SOLUTION_MAX.toLocaleString('en')} characters.`,
  ),
  changedAt: deviceTime,
});

/** How many cases passed of those that were tried. */
const passedCases = { passed: wholeNumber(0, MOST_CASES), total: wholeNumber(1, MOST_CASES) };

const notMoreThanAll = z.refine<{ passed: number; total: number }>(
  ({ passed, total }) => passed <= total,
  { path: ['passed'], error: 'must be at most the number of all cases' },
);

/**
 * How a program did on the cases that are shown when it was last run on them, while the test went on. A query shows its
 * rows when it's run, and isn't judged before the test was handed in.
 */
const mockRun = z
  .strictObject({
    problem: slug('must be the id of a problem'),
    language: solutionLanguage,
    ...passedCases,
    /** When the run ended. */
    changedAt: deviceTime,
  })
  .check(notMoreThanAll);

/**
 * What was written in a test, by the clock of the API. PUT …/work sends what has changed: of each answer,
 * program and run, the latest change wins. 409 'test-over' once the time is up or the test has been handed in, and
 * 409 'section-closed', with nothing stored, if some of it was changed after its section was over or before it began.
 */
export const mockWork = z.strictObject({
  answers: z
    .array(mockAnswer)
    .check(z.maxLength(MOST_QUESTIONS, `must have at most ${MOST_QUESTIONS} answers`)),
  programs: z
    .array(mockProgram)
    .check(z.maxLength(MOST_PROGRAMS, `must have at most ${MOST_PROGRAMS} programs`)),
  runs: z._default(
    z
      .array(mockRun)
      .check(z.maxLength(MOST_PROGRAMS, `must have at most ${MOST_PROGRAMS} programs`)),
    [],
  ),
});
export type MockWork = z.infer<typeof mockWork>;
export type MockAnswer = MockWork['answers'][number];
export type MockProgram = z.infer<typeof mockProgram>;
export type MockRun = MockWork['runs'][number];

/**
 * POST …/hand-in closes an attempt with what hadn't arrived. A person may end a test early; a page may not, whatever
 * its clock says: 409 'test-running' if `timeIsUp` before the end that the API knows.
 */
export const mockHandIn = z.extend(mockWork, { timeIsUp: z._default(z.boolean(), false) });
export type MockHandIn = z.input<typeof mockHandIn>;

/**
 * POST …/next-section ends a section before its time is up, with what hadn't arrived; the next one begins at once. If
 * the section is over already, nothing changes. 409 'section-closed' if it hasn't begun, 'test-running' if it's the last.
 */
export const mockSectionEnd = z.extend(mockWork, {
  /** Its position. */
  section: wholeNumber(0, MOCK_TEST_MOST.sections - 1),
});
export type MockSectionEnd = z.input<typeof mockSectionEnd>;

/**
 * How a program did on all cases of its problem, as the person's browser found out. A query is one case, which passes
 * if it's right on all rows; else, `failed` names those on which it isn't.
 */
const programJudgement = z
  .strictObject({
    problem: slug('must be the id of a problem'),
    language: judgedLanguage,
    ...passedCases,
    /** The names of cases that didn't pass, as many as are shown. */
    failed: z
      .array(text(limits.slug))
      .check(z.maxLength(MOST_CASES, `must have at most ${MOST_CASES} names`)),
  })
  .check(notMoreThanAll);
export type ProgramJudgement = z.infer<typeof programJudgement>;

/** PUT …/judgement, after the test was handed in. 409 'test-running' before. */
export const mockJudgement = z.strictObject({
  problems: z
    .array(programJudgement)
    .check(z.maxLength(MOST_PROGRAMS, `must have at most ${MOST_PROGRAMS} programs`)),
});
export type MockJudgement = z.infer<typeof mockJudgement>;

/** A topic of a roadmap. */
const topic = z.object({ id: z.string(), title: z.string(), roadmapId: z.string() });

/** What a problem of a test is. */
const mockProblemKind = z.enum(['dsa', 'sql']);

export const mockProblem = z.object({
  /** Of an SQL task, the id of its unit. */
  id: z.string(),
  /** Attempts that were started before tests had SQL tasks don't say it. */
  kind: z._default(mockProblemKind, 'dsa'),
  /** The name by which the test lists it: the slug of a DSA problem, the id of a task's unit. */
  slug: z.string(),
  title: z.string(),
  difficulty,
  points: z.int(),
  topic,
});
export type MockProblem = z.infer<typeof mockProblem>;

/** A question of a quiz without its answer. */
export const mockQuestion = z.object({
  /** The unit that has the quiz, and the id in it, such as core-subjects-processes/context-switch. */
  key: z.string(),
  ...z.omit(unitQuizQuestion, { id: true, answer: true, explanation: true }).shape,
  topic,
});
export type MockQuestion = z.infer<typeof mockQuestion>;

const score = { points: z.int(), outOf: z.int() };

export const mockScore = z.object({
  ...score,
  /** Whether all programs have been run on all cases; before, they have the points of their last run, if any. */
  judged: z.boolean(),
});
export type MockScore = z.infer<typeof mockScore>;

export const mockTopicScore = z.extend(topic, score);
export type MockTopicScore = z.infer<typeof mockTopicScore>;

/** What came of a section. */
export const mockSectionScore = z.object({
  title: z.string(),
  /** Less than 0 if wrong answers took more than right ones brought. */
  ...score,
  /** How many questions were answered so, and how many weren't. */
  right: z.int(),
  wrong: z.int(),
  unanswered: z.int(),
  minutes: z.int(),
  /** How much of its time had passed when it ended. */
  secondsUsed: z.int(),
});
export type MockSectionScore = z.infer<typeof mockSectionScore>;

/** A page to practise on, and the points that were lost with what it has. */
const practicePage = z.object({ title: z.string(), path: z.string(), lost: z.int() });

/** With fewer points of a topic than these, a score says nothing about it. */
const TELLING_POINTS = 3;
/** With a smaller share of its points, a topic is worth practising. */
const ENOUGH = 0.6;

/** Whether a topic should be practised, by its score. */
export const isWeak = ({ points, outOf }: { points: number; outOf: number }): boolean =>
  outOf >= TELLING_POINTS && points < outOf * ENOUGH;

/** What came of a test, with the right answers. */
export const mockResult = z.extend(mockScore, {
  sections: z.array(mockSectionScore),
  /** Quizzes, problems and tasks with lost points, the most first, of sections in which something was answered. */
  practise: z.array(practicePage),
  /**
   * The weakest first, by right answers and the points of problems. A program without a known result counts for no topic, and a topic of which nothing
   * was answered isn't listed: no answers, no evidence.
   */
  topics: z.array(mockTopicScore),
  problems: z.array(
    z.object({
      id: z.string(),
      points: z.int(),
      /** The program that counts: the one that was changed last. Null if nothing was written. */
      program: z.nullable(z.object({ language: judgedLanguage, code: z.string() })),
      /** How it did on the cases that are shown; null if it was never run on them. */
      lastRun: z.nullable(z.object({ passed: z.int(), total: z.int() })),
      /** Null as long as it hasn't been run on all cases. */
      judgement: z.nullable(
        z.object({ passed: z.int(), total: z.int(), failed: z.array(z.string()) }),
      ),
    }),
  ),
  questions: z.array(
    z.object({
      key: z.string(),
      chosen: z.nullable(z.int()),
      answer: z.int(),
      explanation: z.string(),
    }),
  ),
});
export type MockResult = z.infer<typeof mockResult>;

/** Running, or its time has just ended and it wasn't handed in yet, or handed in, if only by the API. */
export const mockAttemptState = z.enum(['running', 'over', 'handed-in']);

const attemptFacts = {
  id: z.uuid(),
  testId: z.string(),
  title: z.string(),
  startedAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  state: mockAttemptState,
  /** Whether something that was written in time arrived after the end, of its section or of the test. */
  late: z.boolean(),
  /** Whether its page was closed or offline when the time was over, so that the API has closed it. */
  timedOut: z.boolean(),
  /** Whether it was handed in early and then gone on with. */
  reopened: z.boolean(),
};

/** A section of an attempt. It begins when the one before it ends. */
export const mockSection = z.object({
  title: z.string(),
  minutes: z.int(),
  /** Of each question. */
  points: questionPoints,
  /** When it ends or has ended, before the test was handed in. */
  endsAt: z.iso.datetime(),
  /** The ids of its problems. */
  problems: z.array(z.string()),
  /** The keys of its questions. */
  questions: z.array(z.string()),
});
export type MockSection = z.infer<typeof mockSection>;

/** The answer of GET …/mock-attempts/{attemptId} and of whatever changes one. */
export const mockAttempt = z.object({
  ...attemptFacts,
  /** What time it is. */
  now: z.iso.datetime(),
  /** When it was handed in, null before: what was changed later doesn't count. */
  closedAt: z.nullable(z.iso.datetime()),
  /** In their order; at least one. */
  sections: z.array(mockSection),
  /** Whether the page has a scientific calculator. */
  calculator: z.boolean(),
  /** Of all sections. */
  problems: z.array(mockProblem),
  questions: z.array(mockQuestion),
  /** What the account has. */
  work: mockWork,
  /** Null until it was handed in. */
  result: z.nullable(mockResult),
});
export type MockAttempt = z.infer<typeof mockAttempt>;

export const mockAttemptSummary = z.object({ ...attemptFacts, score: z.nullable(mockScore) });
export type MockAttemptSummary = z.infer<typeof mockAttemptSummary>;

/** The answer of GET …/mock-attempts, the newest first. */
export const mockAttemptList = z.object({
  now: z.iso.datetime(),
  attempts: z.array(mockAttemptSummary),
});
export type MockAttemptList = z.infer<typeof mockAttemptList>;

/** The mock tests that a learner takes. */
export const mockAttemptRoutes = {
  'GET /v1/users/{userId}/mock-attempts': {
    access: 'owner',
    params: mockAttemptsParams,
    answers: { 200: mockAttemptList },
  },
  'POST /v1/users/{userId}/mock-attempts': {
    access: 'owner',
    limit: 'mockTest',
    params: mockAttemptsParams,
    body: newMockAttempt,
    /** 200 if one at this test is running. */
    answers: { 200: mockAttempt, 201: mockAttempt },
  },
  'GET /v1/users/{userId}/mock-attempts/{attemptId}': {
    access: 'owner',
    params: mockAttemptParams,
    answers: { 200: mockAttempt },
  },
  'PUT /v1/users/{userId}/mock-attempts/{attemptId}/work': {
    access: 'owner',
    params: mockAttemptParams,
    body: mockWork,
    answers: { 200: z.object({}) },
  },
  'POST /v1/users/{userId}/mock-attempts/{attemptId}/next-section': {
    access: 'owner',
    params: mockAttemptParams,
    body: mockSectionEnd,
    answers: { 200: mockAttempt },
  },
  'POST /v1/users/{userId}/mock-attempts/{attemptId}/hand-in': {
    access: 'owner',
    params: mockAttemptParams,
    body: mockHandIn,
    answers: { 200: mockAttempt },
  },
  'POST /v1/users/{userId}/mock-attempts/{attemptId}/reopen': {
    access: 'owner',
    params: mockAttemptParams,
    answers: { 200: mockAttempt },
  },
  'PUT /v1/users/{userId}/mock-attempts/{attemptId}/judgement': {
    access: 'owner',
    params: mockAttemptParams,
    body: mockJudgement,
    answers: { 200: mockAttempt },
  },
} satisfies RouteDefinitions;
