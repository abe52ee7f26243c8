import {
  type AdminDsaProblem,
  type AdminDsaProblemList,
  type AdminDsaProblemsQuery,
  adminDsaProblem,
  adminDsaProblemList,
  type DsaCategory,
  dsaCategoryList,
  type ListingRunRequest,
  type ProblemOrderRequest,
} from '@site/shared/contracts';
import { http, queryClient, queryOptions } from '@site/shared/platform';

const PATH = '/v1/admin/dsa-problems';
const KEY = ['admin-data', 'dsa-problems'];
const LISTS = [...KEY, 'list'];

/** In the order in which readers meet them. */
export const dsaCategoriesQuery = queryOptions({
  queryKey: ['admin-data', 'dsa-categories'],
  queryFn: async ({ signal }): Promise<DsaCategory[]> =>
    dsaCategoryList.parse((await http.get('/v1/dsa-categories', { signal })).data),
});

/** By category as readers meet them, then in order. */
export const problemsQuery = (filters: AdminDsaProblemsQuery) =>
  queryOptions({
    queryKey: [...LISTS, filters],
    queryFn: async ({ signal }): Promise<AdminDsaProblemList['items']> =>
      adminDsaProblemList.parse((await http.get(PATH, { params: filters, signal })).data).items,
    staleTime: 0,
    // Another filter replaces the list once its answer has arrived, so that nothing jumps.
    placeholderData: (shown) => shown,
  });

export const problemQuery = (id: string) =>
  queryOptions({
    queryKey: [...KEY, 'one', id],
    queryFn: async ({ signal }): Promise<AdminDsaProblem> =>
      adminDsaProblem.parse((await http.get(`${PATH}/${id}`, { signal })).data),
    staleTime: 0,
  });

/** Every change is answered with the problem as it is then. */
async function change(
  method: 'post' | 'put',
  path: string,
  body: unknown,
): Promise<AdminDsaProblem> {
  const { data } = await http[method](`${PATH}${path}`, body);
  return keepProblem(adminDsaProblem.parse(data));
}

/** Shows a problem as the API has just given it. */
export function keepProblem(problem: AdminDsaProblem): AdminDsaProblem {
  queryClient.setQueryData(problemQuery(problem.id).queryKey, problem);
  void queryClient.invalidateQueries({ queryKey: LISTS });
  return problem;
}

export const createProblem = (body: unknown) => change('post', '', body);
export const saveProblem = (id: string, body: unknown) => change('put', `/${id}`, body);
export const recordRun = (id: string, run: ListingRunRequest) => change('post', `/${id}/runs`, run);
export const publishProblem = (id: string, version: string) =>
  change('post', `/${id}/publish`, { version });
export const retireProblem = (id: string, retired: boolean) =>
  change('put', `/${id}/retired`, { retired });

/** What was never published is gone then. May be refused until the password is entered again. */
export async function discardDraft(id: string): Promise<void> {
  await http.delete(`${PATH}/${id}/draft`);
  await queryClient.invalidateQueries({ queryKey: LISTS });
}

export async function orderProblems(order: ProblemOrderRequest): Promise<void> {
  await http.put(`${PATH}/order`, order);
  await queryClient.invalidateQueries({ queryKey: LISTS });
}
