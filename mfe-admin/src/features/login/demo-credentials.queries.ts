import { request } from '@site/shared/api';
import type { DemoCredentials } from '@site/shared/contracts';
import { queryOptions, statusOf } from '@site/shared/platform';

/** Browsers on other machines would be refused, so they don't send the request. */
const onThisMachine = () => /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(location.hostname);

/** The default credentials, in a browser on the same machine as the site; null for anyone else. */
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
