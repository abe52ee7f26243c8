import * as z from 'zod/mini';

/** One entry of a table of contents. `id` is the heading's in the article's HTML. */
export const tableOfContentsEntry = z.object({
  id: z.string(),
  title: z.string(),
  /** 2 or 3, as in h2 and h3. */
  level: z.int(),
});
export type TableOfContentsEntry = z.infer<typeof tableOfContentsEntry>;
