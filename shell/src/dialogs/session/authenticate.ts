import { signedIn } from '@site/shared/contracts';
import { fieldErrorsOf, http, messageOf, type SessionUser, statusOf } from '@site/shared/platform';
import type { SessionFields, SessionMode } from './session.schema.ts';

const FAILED = 'Authentication failed. Please try again.';
const UNAUTHORIZED = 401;
const TOO_MANY_REQUESTS = 429;

export type AuthenticationResult =
  | { status: 'signed-in'; user: Pick<SessionUser, 'id' | 'name' | 'unverified'> }
  | { status: 'failed'; message: string; errors: Partial<SessionFields> };

/** Signs in; in sign-up mode it creates the account first. */
export async function authenticate(
  mode: SessionMode,
  fields: SessionFields,
): Promise<AuthenticationResult> {
  const { name, email, password } = fields;
  try {
    if (mode === 'signup')
      await http.post('/v1/auth/signup', { name, email, password, roleType: 'USER' });
    const { data } = await http.post('/v1/auth/signin', { email, password });
    const { emailVerified, ...user } = signedIn.parse(data);
    return { status: 'signed-in', user: { ...user, unverified: emailVerified === false } };
  } catch (error) {
    return failed(error);
  }
}

/** Errors the server reports for single fields are shown there; a rate limit says when to try again. */
function failed(error: unknown): AuthenticationResult {
  const { name, email, password } = fieldErrorsOf(error);
  const status = statusOf(error);
  const isWrong = status === UNAUTHORIZED;
  return {
    status: 'failed',
    message: status === TOO_MANY_REQUESTS ? messageOf(error, FAILED) : FAILED,
    errors: { name, email, password: isWrong ? 'Wrong email or password.' : password },
  };
}
