import { type CurrentUser, currentUser } from '@site/shared/contracts';
import { http, queryOptions } from '@site/shared/platform';

/** The person as the API knows them, with the e-mail address that the browser does not store. */
export const accountQuery = (person: string) =>
  queryOptions({
    queryKey: ['account', person],
    queryFn: async ({ signal }): Promise<CurrentUser> => {
      const { data } = await http.get('/v1/auth/me', { signal });
      return currentUser.parse(data);
    },
  });
