import type { PageHeads } from '@site/shared/contracts/composition';
import { listNode } from '@site/shared/contracts/composition';
import { personKey, queryClient } from '@site/shared/platform';
import { roadmapListQuery } from './features/roadmaps/roadmap-list.queries.ts';

/** What pages say of themselves beyond remote.json. */
export const heads: PageHeads = {
  '/example': ({ url }) => {
    const roadmaps = queryClient.getQueryData(roadmapListQuery(personKey()).queryKey);
    if (!roadmaps) return;
    const links = roadmaps.map(({ id, title }) => ({ name: title, path: `/roadmaps/${id}` }));
    return { about: [listNode(url, 'Roadmaps', links)] };
  },
};
