import * as z from 'zod/mini';
import {
  contentId,
  contentLine,
  exactly,
  noneTwice,
  prose,
  reviewDay,
  sequenceNumber,
} from '../composition/content-fields.ts';

/** The files of mock tests in api/content. */

/** The fewest and the most minutes that a test takes. */
export const MOCK_TEST_MINUTES = { least: 60, most: 90 } as const;

const minutes = 'must be 60 to 90 minutes';

/** `mock-tests/<id>.json`: what an online assessment contains. The name of the file is its id. */
export const mockTestFile = exactly({
  title: contentLine(100),
  description: prose(500),
  /** Order in the list. */
  sequence_number: sequenceNumber,
  minutes: z
    .int(minutes)
    .check(z.minimum(MOCK_TEST_MINUTES.least, minutes), z.maximum(MOCK_TEST_MINUTES.most, minutes)),
  /** Two or three exercises to write: slugs of DSA problems, and ids of units that have an SQL task. */
  problems: z.array(contentId, 'must be a list of slugs and ids').check(
    z.minLength(2, 'must have two or three problems'),
    z.maxLength(3, 'must have two or three problems'),
    noneTwice((name: string) => name, 'must not list a problem twice'),
  ),
  /** Questions of quizzes: the unit that has the quiz, and the id of the question in it. */
  questions: z
    .array(exactly({ quiz: contentId, question: contentId }), 'must be a list of questions')
    .check(
      z.minLength(10, 'must have 10 to 20 questions'),
      z.maxLength(20, 'must have 10 to 20 questions'),
      noneTwice(
        ({ quiz, question }: { quiz: string; question: string }) => `${quiz}/${question}`,
        'must not list a question twice',
      ),
    ),
  reviewed: reviewDay,
});
export type MockTestFile = z.infer<typeof mockTestFile>;
