import {
  type Admin,
  type AdminCodeRequest,
  type AdminSigninRequest,
  admin,
  adminSigninAnswer,
  type CodeWanted,
} from '@site/shared/contracts';
import { http } from '@site/shared/platform';

/** The first step. With a second factor it only asks for a code. */
export async function signIn(request: AdminSigninRequest): Promise<Admin | CodeWanted> {
  const { data } = await http.post('/v1/admins/auth/signin', request);
  return adminSigninAnswer.parse(data);
}

/** The second step. */
export async function sendCode(request: AdminCodeRequest): Promise<Admin> {
  const { data } = await http.post('/v1/admins/auth/code', request);
  return admin.parse(data);
}

/** The message of a failed sign-in: the response's `detail`, if it has one. */
export function loginFailure(error: unknown): string {
  const { response } = error as { response?: { data?: { detail?: unknown } } };
  const detail = response?.data?.detail;
  return typeof detail === 'string' && detail !== '' ? detail : 'Login failed';
}
