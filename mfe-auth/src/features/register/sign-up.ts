import { type SignedIn, type SignupRequest, signedIn } from '@site/shared/contracts';
import { http } from '@site/shared/platform';

/** Creates an account, without signing in. */
export async function signUp(request: SignupRequest): Promise<SignedIn> {
  const { data } = await http.post('/v1/auth/signup', { ...request, roleType: 'USER' });
  return signedIn.parse(data);
}
