import { request } from '@site/shared/api';
import type { ChangePasswordRequest } from '@site/shared/contracts';

/** Changes the person's password; their other sign-ins end. */
export const updatePassword = (body: ChangePasswordRequest): Promise<unknown> =>
  request('PUT /v1/auth/password', { body });
