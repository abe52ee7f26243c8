import type { LearningUnit } from '@site/shared/contracts';
import type { PracticeTopic } from './practice-roadmap.ts';

export interface PracticeFilter {
  /** Part of a problem's name, in any case; '' finds all. */
  search: string;
  /** A difficulty in any case, or 'all'. */
  difficulty: string;
}

export const noFilter: PracticeFilter = { search: '', difficulty: 'all' };

export const isFiltering = (filter: PracticeFilter) =>
  filter.search.trim() !== '' || filter.difficulty !== 'all';

/** Topics that still have problems under the filter. Without one, the very same list. */
export function filterTopics(topics: PracticeTopic[], filter: PracticeFilter): PracticeTopic[] {
  if (!isFiltering(filter)) return topics;
  const matches = unitMatcher(filter);
  return topics
    .map((topic) => ({ ...topic, units: topic.units.filter(matches) }))
    .filter((topic) => topic.units.length > 0);
}

function unitMatcher({ search, difficulty }: PracticeFilter) {
  const part = search.trim().toLowerCase();
  const wanted = difficulty.toLowerCase();
  return (unit: LearningUnit) =>
    unit.name.toLowerCase().includes(part) &&
    (wanted === 'all' || unit.difficulty.toLowerCase() === wanted);
}

export const countUnits = (topics: PracticeTopic[]) =>
  topics.reduce((sum, topic) => sum + topic.units.length, 0);
