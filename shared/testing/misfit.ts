import * as z from 'zod/mini';
import { problem, problemCodes } from '../contracts/index.ts';
import { answersTo } from './answers-to.ts';

/** What every problem of the API holds: one of its codes, and its own status. */
const known = (status: number) =>
  z.object({ code: z.enum(problemCodes, 'no code of the API'), statusCode: z.literal(status) });

/**
 * What is wrong with a response that a test sends in place of the API, with path and field, or null.
 * A failure without a body is right: a proxy in between may send one.
 * @param call such as GET /v1/posts/1
 */
export function misfit(call: string, status: number, data: unknown): string | null {
  const answers = answersTo(call);
  if (!answers) return `the API has no operation ${call}`;
  const failed = status >= 400;
  const schema = answers[status] ?? (failed ? problem : undefined);
  if (!schema) return `${call} is never answered ${status}`;
  if (failed && data === undefined) return null;
  const issues = [schema, ...(failed ? [known(status)] : [])].flatMap(
    (one) => z.safeParse(one, data, { error: inWords }).error?.issues ?? [],
  );
  if (issues.length === 0) return null;
  const where = issues.map(({ path, message }) => `${path.join('.') || 'the body'}: ${message}`);
  return `${call} is not answered ${status} like this: ${where.join('; ')}`;
}

/** The contracts carry no language for what only a program meets. */
const { localeError: inWords } = z.locales.en();
