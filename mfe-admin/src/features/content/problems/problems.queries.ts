import { request } from '@site/shared/api';
import type {
  AdminDsaProblem,
  AdminDsaProblemsQuery,
  ChangeDsaProblemRequest,
  ListingRunRequest,
  NewDsaProblemRequest,
  ProblemOrderRequest,
} from '@site/shared/contracts';
import { queryClient, queryOptions } from '@site/shared/platform';

const KEY = ['admin-data', 'dsa-problems'];
const LISTS = [...KEY, 'list'];

/** In the order in which readers meet them. */
export const dsaCategoriesQuery = queryOptions({
  queryKey: ['admin-data', 'dsa-categories'],
  queryFn: ({ signal }) => request('GET /v1/dsa-categories', { signal }),
});

/** By category as readers meet them, then in order. */
export const problemsQuery = (filters: AdminDsaProblemsQuery) =>
  queryOptions({
    queryKey: [...LISTS, filters],
    queryFn: async ({ signal }) =>
      (await request('GET /v1/admin/dsa-problems', { query: filters, signal })).items,
    staleTime: 0,
    // Another filter replaces the list once its answer has arrived, so that nothing jumps.
    placeholderData: (shown) => shown,
  });

export const problemQuery = (id: string) =>
  queryOptions({
    queryKey: [...KEY, 'one', id],
    queryFn: ({ signal }) => request('GET /v1/admin/dsa-problems/{id}', { params: { id }, signal }),
    staleTime: 0,
  });

/** Every change is answered with the problem as it is then. */
const kept = async (change: Promise<AdminDsaProblem>): Promise<AdminDsaProblem> =>
  keepProblem(await change);

/** Shows a problem as the API has just given it. */
export function keepProblem(problem: AdminDsaProblem): AdminDsaProblem {
  queryClient.setQueryData(problemQuery(problem.id).queryKey, problem);
  void queryClient.invalidateQueries({ queryKey: LISTS });
  return problem;
}

// What a form sends, `useContentForm` has checked by the schema of the contract.
export const createProblem = (body: object) =>
  kept(request('POST /v1/admin/dsa-problems', { body: body as NewDsaProblemRequest }));
export const saveProblem = (id: string, body: object) =>
  kept(
    request('PUT /v1/admin/dsa-problems/{id}', {
      params: { id },
      body: body as ChangeDsaProblemRequest,
    }),
  );
export const recordRun = (id: string, body: ListingRunRequest) =>
  kept(request('POST /v1/admin/dsa-problems/{id}/runs', { params: { id }, body }));
export const publishProblem = (id: string, version: string) =>
  kept(request('POST /v1/admin/dsa-problems/{id}/publish', { params: { id }, body: { version } }));
export const retireProblem = (id: string, retired: boolean) =>
  kept(request('PUT /v1/admin/dsa-problems/{id}/retired', { params: { id }, body: { retired } }));

/** What was never published is gone then. May be refused until the password is entered again. */
export async function discardDraft(id: string): Promise<void> {
  await request('DELETE /v1/admin/dsa-problems/{id}/draft', { params: { id } });
  await queryClient.invalidateQueries({ queryKey: LISTS });
}

export async function orderProblems(body: ProblemOrderRequest): Promise<void> {
  await request('PUT /v1/admin/dsa-problems/order', { body });
  await queryClient.invalidateQueries({ queryKey: LISTS });
}
