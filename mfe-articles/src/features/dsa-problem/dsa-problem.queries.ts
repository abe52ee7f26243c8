import { request } from '@site/shared/api';
import { queryKeys } from '@site/shared/contracts/composition';
import { queryOptions } from '@site/shared/platform';

/** All problems in reading order, with the person's completed ones marked. */
export const problemListQuery = (person: string) =>
  queryOptions({
    queryKey: queryKeys.dsaProblems(person),
    queryFn: ({ signal }) => request('GET /v1/dsa-problems', { signal }),
  });
