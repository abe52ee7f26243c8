import {
  type CanaryFigures,
  type CanaryInfo,
  canaryFigures,
  canaryList,
} from '@site/shared/contracts';
import { http, queryOptions } from '@site/shared/platform';

const URL = '/v1/admin/releases/canaries';

/** The query keys of everything about candidates begin with this. */
export const CANDIDATES = ['admin-data', 'candidates'];

/** Somebody who tries a version watches what happens. */
const OFTEN_MS = 15_000;

/** The latest first; at most one of them runs. */
export const candidatesQuery = queryOptions({
  queryKey: [...CANDIDATES, 'list'],
  queryFn: async ({ signal }): Promise<CanaryInfo[]> =>
    canaryList.parse((await http.get(URL, { signal })).data).canaries,
  refetchInterval: OFTEN_MS,
  staleTime: 0,
});

/** How one does, or did, beside what was live. */
export const figuresQuery = ({ id, state }: CanaryInfo) =>
  queryOptions({
    queryKey: [...CANDIDATES, 'figures', id, state],
    queryFn: async ({ signal }): Promise<CanaryFigures> =>
      canaryFigures.parse((await http.get(`${URL}/${id}`, { signal })).data),
    refetchInterval: state === 'running' ? OFTEN_MS : false,
  });
