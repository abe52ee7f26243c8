import type { ChangePasswordRequest } from '@site/shared/contracts';
import { http } from '@site/shared/platform';

/** Changes the person's password; their other sign-ins end. */
export const updatePassword = (request: ChangePasswordRequest): Promise<unknown> =>
  http.put('/v1/auth/password', request);
