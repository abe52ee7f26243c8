import { request } from '@site/shared/api';
import type { NewAdminReleaseToken } from '@site/shared/contracts/releases';
import { queryOptions } from '@site/shared/platform';

/** Tokens that weren't revoked, newest first. */
export const tokensQuery = queryOptions({
  queryKey: ['admin-data', 'release-tokens'],
  queryFn: async ({ signal }) =>
    (await request('GET /v1/admin/releases/tokens', { signal })).tokens,
  staleTime: 0,
});

/** The response is the only one with the token itself. */
export const makeToken = (token: NewAdminReleaseToken) =>
  request('POST /v1/admin/releases/tokens', { body: token });

export async function endToken(id: string, password: string): Promise<void> {
  await request('POST /v1/admin/releases/tokens/{id}/end', { params: { id }, body: { password } });
}
