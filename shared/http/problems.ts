import { isAxiosError } from 'axios';
import * as z from 'zod/mini';
import { type Problem, problem } from '../contracts/index.ts';

const withMessage = z.object({ message: z.string().check(z.minLength(1)) });
const withErrors = z.object({ errors: z.record(z.string(), z.string()) });
/** The list form of field errors: where the field was found, then its name ('body -> email'). */
const withData = z.object({
  data: z.array(z.object({ field: z.string(), message: z.string() })),
});

const bodyOf = (error: unknown): unknown =>
  isAxiosError(error) ? error.response?.data : undefined;

/** The status of the answer, or null where there was none (no network, timeout, no HTTP error). */
export const statusOf = (error: unknown): number | null =>
  (isAxiosError(error) && error.response?.status) || null;

/** The problem the API answered with, or null where the answer is none (or there was no answer). */
export function problemOf(error: unknown): Problem | null {
  return problem.safeParse(bodyOf(error)).data ?? null;
}

/** What the server says about the failure, for the person who sees it; `fallback` where it says nothing. */
export function messageOf(error: unknown, fallback: string): string {
  return withMessage.safeParse(bodyOf(error)).data?.message ?? fallback;
}

/**
 * What the server says about single fields: `errors` by name, or the list form `data`
 * ([{ field: 'body -> email', message }]). Empty where it says nothing.
 */
export function fieldErrorsOf(error: unknown): Record<string, string> {
  const body = bodyOf(error);
  const listed = withData.safeParse(body).data?.data ?? [];
  return {
    ...Object.fromEntries(listed.map(({ field, message }) => [lastStep(field), message])),
    ...withErrors.safeParse(body).data?.errors,
  };
}

const lastStep = (field: string) => field.split('->').at(-1)?.trim() ?? field;
