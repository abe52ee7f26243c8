import type { Account } from '../contracts/index.ts';
import { http } from '../http/index.ts';
import type { SessionUser } from './items.ts';

/** Who the API says is signed in. Fails with status 401 for a visitor. */
export async function fetchMe(): Promise<SessionUser> {
  const { data } = await http.get<Account>('/v1/auth/me');
  const { id, name, avatarUrl, provider, emailVerified, hasPlan } = data;
  return {
    ...{ id, name, avatarUrl, provider },
    ...(emailVerified === false && { unverified: true }),
    ...(hasPlan && { hasPlan }),
  };
}

/** Ends the session at the API. Anything but status 200 is a failure. */
export async function postLogout(): Promise<void> {
  const { status } = await http.post('/v1/auth/logout');
  if (status !== 200) throw new Error(`Logout responded with ${status} instead of 200`);
}
