import * as z from 'zod/mini';
import { tableOfContentsEntry } from '../composition/table-of-contents.ts';
import { exerciseFields } from './exercise-fields.ts';

/** The text of a unit, prepared as that of an article. */
export const unitText = z.object({
  kind: z.literal('text'),
  ...exerciseFields,
  /** What it begins with, plain. */
  description: z.string(),
  /** Sanitised HTML, at most 200 KiB; ids carry the prefix `article-`. */
  content: z.string(),
  table_of_contents: z.array(tableOfContentsEntry),
  reading_time_minutes: z.int(),
  /** What people can take along, such as the template of a résumé, with the addresses of its formats. */
  documents: z.array(z.object({ title: z.string(), markdown: z.string(), pdf: z.string() })),
});
export type UnitText = z.infer<typeof unitText>;
