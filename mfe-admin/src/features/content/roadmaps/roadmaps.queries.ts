import {
  type AdminRoadmap,
  type AdminRoadmapList,
  adminRoadmap,
  adminRoadmapList,
} from '@site/shared/contracts';
import { http, queryClient, queryOptions } from '@site/shared/platform';

const PATH = '/v1/admin/roadmaps';
const KEY = ['admin-data', 'roadmaps'];

/** All roadmaps, by title, the retired ones last. */
export const roadmapsQuery = queryOptions({
  queryKey: [...KEY, 'list'],
  queryFn: async ({ signal }): Promise<AdminRoadmapList['items']> =>
    adminRoadmapList.parse((await http.get(PATH, { signal })).data).items,
  staleTime: 0,
});

/** A roadmap with everything that is part of it. */
export const roadmapQuery = (id: string) =>
  queryOptions({
    queryKey: [...KEY, 'one', id],
    queryFn: async ({ signal }): Promise<AdminRoadmap> =>
      adminRoadmap.parse((await http.get(`${PATH}/${id}`, { signal })).data),
    staleTime: 0,
  });

/** Every change is answered with the roadmap as it is then. */
async function change(method: 'post' | 'put', path: string, body: unknown): Promise<AdminRoadmap> {
  const roadmap = adminRoadmap.parse((await http[method](`/v1/admin/${path}`, body)).data);
  keepRoadmap(roadmap);
  return roadmap;
}

/** Shows a roadmap as the API has just given it. */
export function keepRoadmap(roadmap: AdminRoadmap): void {
  queryClient.setQueryData(roadmapQuery(roadmap.id).queryKey, roadmap);
  void queryClient.invalidateQueries({ queryKey: roadmapsQuery.queryKey });
}

export type PartKind = 'roadmaps' | 'topics' | 'units';

export const createRoadmap = (body: unknown) => change('post', 'roadmaps', body);
export const addTopic = (roadmapId: string, body: unknown) =>
  change('post', `roadmaps/${roadmapId}/topics`, body);
export const addUnit = (topicId: string, body: unknown) =>
  change('post', `topics/${topicId}/units`, body);
export const changePart = (kind: PartKind, id: string, body: unknown) =>
  change('put', `${kind}/${id}`, body);
export const retirePart = (kind: PartKind, id: string, retired: boolean) =>
  change('put', `${kind}/${id}/retired`, { retired });
export const orderParts = (roadmapId: string, body: unknown) =>
  change('put', `roadmaps/${roadmapId}/order`, body);
