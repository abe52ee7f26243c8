import { request } from '@site/shared/api';
import { queryOptions } from '@site/shared/platform';

/** Where the person is signed in, the most recently used first. */
export const signInsQuery = (person: string) =>
  queryOptions({
    queryKey: ['sign-ins', person],
    queryFn: ({ signal }) => request('GET /v1/auth/sessions', { signal }),
    // People who look here need the current state.
    staleTime: 0,
  });

/** Ends one sign-in, or without an id, all except this browser's. */
export const endSignIn = (id?: string): Promise<unknown> =>
  id
    ? request('DELETE /v1/auth/sessions/{id}', { params: { id } })
    : request('DELETE /v1/auth/sessions');
