import * as z from 'zod/mini';
import { contentText, exactly, reviewDay, type Stage } from '../composition/content-fields.ts';

/** What stands in front of the text in `unit-texts/<unit id>.md`, between two lines of `---`. */
export const unitTextFile = exactly({ reviewed: reviewDay });
export type UnitTextFile = z.infer<typeof unitTextFile>;

/** The longest text in Markdown, in characters. */
export const MARKDOWN_MAX = 200_000;

/** The same with the text, finished or not. */
export const unitTextOf = ({ needs }: Stage) =>
  exactly({
    /** Markdown. */
    source: contentText(MARKDOWN_MAX).check(...needs(z.minLength(1, 'must not be empty'))),
    reviewed: reviewDay,
  });
