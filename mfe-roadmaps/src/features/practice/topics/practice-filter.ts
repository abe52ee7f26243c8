import type { LearningUnit } from '@site/shared/contracts';
import type { PracticeTopic } from './practice-roadmap.ts';

export interface PracticeFilter {
  /** Part of a problem's name, in any case; '' finds all. */
  search: string;
  /** A difficulty in any case, or 'all'. */
  difficulty: string;
}

/** A topic and those of its problems that pass the filter. */
export interface TopicMatch {
  topic: PracticeTopic;
  units: LearningUnit[];
}

export const noFilter: PracticeFilter = { search: '', difficulty: 'all' };

export const isFiltering = (filter: PracticeFilter) =>
  filter.search.trim() !== '' || filter.difficulty !== 'all';

/** Topics that have problems under the filter. Without one, all with the very lists they have. */
export function filterTopics(topics: PracticeTopic[], filter: PracticeFilter): TopicMatch[] {
  if (!isFiltering(filter)) return topics.map((topic) => ({ topic, units: topic.units }));
  const matches = unitMatcher(filter);
  return topics
    .map((topic) => ({ topic, units: topic.units.filter(matches) }))
    .filter(({ units }) => units.length > 0);
}

function unitMatcher({ search, difficulty }: PracticeFilter) {
  const part = search.trim().toLowerCase();
  const wanted = difficulty.toLowerCase();
  return (unit: LearningUnit) =>
    unit.name.toLowerCase().includes(part) &&
    (wanted === 'all' || unit.difficulty.toLowerCase() === wanted);
}

/** What a filter found, in words. */
export function matchesInWords(matches: TopicMatch[]): string {
  const units = matches.reduce((sum, match) => sum + match.units.length, 0);
  return `${counted(units, 'problem')} in ${counted(matches.length, 'topic')}`;
}

export const counted = (count: number, one: string, many = `${one}s`) =>
  `${count} ${count === 1 ? one : many}`;
