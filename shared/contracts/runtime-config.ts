import * as z from 'zod/mini';

/**
 * What the server tells the browser about its surroundings, inlined in the page. Holds no secret,
 * except that demonstration mode shows its administrator to everybody.
 */
export const runtimeConfig = z.object({
  /** Address the API calls start with; '' where it is missing, which every page reports. */
  apiBaseUrl: z.string(),
  defaultRoadmapId: z.string(),
  /** Sign-in providers that are configured; only these have a button. */
  providers: z.array(z.enum(['google', 'github'])),
  /** Address that /posts and /posts/{id} are added to. */
  postsApiUrl: z.string(),
  /** null outside demonstration mode. */
  demoAdmin: z.nullable(z.object({ email: z.string(), password: z.string() })),
});
export type RuntimeConfig = z.infer<typeof runtimeConfig>;
