import * as z from 'zod/mini';
import { javascriptTask } from './javascript-tasks.ts';
import { limits } from './limits.ts';
import { sqlTask } from './sql-tasks.ts';
import { text } from './text.ts';
import { unitQuiz } from './unit-quizzes.ts';
import { unitText } from './unit-texts.ts';

export const materialParams = z.strictObject({ id: text(limits.slug), unitId: text(limits.slug) });

/** The answer of GET /v1/roadmaps/{id}/units/{unitId}: what the page of a unit holds. */
export const unitMaterial = z.discriminatedUnion('kind', [
  sqlTask,
  javascriptTask,
  unitQuiz,
  unitText,
]);
export type UnitMaterial = z.infer<typeof unitMaterial>;
