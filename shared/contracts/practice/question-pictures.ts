import * as z from 'zod/mini';
import { contentLine, contentText, exactly } from '../composition/content-fields.ts';
import { listOf, size } from './picture-fields.ts';

/** What may be drawn below a question of a quiz: a chart, from its numbers, or a picture. */

const kinds = ['bars', 'stacked', 'lines', 'pie', 'mixed'] as const;

interface Series {
  values: number[];
}

/** The first categories and series stand at the left, or at the bottom of a stack. */
export const questionChart = exactly({
  kind: z.enum(kinds, `must be one of ${kinds.join(', ')}`),
  /** With the unit of the numbers, such as Exports (₹ crore). */
  title: contentLine(80),
  categories: listOf(contentLine(16), 'categories', 8),
  /** One of a pie, and two of a mixed chart: bars, and a line with a scale of its own. */
  series: listOf(
    exactly({ name: contentLine(24), values: listOf(size, 'values', 8) }),
    'series',
    3,
  ),
}).check(
  z.refine<{ categories: string[]; series: Series[] }>(
    ({ categories, series }) => series.every(({ values }) => values.length === categories.length),
    { path: ['series'], error: 'must have as many values each as categories' },
  ),
  z.refine<{ kind: string; series: Series[] }>(
    ({ kind, series }) => !(kind in exactSeries) || exactSeries[kind] === series.length,
    { path: ['series'], error: 'must be one of a pie, and two of a mixed chart' },
  ),
);
export type QuestionChart = z.infer<typeof questionChart>;

const exactSeries: Record<string, number> = { pie: 1, mixed: 2 };

/** A picture as articles have it, 360 wide. */
export const questionPicture = exactly({
  /** What can be seen, for people who don't see it. */
  label: contentLine(700),
  height: z
    .int('must be a whole number')
    .check(z.minimum(40, 'must be 40 or more'), z.maximum(600, 'must be 600 or less')),
  /** Elements of SVG with their attributes in single quotes. */
  shapes: listOf(contentText(2_000), 'shapes', 200),
});
export type QuestionPicture = z.infer<typeof questionPicture>;
