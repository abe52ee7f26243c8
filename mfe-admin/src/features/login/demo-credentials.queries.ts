import { request } from '@site/shared/api';
import type { DemoCredentials } from '@site/shared/contracts';
import { queryOptions, statusOf } from '@site/shared/platform';

/** Browsers on other machines are refused, so they don't ask. */
const onThisMachine = () => /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(location.hostname);

/** How to sign in, in a browser on the same machine as the site; null for anybody else. */
export const demoCredentialsQuery = queryOptions({
  queryKey: ['demo-credentials'],
  queryFn: async ({ signal }): Promise<DemoCredentials | null> => {
    if (!onThisMachine()) return null;
    try {
      return await request('GET /v1/admins/demonstration', { signal });
    } catch (error) {
      if (statusOf(error) === 404) return null;
      throw error;
    }
  },
  staleTime: 0,
  retry: false,
});
