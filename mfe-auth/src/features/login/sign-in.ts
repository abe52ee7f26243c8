import { type SignedIn, type SigninRequest, signedIn } from '@site/shared/contracts';
import { http } from '@site/shared/platform';

/** Signs in by email (or saved phone number) and password. Any status other than 201 is a failure. */
export async function signIn(request: SigninRequest): Promise<SignedIn> {
  const { status, data } = await http.post('/v1/auth/signin', request);
  if (status !== 201) throw new Error(`Sign-in answered ${status} instead of 201`);
  return signedIn.parse(data);
}
