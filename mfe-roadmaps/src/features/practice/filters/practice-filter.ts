import { counted } from '@site/shared/contracts/composition';
import { type CountedAs, type LearningUnit, nameInId } from '@site/shared/contracts/practice';
import type { PracticeTopic } from '../topics/practice-roadmap.ts';

export interface PracticeFilter {
  /** Part of a problem's name, or of the name in its id, case-insensitive; '' matches all. */
  search: string;
  /** A difficulty, case-insensitive, or 'all'. */
  difficulty: string;
  status: 'all' | 'todo' | 'completed';
  /** A company's name, case-insensitive, or 'all'. */
  company: string;
  /** Only bookmarked problems. */
  bookmarked: boolean;
}

/** A topic, and its problems that match the filter. */
export interface TopicMatch {
  topic: PracticeTopic;
  units: LearningUnit[];
}

export const noFilter: PracticeFilter = {
  search: '',
  difficulty: 'all',
  status: 'all',
  company: 'all',
  bookmarked: false,
};

/** How many filters are set, not counting the search. */
export const countFilters = ({ difficulty, status, company, bookmarked }: PracticeFilter) =>
  [difficulty !== 'all', status !== 'all', company !== 'all', bookmarked].filter(Boolean).length;

export const isFiltering = (filter: PracticeFilter) =>
  filter.search.trim() !== '' || countFilters(filter) > 0;

/** Topics that have matching problems. Without a filter, all topics with their unchanged lists. */
export function filterTopics(
  topics: PracticeTopic[],
  filter: PracticeFilter,
  roadmapId: string,
): TopicMatch[] {
  if (!isFiltering(filter)) return topics.map((topic) => ({ topic, units: topic.units }));
  const passes = unitFilter(filter, roadmapId);
  return topics
    .map((topic) => ({ topic, units: topic.units.filter(passes) }))
    .filter(({ units }) => units.length > 0);
}

const sameWord = (filter: string, word: string) => filter.toLowerCase() === word.toLowerCase();

function unitFilter(
  { search, difficulty, status, company, bookmarked }: PracticeFilter,
  roadmapId: string,
) {
  const part = search.trim().toLowerCase();
  const partOfId = part.replaceAll('-', ' ');
  const isNamed = ({ id, name }: LearningUnit) =>
    name.toLowerCase().includes(part) || nameInId(id, roadmapId).includes(partOfId);
  return (unit: LearningUnit) =>
    isNamed(unit) &&
    (difficulty === 'all' || sameWord(difficulty, unit.difficulty)) &&
    (status === 'all' || unit.progress.completed === (status === 'completed')) &&
    (!bookmarked || unit.progress.bookmarked) &&
    (company === 'all' || companiesOf(unit).some((name) => sameWord(company, name)));
}

const companiesOf = (unit: Pick<LearningUnit, 'company_learning_unit_frequencies'>) =>
  unit.company_learning_unit_frequencies.map(({ company }) => company.name);

/** The companies named by any problem, sorted by name. */
export const companiesIn = (topics: PracticeTopic[]) =>
  [...new Set(topics.flatMap(({ units }) => units.flatMap(companiesOf)))].sort((a, b) =>
    a.localeCompare(b, 'en'),
  );

/** What a filter found, in words. */
export function matchesInWords(matches: TopicMatch[], noun: CountedAs): string {
  const units = matches.reduce((sum, match) => sum + match.units.length, 0);
  return `${counted(units, noun)} in ${counted(matches.length, 'topic')}`;
}
