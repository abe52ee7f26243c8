import * as z from 'zod/mini';

/** An address that search engines are to find. */
export const sitemapEntry = z.strictObject({
  path: z.string().check(z.regex(/^\/(?!\/)/, 'must be a path of the site')),
  /** When what stands there was last changed, if that is known: ISO 8601 in UTC. */
  modifiedAt: z.optional(z.iso.datetime()),
});
export type SitemapEntry = z.infer<typeof sitemapEntry>;

/** A unit's `src/sitemap.ts`: its addresses that depend on content. Those in remote.json are known. */
export type Sitemap = () => Promise<SitemapEntry[]>;
