import { request } from '@site/shared/api';
import type {
  Admin,
  AdminCodeRequest,
  AdminSigninRequest,
  CodeRequired,
} from '@site/shared/contracts';

/** The first step. With a second factor, the response only requests a code. */
export const signIn = (body: AdminSigninRequest): Promise<Admin | CodeRequired> =>
  request('POST /v1/admins/auth/signin', { body });

/** The second step. */
export const sendCode = (body: AdminCodeRequest): Promise<Admin> =>
  request('POST /v1/admins/auth/code', { body });

/** The message of a failed sign-in: the response's `detail`, if it has one. */
export function loginFailure(error: unknown): string {
  const { response } = error as { response?: { data?: { detail?: unknown } } };
  const detail = response?.data?.detail;
  return typeof detail === 'string' && detail !== '' ? detail : 'Login failed';
}
