import * as z from 'zod/mini';
import { reviewedOn } from './content-fields.ts';
import { javascriptTask } from './javascript-tasks.ts';
import { limits } from './limits.ts';
import type { RouteDefinitions } from './route.ts';
import { sqlTask } from './sql-tasks.ts';
import { text } from './text.ts';
import { unitQuiz } from './unit-quizzes.ts';
import { unitText } from './unit-texts.ts';

export const materialParams = z.strictObject({ id: text(limits.slug), unitId: text(limits.slug) });

const reviewed = { reviewed: reviewedOn };

/** The answer of GET /v1/roadmaps/{id}/units/{unitId}: what the page of a unit holds. */
export const unitMaterial = z.discriminatedUnion('kind', [
  z.extend(sqlTask, reviewed),
  z.extend(javascriptTask, reviewed),
  z.extend(unitQuiz, reviewed),
  z.extend(unitText, reviewed),
]);
export type UnitMaterial = z.infer<typeof unitMaterial>;

/** What the page of a unit may be made of. */
export const materialKind = z.enum(['sql', 'javascript', 'quiz', 'text']);

/** What the pages of units hold. */
export const materialRoutes = {
  'GET /v1/roadmaps/{id}/units/{unitId}': {
    access: 'public',
    params: materialParams,
    answers: { 200: unitMaterial },
  },
} satisfies RouteDefinitions;
