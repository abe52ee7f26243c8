import { send } from '@site/shared/api';
import { type SigninRequest, signedIn } from '@site/shared/contracts';
import type { SessionUser } from '@site/shared/platform';

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
