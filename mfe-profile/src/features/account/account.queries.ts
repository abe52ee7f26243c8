import { type Account, account } from '@site/shared/contracts';
import { http, queryOptions } from '@site/shared/platform';

/** The person as the API knows them, with the email address that the browser does not store. */
export const accountQuery = (person: string) =>
  queryOptions({
    queryKey: ['account', person],
    queryFn: async ({ signal }): Promise<Account> => {
      const { data } = await http.get('/v1/auth/me', { signal });
      return account.parse(data);
    },
  });
