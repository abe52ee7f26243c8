import { request } from '@site/shared/api';
import type { NewAdminReleaseToken } from '@site/shared/contracts';
import { queryOptions } from '@site/shared/platform';

/** Those that nobody has ended, the newest first. */
export const tokensQuery = queryOptions({
  queryKey: ['admin-data', 'release-tokens'],
  queryFn: async ({ signal }) =>
    (await request('GET /v1/admin/releases/tokens', { signal })).tokens,
  staleTime: 0,
});

/** The only time that anybody sees the token itself. */
export const makeToken = (wanted: NewAdminReleaseToken) =>
  request('POST /v1/admin/releases/tokens', { body: wanted });

export async function endToken(id: string, password: string): Promise<void> {
  await request('POST /v1/admin/releases/tokens/{id}/end', { params: { id }, body: { password } });
}
