import * as z from 'zod/mini';
import { dsaCase } from './dsa-problems.ts';
import { exerciseFields } from './exercise-fields.ts';

/**
 * A task of a unit, solved in JavaScript. Texts are plain; blank lines separate paragraphs, `backquotes` mark code.
 */
export const javascriptTask = z.object({
  kind: z.literal('javascript'),
  ...exerciseFields,
  title: z.string(),
  description: z.string(),
  /** To be shown one after the other. */
  hints: z.array(z.string()),
  /** What the editor opens on. */
  starter: z.string(),
  /** As that of a DSA problem's listing, like `codeHtml`. */
  starterHtml: z.string(),
  /** Our solution. */
  code: z.string(),
  codeHtml: z.string(),
  cases: z.array(dsaCase),
  explanation: z.string(),
});
export type JavaScriptTask = z.infer<typeof javascriptTask>;
