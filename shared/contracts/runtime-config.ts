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
});
export type RuntimeConfig = z.infer<typeof runtimeConfig>;
