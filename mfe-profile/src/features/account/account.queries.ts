import { request } from '@site/shared/api';
import { queryOptions } from '@site/shared/platform';

/** The person's account, with the email address that the browser doesn't store. */
export const accountQuery = (person: string) =>
  queryOptions({
    queryKey: ['account', person],
    queryFn: ({ signal }) => request('GET /v1/auth/me', { signal }),
  });
