import { type Admin, type AdminSigninRequest, admin } from '@site/shared/contracts';
import { http } from '@site/shared/platform';

/** Signs in as an administrator. */
export async function signIn(request: AdminSigninRequest): Promise<Admin> {
  const { data } = await http.post('/v1/admins/auth/signin', request);
  return admin.parse(data);
}

/** What a failed sign-in says: the answer's `detail`, where it has one. */
export function loginFailure(error: unknown): string {
  const { response } = error as { response?: { data?: { detail?: unknown } } };
  const detail = response?.data?.detail;
  return typeof detail === 'string' && detail !== '' ? detail : 'Login failed';
}
