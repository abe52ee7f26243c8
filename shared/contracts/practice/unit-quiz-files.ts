import * as z from 'zod/mini';
import {
  contentId,
  contentText,
  exactly,
  finished,
  noneTwice,
  prose,
  reviewDay,
  type Stage,
} from '../composition/content-fields.ts';
import { questionChart, questionPicture } from './question-pictures.ts';

/** The files of quizzes in api/content. */

/** Languages of the code that a question may be about. */
const codeLanguages = ['cpp', 'java', 'python', 'javascript', 'sql', 'c', 'text'] as const;

const code = exactly({
  language: z.enum(codeLanguages, `must be one of ${codeLanguages.join(', ')}`),
  text: contentText(2_000).check(z.minLength(1, 'must not be empty')),
});

const cells = z
  .array(contentText(200), 'must be a list of texts')
  .check(
    z.minLength(1, 'must have at least one cell'),
    z.maxLength(12, 'must have at most twelve cells'),
  );

const table = exactly({
  head: cells,
  rows: z
    .array(cells, 'must be a list of rows')
    .check(
      z.minLength(1, 'must have at least one row'),
      z.maxLength(30, 'must have at most 30 rows'),
    ),
}).check(
  z.refine(
    ({ head, rows }) => rows.every(({ length }) => length === head.length),
    'must have as many cells in each row as titles',
  ),
);

const questionOf = (stage: Stage) =>
  exactly({
    id: contentId,
    question: stage.prose(1_000),
    code: z._default(z.nullable(code), null),
    table: z._default(z.nullable(table), null),
    /** What is read before the question is answered. */
    passage: z._default(z.nullable(prose(2_500)), null),
    chart: z._default(z.nullable(questionChart), null),
    picture: z._default(z.nullable(questionPicture), null),
    options: z.array(prose(300), 'must be a list of options').check(
      ...stage.needs(z.minLength(2, 'must have two to six options')),
      z.maxLength(6, 'must have two to six options'),
      noneTwice((option: string) => option, 'must not list an option twice'),
    ),
    answer: z.int('must be a position in options, from 0').check(z.minimum(0, 'must be 0 or more')),
    explanation: stage.prose(2_000),
  }).check(
    ...stage.needs(
      z.refine<{ options: string[]; answer: number }>(
        ({ options, answer }) => answer < options.length,
        {
          path: ['answer'],
          error: 'must be a position in options, from 0',
        },
      ),
    ),
    z.refine(({ chart, picture }) => !(chart && picture), {
      path: ['picture'],
      error: "must be null if there's a chart",
    }),
  );

/** Most questions of a quiz. */
export const QUESTIONS_MAX = 20;

/** The fields of a quiz, finished or not. */
export const unitQuizOf = (stage: Stage) =>
  exactly({
    questions: z.array(questionOf(stage), 'must be a list of questions').check(
      ...stage.needs(z.minLength(5, 'must have 5 to 20 questions')),
      z.maxLength(QUESTIONS_MAX, 'must have 5 to 20 questions'),
      noneTwice(({ id }: { id: string }) => id, 'must not have two questions with the same id'),
    ),
    reviewed: reviewDay,
  });

/** The name of the file is the id of its unit. */
export const unitQuizFile = unitQuizOf(finished);
export type UnitQuizFile = z.infer<typeof unitQuizFile>;
