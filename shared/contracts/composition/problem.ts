import * as z from 'zod/mini';

/**
 * The body of every error response of the API. `message` is written for the person who sees it; `errors`
 * names the invalid fields, each with how to fix it.
 */
export const problem = z.object({
  statusCode: z.int(),
  code: z.string(),
  message: z.string(),
  /** The message again, in responses of the administrators' sign-in. */
  detail: z.optional(z.string()),
  errors: z.optional(z.record(z.string(), z.string())),
});
export type Problem = z.infer<typeof problem>;
