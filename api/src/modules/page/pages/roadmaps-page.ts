import type { RoadmapSummary } from '@site/shared/contracts';
import type { Content, PageKind } from '../page-data.ts';
import { listNode, roadmapItem, siteNode } from '../structured-data.ts';
import { linkList } from '../text.ts';

/** / */
export const homePage: PageKind = async (content, userId) => {
  const { answers, roadmaps } = await roadmapList(content, userId);
  return {
    answers,
    about: [siteNode()],
    text: linkList([
      ...roadmaps.map(roadmapItem),
      { name: 'DSA problems and articles', path: '/dsaarticles' },
    ]),
  };
};

/** /roadmaps */
export const roadmapsPage: PageKind = async (content, userId) => {
  const { answers, roadmaps } = await roadmapList(content, userId);
  const items = roadmaps.map(roadmapItem);
  return { answers, about: [listNode('Roadmaps', items)], text: linkList(items) };
};

async function roadmapList({ roadmaps }: Content, userId: string | null) {
  const json = userId
    ? JSON.stringify(await roadmaps.learnerRoadmapList(userId))
    : (await roadmaps.visitorRoadmapList()).json;
  return { answers: { '/v1/roadmaps': json }, roadmaps: JSON.parse(json) as RoadmapSummary[] };
}
