import * as z from 'zod/mini';

/** What the server tells the browser about its surroundings, inlined in the page. Holds no secret. */
export const runtimeConfig = z.object({
  /** Address the API calls start with; '' where it is missing, which every page reports. */
  apiBaseUrl: z.string(),
  defaultRoadmapId: z.string(),
  /** Sign-in providers that are configured; only these have a button. */
  providers: z.array(z.enum(['google', 'github'])),
});
export type RuntimeConfig = z.infer<typeof runtimeConfig>;
