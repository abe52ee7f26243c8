import {
  type ChangeSecondFactorRequest,
  recoveryCodes,
  type SecondFactor,
  type SecondFactorSetup,
  secondFactor,
  secondFactorSetup,
} from '@site/shared/contracts';
import { http, queryOptions } from '@site/shared/platform';

const URL = '/v1/admins/me/second-factor';

export const secondFactorQuery = queryOptions({
  queryKey: ['admin-data', 'second-factor'],
  queryFn: async ({ signal }): Promise<SecondFactor> =>
    secondFactor.parse((await http.get(URL, { signal })).data),
  staleTime: 0,
});

/**
 * Returns what an authenticator app needs. Takes effect once `confirmSecondFactor` receives a code from the
 * app.
 */
export async function beginSecondFactor(password: string): Promise<SecondFactorSetup> {
  return secondFactorSetup.parse((await http.post(URL, { password })).data);
}

/** Turns it on. @returns the recovery codes. */
export async function confirmSecondFactor(code: string): Promise<string[]> {
  const { data } = await http.post(`${URL}/confirm`, { code });
  return recoveryCodes.parse(data).recoveryCodes;
}

/** @returns the new recovery codes; the old ones stop working. */
export async function renewRecoveryCodes(request: ChangeSecondFactorRequest): Promise<string[]> {
  const { data } = await http.post(`${URL}/recovery-codes`, request);
  return recoveryCodes.parse(data).recoveryCodes;
}

export async function turnSecondFactorOff(request: ChangeSecondFactorRequest): Promise<void> {
  await http.post(`${URL}/off`, request);
}
