import { send } from '@site/shared/api';
import { type SigninRequest, signedIn } from '@site/shared/contracts/identity';
import { fieldErrorsOf, messageOf, type SessionUser, statusOf, toast } from '@site/shared/platform';
import { ToastText } from '@site/shared/ui';

type Signed = Pick<SessionUser, 'id' | 'name' | 'unverified' | 'hasPlan'>;

/**
 * Signs in with email (or saved phone number) and password. Any status other than 201 is a failure, and so is a
 * response without a person, such as from a proxy.
 */
export async function signIn(body: SigninRequest): Promise<Signed> {
  const { status, data } = await send('POST /v1/auth/signin', { body });
  if (status !== 201) throw new Error(`Sign-in answered ${status} instead of 201`);
  const { id, name, emailVerified, hasPlan = false } = signedIn.parse(data);
  return { id, name, unverified: emailVerified === false, hasPlan };
}

/** Too many attempts, or a disabled account: nothing that can be corrected in the form. */
const lasting = new Set([429, 403]);

interface LoginFailure {
  toast: string;
  /** Shown on the page, since a toast disappears: how long to wait, or whom to contact. */
  lasting?: string;
  email?: string;
  password?: string;
}

/** The message of a failed sign-in, and the field it belongs to. */
export function loginFailure(error: unknown): LoginFailure {
  const { email, password } = fieldErrorsOf(error);
  const refused =
    statusOf(error) === 401
      ? 'Invalid credentials. Please check your email and password.'
      : undefined;
  const message = messageOf(error, 'Login failed. Please check your credentials.');
  return {
    toast: message,
    lasting: lasting.has(statusOf(error) ?? 0) ? message : undefined,
    email,
    password: refused ?? password,
  };
}

export const announceLogin = () =>
  toast.success(
    <ToastText title="Login Successful" text="You have been logged in successfully." />,
  );
