import { request } from '@site/shared/api';
import type { ChangeSecondFactorRequest, SecondFactorSetup } from '@site/shared/contracts/identity';
import { queryOptions } from '@site/shared/platform';

export const secondFactorQuery = queryOptions({
  queryKey: ['admin-data', 'second-factor'],
  queryFn: ({ signal }) => request('GET /v1/admins/me/second-factor', { signal }),
  staleTime: 0,
});

/**
 * Returns what an authenticator app needs. Takes effect once `confirmSecondFactor` receives a code from the
 * app.
 */
export const beginSecondFactor = (password: string): Promise<SecondFactorSetup> =>
  request('POST /v1/admins/me/second-factor', { body: { password } });

/** Turns it on. @returns the recovery codes. */
export const confirmSecondFactor = async (code: string): Promise<string[]> =>
  (await request('POST /v1/admins/me/second-factor/confirm', { body: { code } })).recoveryCodes;

/** @returns the new recovery codes; the old ones stop working. */
export const renewRecoveryCodes = async (body: ChangeSecondFactorRequest): Promise<string[]> =>
  (await request('POST /v1/admins/me/second-factor/recovery-codes', { body })).recoveryCodes;

export async function turnSecondFactorOff(body: ChangeSecondFactorRequest): Promise<void> {
  await request('POST /v1/admins/me/second-factor/off', { body });
}
