import * as z from 'zod/mini';

/**
 * The body of every error the API answers. `message` is written for the person who sees it;
 * `errors` names the fields at fault, each with what would be right.
 */
export const problem = z.object({
  statusCode: z.int(),
  code: z.string(),
  message: z.string(),
  /** The message once more, in the answers of the administrators' sign-in. */
  detail: z.optional(z.string()),
  errors: z.optional(z.record(z.string(), z.string())),
});
export type Problem = z.infer<typeof problem>;
