import type { Sitemap } from '@site/shared/contracts';
import { personKey, queryClient } from '@site/shared/platform';
import { roadmapListQuery } from './features/roadmaps/roadmap-list.queries.ts';

export const sitemap: Sitemap = async () => {
  const roadmaps = await queryClient.fetchQuery(roadmapListQuery(personKey()));
  return roadmaps.map(({ id }) => ({ path: `/roadmaps/${id}` }));
};
