import {
  type NewAdminReleaseToken,
  type ReleaseToken,
  type ReleaseTokenMade,
  releaseTokenMade,
  releaseTokens,
} from '@site/shared/contracts';
import { http, queryOptions } from '@site/shared/platform';

const URL = '/v1/admin/releases/tokens';

/** Those that nobody has ended, the newest first. */
export const tokensQuery = queryOptions({
  queryKey: ['admin-data', 'release-tokens'],
  queryFn: async ({ signal }): Promise<ReleaseToken[]> =>
    releaseTokens.parse((await http.get(URL, { signal })).data).tokens,
  staleTime: 0,
});

/** The only time that anybody sees the token itself. */
export const makeToken = async (wanted: NewAdminReleaseToken): Promise<ReleaseTokenMade> =>
  releaseTokenMade.parse((await http.post(URL, wanted)).data);

export async function endToken(id: string, password: string): Promise<void> {
  await http.post(`${URL}/${id}/end`, { password });
}
