import { request } from '@site/shared/api';
import { saysEmailIsKnown } from '@site/shared/contracts/composition';
import { signedIn } from '@site/shared/contracts/identity';
import {
  fieldErrorsOf,
  messageOf,
  problemOf,
  type SessionUser,
  statusOf,
} from '@site/shared/platform';
import type { SessionFields, SessionMode } from './session.schema.ts';

const LOGIN_FAILED = 'Authentication failed. Please try again.';
const SIGNUP_FAILED = 'Registration failed. Please try again.';
const UNAUTHORIZED = 401;
const TOO_MANY_REQUESTS = 429;

type AuthenticationResult =
  | { status: 'signed-in'; user: Pick<SessionUser, 'id' | 'name' | 'unverified' | 'hasPlan'> }
  | {
      status: 'failed';
      /** '' if the errors of the fields say it all. */
      message: string;
      errors: Partial<SessionFields>;
      /** Whether the email has an account, which may be theirs. */
      isKnown: boolean;
    };

/** Signs in; in sign-up mode it creates the account first. */
export async function authenticate(
  mode: SessionMode,
  fields: SessionFields,
): Promise<AuthenticationResult> {
  const { name, email, password } = fields;
  try {
    if (mode === 'signup')
      await request('POST /v1/auth/signup', {
        body: { name, email, password, roleType: 'USER' },
      });
    const response = await request('POST /v1/auth/signin', { body: { email, password } });
    const { emailVerified, hasPlan = false, ...user } = signedIn.parse(response);
    const unverified = emailVerified === false;
    return { status: 'signed-in', user: { ...user, unverified, hasPlan } };
  } catch (error) {
    return failed(mode, error);
  }
}

/** Errors the server reports for single fields are shown there; a rate limit says when to try again. */
function failed(mode: SessionMode, error: unknown): AuthenticationResult {
  const { name, email, password } = fieldErrorsOf(error);
  const isWrong = statusOf(error) === UNAUTHORIZED;
  return {
    status: 'failed',
    message: mode === 'login' ? loginMessage(error) : signupMessage(error),
    errors: { name, email, password: isWrong ? 'Wrong email or password.' : password },
    isKnown: saysEmailIsKnown(problemOf(error)?.code),
  };
}

const loginMessage = (error: unknown) =>
  statusOf(error) === TOO_MANY_REQUESTS ? messageOf(error, LOGIN_FAILED) : LOGIN_FAILED;

const signupMessage = (error: unknown) =>
  Object.keys(fieldErrorsOf(error)).length > 0 ? '' : messageOf(error, SIGNUP_FAILED);
