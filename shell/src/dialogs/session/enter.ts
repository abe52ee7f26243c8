import { type SignedIn, signedIn } from '@site/shared/contracts';
import { fieldErrorsOf, http, messageOf, statusOf } from '@site/shared/platform';
import type { SessionFields, SessionMode } from './session.schema.ts';

const FAILED = 'Authentication failed. Please try again.';
const TOO_MANY_REQUESTS = 429;

export type EnterResult =
  | { status: 'entered'; user: SignedIn }
  | { status: 'failed'; message: string; errors: Partial<SessionFields> };

/** Signs in; in sign-up mode it creates the account first. */
export async function enter(mode: SessionMode, fields: SessionFields): Promise<EnterResult> {
  const { name, email, password } = fields;
  try {
    if (mode === 'signup')
      await http.post('/v1/auth/signup', { name, email, password, roleType: 'USER' });
    const { data } = await http.post('/v1/auth/signin', { email, password });
    return { status: 'entered', user: signedIn.parse(data) };
  } catch (error) {
    return failed(error);
  }
}

/** Where the server faults single fields, they say it; a limit says when to come back. */
function failed(error: unknown): EnterResult {
  const { name, email, password } = fieldErrorsOf(error);
  const limited = statusOf(error) === TOO_MANY_REQUESTS;
  return {
    status: 'failed',
    message: limited ? messageOf(error, FAILED) : FAILED,
    errors: { name, email, password },
  };
}
