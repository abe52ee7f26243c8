import { request } from '@site/shared/api';
import type { Profile } from '@site/shared/contracts/identity';
import { queryClient, queryOptions } from '@site/shared/platform';

/** The initial values of the tabs of the settings. */
export const profileQuery = (person: string) =>
  queryOptions({
    queryKey: ['profile', person],
    queryFn: ({ signal }) => request('GET /v1/profile', { signal }),
    // Another device may have changed it: open forms merge what they can.
    staleTime: 0,
  });

/** Writes what the API has confirmed into the cached profile; a response in flight may be older. */
export async function updateProfile(person: string, confirmed: Partial<Profile>): Promise<void> {
  const { queryKey } = profileQuery(person);
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData<Profile>(queryKey, (known) => known && { ...known, ...confirmed });
}
