import { type OwnSession, ownSessions } from '@site/shared/contracts';
import { http, queryOptions } from '@site/shared/platform';

/** Where the person is signed in, the most recently used first. */
export const signInsQuery = (person: string) =>
  queryOptions({
    queryKey: ['sign-ins', person],
    queryFn: async ({ signal }): Promise<OwnSession[]> => {
      const { data } = await http.get('/v1/auth/sessions', { signal });
      return ownSessions.parse(data);
    },
    // Somebody who looks here wants to know how it is now.
    staleTime: 0,
  });

/** Ends one sign-in, or without an id all but the one of this browser. */
export const endSignIn = (id?: string): Promise<unknown> =>
  http.delete(id ? `/v1/auth/sessions/${encodeURIComponent(id)}` : '/v1/auth/sessions');
