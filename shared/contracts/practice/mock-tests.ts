import * as z from 'zod/mini';
import { reviewedOn } from '../composition/content-fields.ts';
import type { RouteDefinitions } from '../composition/route.ts';
import { slug } from '../composition/text.ts';
import { interviewPart, rubricRow } from './mock-interview-files.ts';

/** The most of each that a test has, in all its sections. */
export const MOCK_TEST_MOST = { sections: 6, questions: 80, problems: 3 } as const;

/** How many points a right answer brings, and how many a wrong one takes. */
export const questionPoints = z.object({ right: z.int(), wrong: z.int() });
export type QuestionPoints = z.infer<typeof questionPoints>;

/** A part of a test with a time of its own, which can't be gone back to. */
const mockTestSection = z.object({
  title: z.string(),
  minutes: z.int(),
  /** How many there are. */
  problems: z.int(),
  questions: z.int(),
  /** Of each question. */
  points: questionPoints,
});

/** An online assessment, as it's shown before the start. */
export const mockTestSummary = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  /** Of all sections; so are the numbers that follow. */
  minutes: z.int(),
  problems: z.int(),
  /** How many of the problems are SQL tasks. */
  sqlTasks: z.int(),
  questions: z.int(),
  /** The most that can be reached. */
  points: z.int(),
  /** The topics of problems and questions, each once. */
  topics: z.array(z.string()),
  /** In their order; at least one. */
  sections: z.array(mockTestSection),
  /** Whether some questions are drawn for each attempt. */
  drawn: z.boolean(),
  /** Whether the page has a scientific calculator. */
  calculator: z.boolean(),
  reviewed: reviewedOn,
});
export type MockTestSummary = z.infer<typeof mockTestSummary>;

const interviewFacts = {
  id: z.string(),
  title: z.string(),
  description: z.string(),
  minutes: z.int(),
};

/** The answer of GET /v1/mock-tests, the same for everyone, both in their order. */
export const mockTestList = z.object({
  tests: z.array(mockTestSummary),
  interviews: z.array(z.object(interviewFacts)),
});
export type MockTestList = z.infer<typeof mockTestList>;

export const mockTestParams = z.strictObject({ id: slug('must be the id of a mock test') });
export const mockInterviewParams = z.strictObject({ id: slug('must be the id of an interview') });

/** The answer of GET /v1/mock-interviews/{id}: a script for two people. Texts are plain; `backquotes` mark code. */
export const mockInterview = z.object({
  ...interviewFacts,
  preparation: z.array(z.string()),
  parts: z.array(interviewPart),
  rubric: z.array(rubricRow),
  reviewed: reviewedOn,
});
export type MockInterview = z.infer<typeof mockInterview>;

/** The mock tests that there are, and the scripts of mock interviews. */
export const mockTestRoutes = {
  'GET /v1/mock-tests': { access: 'public', answers: { 200: mockTestList } },
  'GET /v1/mock-tests/{id}': {
    access: 'public',
    params: mockTestParams,
    answers: { 200: mockTestSummary },
  },
  'GET /v1/mock-interviews/{id}': {
    access: 'public',
    params: mockInterviewParams,
    answers: { 200: mockInterview },
  },
} satisfies RouteDefinitions;
