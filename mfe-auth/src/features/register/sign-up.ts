import { request } from '@site/shared/api';
import type { SignedIn, SignupRequest } from '@site/shared/contracts';

/** Creates an account, without signing in. */
export const signUp = (body: SignupRequest): Promise<SignedIn> =>
  request('POST /v1/auth/signup', { body: { ...body, roleType: 'USER' } });
