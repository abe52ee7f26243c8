import * as z from 'zod/mini';

export const provider = z.enum(['email', 'google', 'github']);
export type Provider = z.infer<typeof provider>;

/** Who is signed in, reduced to what every page shows: part of the answer of GET /v1/auth/me. */
export const currentUser = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  avatarUrl: z.nullable(z.string()),
  provider,
});
export type CurrentUser = z.infer<typeof currentUser>;
