import * as z from 'zod/mini';
import {
  contentId,
  exactly,
  finished,
  noneTwice,
  reviewDay,
  type Stage,
  sequenceNumber,
} from '../composition/content-fields.ts';
import { MOCK_TEST_MOST } from './mock-tests.ts';

/** The files of mock tests in api/content. */

const wholeBetween = (least: number, most: number, message: string) =>
  z.int(message).check(z.minimum(least, message), z.maximum(most, message));

/** How many points a right answer brings, and how many a wrong one takes. */
const questionPoints = exactly({
  right: wholeBetween(1, 10, 'must be 1 to 10 points'),
  wrong: wholeBetween(0, 10, 'must be 0 to 10 points'),
});

/** So many questions of these quizzes, drawn for each attempt. */
const questionPoolOf = ({ needs }: Stage) =>
  exactly({
    /** The units that have the quizzes. */
    quizzes: z
      .array(contentId, 'must be a list of ids')
      .check(
        ...needs(z.minLength(1, 'must name a quiz')),
        z.maxLength(20, 'must name at most 20 quizzes'),
      ),
    count: wholeBetween(1, 40, 'must be 1 to 40 questions'),
  });

/** A part of a test with a time of its own, which can't be gone back to. */
const mockTestSectionOf = (stage: Stage) =>
  exactly({
    title: stage.line(60),
    minutes: wholeBetween(5, 120, 'must be 5 to 120 minutes'),
    /** Of each question; those of a problem follow from its difficulty. */
    points: questionPoints,
    /** Exercises to write: slugs of DSA problems, and ids of units that have an SQL task. */
    problems: z._default(z.array(contentId, 'must be a list of slugs and ids'), []),
    /** Questions that every attempt has: the unit that has the quiz, and the id of the question in it. */
    questions: z._default(
      z.array(exactly({ quiz: stage.id, question: stage.id }), 'must be a list of questions'),
      [],
    ),
    pools: z._default(z.array(questionPoolOf(stage), 'must be a list of pools'), []),
  });
type MockTestSection = z.infer<ReturnType<typeof mockTestSectionOf>>;

const sumOf = (sections: MockTestSection[], of: (section: MockTestSection) => number) =>
  sections.reduce((sum, section) => sum + of(section), 0);

const questionCount = ({ questions, pools }: MockTestSection) =>
  questions.length + pools.reduce((sum, { count }) => sum + count, 0);

const check = (holds: (sections: MockTestSection[]) => boolean, message: string) =>
  z.refine<MockTestSection[]>(holds, message);

const isUnique = (names: readonly string[]) => new Set(names).size === names.length;

/** The fields of a mock test, finished or not. */
export const mockTestOf = (stage: Stage) =>
  exactly({
    title: stage.line(100),
    description: stage.prose(500),
    /** Order in the list. */
    sequence_number: sequenceNumber,
    /** Whether the page has a scientific calculator. */
    calculator: z.boolean('must be true or false'),
    /** One after another; a test without sections of its own has a single one. */
    sections: z.array(mockTestSectionOf(stage), 'must be a list of sections').check(
      z.maxLength(MOCK_TEST_MOST.sections, `must have at most ${MOCK_TEST_MOST.sections} sections`),
      ...stage.needs(z.minLength(1, 'must have a section')),
      ...stage.needs(
        noneTwice(({ title }: MockTestSection) => title, 'must not have a title twice'),
        check((sections) => {
          const minutes = sumOf(sections, (section) => section.minutes);
          return minutes >= 60 && minutes <= 120;
        }, 'must take 60 to 120 minutes in all'),
        check(
          (sections) =>
            sections.every((section) => section.problems.length + questionCount(section) > 0),
          'must each have a problem or a question',
        ),
        check(
          (sections) =>
            sumOf(sections, ({ problems }) => problems.length) <= MOCK_TEST_MOST.problems,
          `must have at most ${MOCK_TEST_MOST.problems} problems in all`,
        ),
        check(
          (sections) => sumOf(sections, questionCount) <= MOCK_TEST_MOST.questions,
          `must have at most ${MOCK_TEST_MOST.questions} questions in all`,
        ),
        check(
          (sections) => isUnique(sections.flatMap(({ problems }) => problems)),
          'must not list a problem twice',
        ),
        check(
          (sections) =>
            isUnique(
              sections.flatMap(({ questions }) =>
                questions.map(({ quiz, question }) => `${quiz}/${question}`),
              ),
            ),
          'must not list a question twice',
        ),
        check((sections) => {
          const pooled = sections.flatMap(({ pools }) => pools.flatMap(({ quizzes }) => quizzes));
          const listed = sections.flatMap(({ questions }) => questions.map(({ quiz }) => quiz));
          return isUnique(pooled) && !listed.some((quiz) => pooled.includes(quiz));
        }, 'must not draw from a quiz twice, or from one with listed questions'),
      ),
    ),
    reviewed: reviewDay,
  });

/** `mock-tests/<id>.json`: what an online assessment contains. The name of the file is its id. */
export const mockTestFile = mockTestOf(finished);
export type MockTestFile = z.infer<typeof mockTestFile>;
