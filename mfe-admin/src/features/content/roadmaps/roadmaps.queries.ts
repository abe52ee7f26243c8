import { request } from '@site/shared/api';
import type {
  AdminRoadmap,
  ChangeRoadmapRequest,
  NewRoadmapRequest,
  OrderRequest,
  TopicForm,
  UnitForm,
} from '@site/shared/contracts';
import { queryClient, queryOptions } from '@site/shared/platform';

const KEY = ['admin-data', 'roadmaps'];

/** All roadmaps, by title, the retired ones last. */
export const roadmapsQuery = queryOptions({
  queryKey: [...KEY, 'list'],
  queryFn: async ({ signal }) => (await request('GET /v1/admin/roadmaps', { signal })).items,
  staleTime: 0,
});

/** A roadmap with everything that is part of it. */
export const roadmapQuery = (id: string) =>
  queryOptions({
    queryKey: [...KEY, 'one', id],
    queryFn: ({ signal }) => request('GET /v1/admin/roadmaps/{id}', { params: { id }, signal }),
    staleTime: 0,
  });

/** Every change is answered with the roadmap as it is then. */
async function kept(change: Promise<AdminRoadmap>): Promise<AdminRoadmap> {
  const roadmap = await change;
  keepRoadmap(roadmap);
  return roadmap;
}

/** Shows a roadmap as the API has just given it. */
export function keepRoadmap(roadmap: AdminRoadmap): void {
  queryClient.setQueryData(roadmapQuery(roadmap.id).queryKey, roadmap);
  void queryClient.invalidateQueries({ queryKey: roadmapsQuery.queryKey });
}

export type PartKind = 'roadmaps' | 'topics' | 'units';
type PartChange = ChangeRoadmapRequest | ((TopicForm | UnitForm) & { version: string });

// What a form sends, `useContentForm` has checked by the schema of the contract.
export const createRoadmap = (body: object) =>
  kept(request('POST /v1/admin/roadmaps', { body: body as NewRoadmapRequest }));
export const addTopic = (id: string, body: object) =>
  kept(request('POST /v1/admin/roadmaps/{id}/topics', { params: { id }, body: body as TopicForm }));
export const addUnit = (id: string, body: object) =>
  kept(request('POST /v1/admin/topics/{id}/units', { params: { id }, body: body as UnitForm }));
export const changePart = (kind: PartKind, id: string, body: object) =>
  kept(request(`PUT /v1/admin/${kind}/{id}`, { params: { id }, body: body as PartChange }));
export const retirePart = (kind: PartKind, id: string, retired: boolean) =>
  kept(request(`PUT /v1/admin/${kind}/{id}/retired`, { params: { id }, body: { retired } }));
export const orderParts = (id: string, body: OrderRequest) =>
  kept(request('PUT /v1/admin/roadmaps/{id}/order', { params: { id }, body }));
