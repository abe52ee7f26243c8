import { type SigninRequest, signedIn } from '@site/shared/contracts';
import { http, type SessionUser } from '@site/shared/platform';

type Signed = Pick<SessionUser, 'id' | 'name' | 'unverified' | 'hasPlan'>;

/** Signs in by email (or saved phone number) and password. Any status other than 201 is a failure. */
export async function signIn(request: SigninRequest): Promise<Signed> {
  const { status, data } = await http.post('/v1/auth/signin', request);
  if (status !== 201) throw new Error(`Sign-in answered ${status} instead of 201`);
  const { id, name, emailVerified, hasPlan = false } = signedIn.parse(data);
  return { id, name, unverified: emailVerified === false, hasPlan };
}
