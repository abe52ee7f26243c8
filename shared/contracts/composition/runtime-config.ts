import * as z from 'zod/mini';

/** The server's configuration for the browser, inlined in the page. Contains no secrets. */
export const runtimeConfig = z.object({
  /** The base address of API calls; '' if it is missing, which every page reports. */
  apiBaseUrl: z.string(),
  defaultRoadmapId: z.string(),
  /** Sign-in providers that are configured; only these have a button. */
  providers: z.array(z.enum(['google', 'github'])),
  /** The base address of /posts and /posts/{id}. */
  postsApiUrl: z.string(),
  /** Where files of releases come from; missing if it's the site's own origin. */
  releasesOrigin: z.optional(z.string()),
  /** A blog outside of the site; missing if the site's own posts are all there is. */
  blogUrl: z.optional(z.string()),
  /** How people reach the team; pages show what is there, and nothing in place of the rest. */
  contact: z.optional(
    z.object({
      /** With its country code, as it is shown. */
      phone: z.optional(z.string()),
      email: z.optional(z.string()),
      /** Lines. */
      address: z.optional(z.array(z.string())),
      social: z.optional(z.array(z.object({ name: z.string(), url: z.string() }))),
    }),
  ),
});
export type RuntimeConfig = z.infer<typeof runtimeConfig>;
