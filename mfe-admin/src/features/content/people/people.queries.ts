import { request } from '@site/shared/api';
import type { PeopleRequest } from '@site/shared/contracts/editorial';
import { queryOptions } from '@site/shared/platform';

/** How many people have made something of these units; counted again each time it is about to be said. */
export const peopleQuery = (body: PeopleRequest) =>
  queryOptions({
    queryKey: ['admin-data', 'people', body],
    queryFn: ({ signal }) => request('POST /v1/admin/learning-units/people', { body, signal }),
    gcTime: 0,
    staleTime: 0,
  });
