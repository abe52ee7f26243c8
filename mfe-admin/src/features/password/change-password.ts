import { request } from '@site/shared/api';
import type { ChangeAdminPasswordRequest } from '@site/shared/contracts';

/** Changes the administrator's password; their other sessions end. */
export async function changePassword(body: ChangeAdminPasswordRequest): Promise<void> {
  await request('PUT /v1/admins/me/password', { body });
}
