import * as z from 'zod/mini';
import { limits } from '../composition/limits.ts';
import type { RouteDefinitions } from '../composition/route.ts';
import { text } from '../composition/text.ts';
import { dsaProblem } from './dsa-problems.ts';
import { javascriptTask } from './javascript-tasks.ts';
import { sqlTask } from './sql-tasks.ts';
import { unitQuiz } from './unit-quizzes.ts';
import { unitText } from './unit-texts.ts';

export const exerciseParams = z.strictObject({ id: text(limits.slug), unitId: text(limits.slug) });

export const textDocumentParams = z.extend(exerciseParams, {
  /** Its position among the unit's documents, from 1, and the format. */
  file: text(limits.slug).check(
    z.regex(/^[1-9]\.(md|pdf)$/, 'must be the number of a document with its format, such as 1.pdf'),
  ),
});

/** The answer of GET /v1/roadmaps/{id}/units/{unitId}: what a unit is worked through with. */
export const exercise = z.discriminatedUnion('kind', [
  dsaProblem,
  sqlTask,
  javascriptTask,
  unitQuiz,
  unitText,
]);
export type Exercise = z.infer<typeof exercise>;

/** The kinds that are shown on the page of their unit. A DSA problem has an address of its own. */
export const unitPageKind = z.enum(['sql', 'javascript', 'quiz', 'text']);

/** Exercises, each found by its unit. */
export const exerciseRoutes = {
  'GET /v1/roadmaps/{id}/units/{unitId}': {
    access: 'public',
    params: exerciseParams,
    answers: { 200: exercise },
  },
  'GET /v1/roadmaps/{id}/units/{unitId}/documents/{file}': {
    access: 'public',
    params: textDocumentParams,
    answers: { 200: z.string() },
  },
} satisfies RouteDefinitions;
