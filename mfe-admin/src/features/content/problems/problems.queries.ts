import { request } from '@site/shared/api';
import type {
  AdminDsaProblem,
  AdminDsaProblemsQuery,
  ChangeDsaProblemRequest,
  ListingRunRequest,
  NewDsaProblemRequest,
  ProblemOrderRequest,
} from '@site/shared/contracts/editorial';
import { queryClient, queryOptions } from '@site/shared/platform';

const KEY = ['admin-data', 'dsa-problems'];
const LISTS = [...KEY, 'list'];

/** In readers' order. */
export const dsaCategoriesQuery = queryOptions({
  queryKey: ['admin-data', 'dsa-categories'],
  queryFn: ({ signal }) => request('GET /v1/dsa-categories', { signal }),
});

/** By category in readers' order, then in order. */
export const problemsQuery = (filters: AdminDsaProblemsQuery) =>
  queryOptions({
    queryKey: [...LISTS, filters],
    queryFn: async ({ signal }) =>
      (await request('GET /v1/admin/dsa-problems', { query: filters, signal })).items,
    staleTime: 0,
    // The old list stays until the new filter's has loaded, so nothing jumps.
    placeholderData: (shown) => shown,
  });

export const problemQuery = (id: string) =>
  queryOptions({
    queryKey: [...KEY, 'one', id],
    queryFn: ({ signal }) => request('GET /v1/admin/dsa-problems/{id}', { params: { id }, signal }),
    staleTime: 0,
  });

/** Learning units that a part of a name or an id finds. */
export const unitsQuery = (q: string) =>
  queryOptions({
    queryKey: [...KEY, 'units', q],
    queryFn: async ({ signal }) =>
      (await request('GET /v1/admin/learning-units', { query: { q }, signal })).items,
    staleTime: 0,
  });

/** Why a new problem can't have this address; null if it can. */
export const takenAddressQuery = (id: string) =>
  queryOptions({
    queryKey: [...KEY, 'address', id],
    queryFn: async ({ signal }) =>
      (await request('GET /v1/admin/dsa-problems/addresses/{id}', { params: { id }, signal }))
        .taken,
    staleTime: 0,
  });

/** Every change returns the problem as it is afterwards. */
const cached = async (change: Promise<AdminDsaProblem>): Promise<AdminDsaProblem> =>
  cacheProblem(await change);

/** Shows a problem as the API has just returned it. */
export function cacheProblem(problem: AdminDsaProblem): AdminDsaProblem {
  queryClient.setQueryData(problemQuery(problem.id).queryKey, problem);
  void queryClient.invalidateQueries({ queryKey: LISTS });
  return problem;
}

// `useContentForm` has validated these bodies with the contract's schema.
export const createProblem = (body: object) =>
  cached(request('POST /v1/admin/dsa-problems', { body: body as NewDsaProblemRequest }));
export const saveProblem = (id: string, body: object) =>
  cached(
    request('PUT /v1/admin/dsa-problems/{id}', {
      params: { id },
      body: body as ChangeDsaProblemRequest,
    }),
  );
export const recordRun = (id: string, body: ListingRunRequest) =>
  cached(request('POST /v1/admin/dsa-problems/{id}/runs', { params: { id }, body }));
export const publishProblem = (id: string, version: string) =>
  cached(
    request('POST /v1/admin/dsa-problems/{id}/publish', { params: { id }, body: { version } }),
  );
export const retireProblem = (id: string, retired: boolean) =>
  cached(request('PUT /v1/admin/dsa-problems/{id}/retired', { params: { id }, body: { retired } }));

/** A problem that was never published is then gone. May be refused until the password is entered again. */
export async function discardDraft(id: string): Promise<void> {
  await request('DELETE /v1/admin/dsa-problems/{id}/draft', { params: { id } });
  await queryClient.invalidateQueries({ queryKey: LISTS });
}

export async function orderProblems(body: ProblemOrderRequest): Promise<void> {
  await request('PUT /v1/admin/dsa-problems/order', { body });
  await queryClient.invalidateQueries({ queryKey: LISTS });
}
