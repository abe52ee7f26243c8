import { request } from '@site/shared/api';
import type {
  AdminRoadmap,
  ChangeRoadmapRequest,
  ChangeUnitsRequest,
  NewRoadmapRequest,
  OrderRequest,
  TopicForm,
  UnitForm,
} from '@site/shared/contracts/editorial';
import { queryClient, queryOptions } from '@site/shared/platform';

const KEY = ['admin-data', 'roadmaps'];

/** All roadmaps by title, retired ones last. */
export const roadmapsQuery = queryOptions({
  queryKey: [...KEY, 'list'],
  queryFn: async ({ signal }) => (await request('GET /v1/admin/roadmaps', { signal })).items,
  staleTime: 0,
});

/** A roadmap with all its parts. */
export const roadmapQuery = (id: string) =>
  queryOptions({
    queryKey: [...KEY, 'one', id],
    queryFn: ({ signal }) => request('GET /v1/admin/roadmaps/{id}', { params: { id }, signal }),
    staleTime: 0,
  });

/** Every change returns the roadmap as it is afterwards. */
async function cached(change: Promise<AdminRoadmap>): Promise<AdminRoadmap> {
  const roadmap = await change;
  cacheRoadmap(roadmap);
  return roadmap;
}

/** Shows a roadmap as the API has just returned it. */
export function cacheRoadmap(roadmap: AdminRoadmap): void {
  queryClient.setQueryData(roadmapQuery(roadmap.id).queryKey, roadmap);
  void queryClient.invalidateQueries({ queryKey: roadmapsQuery.queryKey });
}

export type PartKind = 'roadmaps' | 'topics' | 'units';
type PartChange = ChangeRoadmapRequest | ((TopicForm | UnitForm) & { version: string });

// `useContentForm` has validated these bodies with the contract's schema.
export const createRoadmap = (body: object) =>
  cached(request('POST /v1/admin/roadmaps', { body: body as NewRoadmapRequest }));
export const addTopic = (id: string, body: object) =>
  cached(
    request('POST /v1/admin/roadmaps/{id}/topics', { params: { id }, body: body as TopicForm }),
  );
export const addUnit = (id: string, body: object) =>
  cached(request('POST /v1/admin/topics/{id}/units', { params: { id }, body: body as UnitForm }));
export const changePart = (kind: PartKind, id: string, body: object) =>
  cached(request(`PUT /v1/admin/${kind}/{id}`, { params: { id }, body: body as PartChange }));
export const retirePart = (kind: PartKind, id: string, retired: boolean) =>
  cached(request(`PUT /v1/admin/${kind}/{id}/retired`, { params: { id }, body: { retired } }));
export const orderParts = (id: string, body: OrderRequest) =>
  cached(request('PUT /v1/admin/roadmaps/{id}/order', { params: { id }, body }));
export const changeUnits = (id: string, body: ChangeUnitsRequest) =>
  cached(request('PUT /v1/admin/roadmaps/{id}/units', { params: { id }, body }));
