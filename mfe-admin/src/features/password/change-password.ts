import type { ChangeAdminPasswordRequest } from '@site/shared/contracts';
import { http } from '@site/shared/platform';

/** Changes the administrator's password; their other sessions end. */
export async function changePassword(request: ChangeAdminPasswordRequest): Promise<void> {
  await http.put('/v1/admins/me/password', request);
}
