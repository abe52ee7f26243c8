import * as z from 'zod/mini';
import { exerciseFields } from './exercise-fields.ts';

/** Texts are plain; blank lines separate paragraphs, `backquotes` mark code. */
export const unitQuizQuestion = z.object({
  /** Never changes: answers refer to it. */
  id: z.string(),
  question: z.string(),
  /** What the question is about; null if it has no code. */
  code: z.nullable(
    z.object({
      language: z.string(),
      text: z.string(),
      /** A block of code, as in the body of an article. */
      html: z.string(),
    }),
  ),
  /** The same; each row has a cell for each title of `head`. */
  table: z.nullable(z.object({ head: z.array(z.string()), rows: z.array(z.array(z.string())) })),
  /** What is read before the question is answered. Missing in attempts that were started before questions had one. */
  passage: z.optional(z.nullable(z.string())),
  /** HTML of a chart or a picture, as in the body of an article. Missing as above. */
  picture: z.optional(z.nullable(z.string())),
  options: z.array(z.string()),
  /** Position in `options`, from 0. */
  answer: z.int(),
  /** Why that answer is right. */
  explanation: z.string(),
});
export type UnitQuizQuestion = z.infer<typeof unitQuizQuestion>;

/** The questions of a unit. The right answers are among them: it's practice, not an exam. */
export const unitQuiz = z.object({
  kind: z.literal('quiz'),
  ...exerciseFields,
  questions: z.array(unitQuizQuestion),
});
export type UnitQuiz = z.infer<typeof unitQuiz>;
