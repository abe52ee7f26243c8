import type { AdminRoadmap, AdminTopic, AdminUnit } from '@site/shared/contracts/editorial';
import { linesOf, wordsOf } from '../forms/list-text.ts';

/** The forms' values: lists are texts. */
interface RoadmapValues {
  id: string;
  title: string;
  description: string;
  complexity: string;
  category: string;
  tags: string;
  illustrative: boolean;
  counted_as: string;
  module: { title: string; description: string };
}

export const emptyRoadmap: RoadmapValues = {
  id: '',
  title: '',
  description: '',
  complexity: 'beginner',
  category: '',
  tags: '',
  illustrative: false,
  counted_as: 'problem',
  module: { title: '', description: '' },
};

export const roadmapValues = (roadmap: AdminRoadmap): RoadmapValues => ({
  id: roadmap.id,
  title: roadmap.title,
  description: roadmap.description,
  complexity: roadmap.complexity,
  category: roadmap.category,
  tags: roadmap.tags.join(', '),
  illustrative: roadmap.illustrative,
  counted_as: roadmap.counted_as,
  module: roadmap.module,
});

export const roadmapRequest = ({ id, ...values }: RoadmapValues) => ({
  ...values,
  tags: wordsOf(values.tags),
});

export const newRoadmap = (values: RoadmapValues) => ({
  ...roadmapRequest(values),
  id: values.id,
});

interface TopicValues {
  title: string;
  description: string;
  lesson: string;
}

export const emptyTopic: TopicValues = { title: '', description: '', lesson: '' };

export const topicValues = ({ title, description, lesson }: AdminTopic): TopicValues => ({
  title,
  description,
  lesson: lesson ?? '',
});

export const topicRequest = (values: TopicValues) => ({
  ...values,
  lesson: values.lesson.trim() || null,
});

interface UnitValues {
  name: string;
  difficulty: string;
  rating: string;
  problem_link: string;
  article_link: string;
  video_link: string;
  companies: string;
  tags: string;
  priority: string;
  time_to_complete: string;
}

export const emptyUnit: UnitValues = {
  name: '',
  difficulty: 'easy',
  rating: '',
  problem_link: '',
  article_link: '',
  video_link: '',
  companies: '',
  tags: '',
  priority: 'medium',
  time_to_complete: '30',
};

export const unitValues = (unit: AdminUnit): UnitValues => ({
  name: unit.name,
  difficulty: unit.difficulty,
  rating: unit.rating === null ? '' : String(unit.rating),
  problem_link: unit.problem_link ?? '',
  article_link: unit.article_link ?? '',
  video_link: unit.video_link ?? '',
  companies: unit.companies
    .map(({ name, source }) => (source ? `${name} ${source}` : name))
    .join('\n'),
  tags: unit.tags.join(', '),
  priority: unit.priority,
  time_to_complete: String(unit.time_to_complete),
});

export const unitRequest = (values: UnitValues) => ({
  ...values,
  rating: values.rating.trim() === '' ? null : Number(values.rating),
  problem_link: values.problem_link.trim() || null,
  article_link: values.article_link.trim() || null,
  video_link: values.video_link.trim() || null,
  companies: linesOf(values.companies).map(companyOf),
  tags: wordsOf(values.tags),
  time_to_complete: Number(values.time_to_complete),
});

/** Such as "Goldman Sachs https://example.org/list": the name, and the address of what lists it, if that's known. */
function companyOf(line: string) {
  const words = line.split(/\s+/);
  const hasSource = words.length > 1 && /^https?:/.test(words.at(-1) ?? '');
  const source = hasSource && words.pop();
  return { name: words.join(' '), ...(source && { source }) };
}

export const topicIn = (roadmap: AdminRoadmap, id: string): AdminTopic | undefined =>
  roadmap.topics.find((topic) => topic.id === id);

export const unitIn = (roadmap: AdminRoadmap, id: string): AdminUnit | undefined =>
  roadmap.topics.flatMap(({ units }) => units).find((unit) => unit.id === id);
