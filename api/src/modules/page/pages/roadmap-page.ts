import { metadataOfContent } from '../metadata.ts';
import type { Content, PageKind } from '../page-data.ts';
import { breadcrumbs, roadmapItem, roadmapNode } from '../structured-data.ts';
import { nothingThere } from './nothing-there.ts';

/** /roadmaps/{id} */
export const roadmapPage: PageKind = async (content, userId, id) => {
  const summary = await content.roadmaps.summary(id);
  if (!summary) return nothingThere('Roadmap not found', 'There is no roadmap at this address.');
  const steps = [{ name: 'Roadmaps', path: '/roadmaps' }, roadmapItem(summary)];
  return {
    answers: await detailOf(content, id, userId),
    metadata: metadataOfContent({
      title: summary.title,
      description: summary.description,
      about: [roadmapNode(summary), breadcrumbs(...steps)],
    }),
    text: `<p>${summary.unit_count} practice problems in ${summary.topic_count} topics.</p>`,
  };
};

async function detailOf({ roadmaps }: Content, id: string, userId: string | null) {
  const json = userId
    ? (await roadmaps.learnerRoadmap(id, userId))?.toString()
    : (await roadmaps.visitorRoadmap(id))?.json;
  return json ? { [`/v1/roadmaps/${id}`]: json } : {};
}
