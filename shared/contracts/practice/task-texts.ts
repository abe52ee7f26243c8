import * as z from 'zod/mini';
import { contentLine, prose, reviewDay } from '../composition/content-fields.ts';

/** The text of a task, paragraph by paragraph. */
export const paragraphs = z
  .array(prose(1_000), 'must be a list of paragraphs')
  .check(
    z.minLength(1, 'must have at least one paragraph'),
    z.maxLength(6, 'must have at most 6 paragraphs'),
  );

/** What the files of a unit's task say of it in any language. */
export const taskTexts = {
  title: contentLine(100),
  description: paragraphs,
  /** From what to notice to the outline. */
  hints: z
    .array(prose(500), 'must be a list of hints')
    .check(
      z.minLength(2, 'must have two or three hints'),
      z.maxLength(3, 'must have two or three hints'),
    ),
  explanation: paragraphs,
  reviewed: reviewDay,
};
