import type { RoadmapDetail } from '@site/shared/contracts';
import { escapeHtml } from '../../../escape-html.ts';
import type { FinishedAnswer } from '../../../finished-answer.ts';
import type { Content, PageKind } from '../page-data.ts';
import { breadcrumbs, roadmapItem, roadmapNode } from '../structured-data.ts';
import { nothingThere } from './nothing-there.ts';

const list = { name: 'Roadmaps', path: '/roadmaps' };

/** /roadmaps/{id} */
export const roadmapPage: PageKind = async (content, userId, id) => {
  const summary = await content.roadmaps.summary(id);
  if (!summary) {
    return nothingThere('Roadmap not found', 'There is no roadmap at this address.', list);
  }
  const steps = [list, roadmapItem(summary)];
  return {
    answers: await detailOf(content, id, userId),
    metadata: {
      title: summary.title,
      description: summary.description,
      about: [roadmapNode(summary), breadcrumbs(...steps)],
    },
    text: await topicList(content, id),
  };
};

/** Made once for each change of content: the visitor's answer stays the same object until then. */
const topicLists = new WeakMap<FinishedAnswer, string>();

async function topicList({ roadmaps }: Content, id: string): Promise<string> {
  const answer = await roadmaps.visitorRoadmap(id);
  if (!answer) return '';
  const known = topicLists.get(answer);
  if (known !== undefined) return known;
  const { modules } = JSON.parse(answer.json) as RoadmapDetail;
  const topics = modules.flatMap(({ sub_modules }) => sub_modules.topics);
  const items = topics.map(
    ({ title, learning_units }) =>
      `<li>${escapeHtml(title)}: ${learning_units.length} problems</li>`,
  );
  const list = `<h2>Topics</h2><ol>${items.join('')}</ol>`;
  topicLists.set(answer, list);
  return list;
}

async function detailOf({ roadmaps }: Content, id: string, userId: string | null) {
  const json = userId
    ? (await roadmaps.learnerRoadmap(id, userId))?.toString()
    : (await roadmaps.visitorRoadmap(id))?.json;
  return json ? { [`/v1/roadmaps/${id}`]: json } : {};
}
