import { counted } from '@site/shared/contracts/composition';
import {
  type CompanyFrequency,
  type CountedAs,
  type LearningUnit,
  nameInId,
} from '@site/shared/contracts/practice';
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
  /** How the problems of each topic are sorted. It hides none, so that it's no filter by itself. */
  sort: Sort;
}

/** Sheet order; by company from A to Z; by how many learners reported it, and by how recently they did. */
export const sorts = ['sheet', 'company', 'reports', 'recent'] as const;
export type Sort = (typeof sorts)[number];

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
  sort: 'sheet',
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
  const sorted = unitSorter(filter);
  if (!isFiltering(filter)) return topics.map((topic) => ({ topic, units: sorted(topic.units) }));
  const passes = unitFilter(filter, roadmapId);
  return topics
    .map((topic) => ({ topic, units: sorted(topic.units.filter(passes)) }))
    .filter(({ units }) => units.length > 0);
}

/** Sorts by what is known of the filter's company, or else of any; problems of which nothing is known stay last. */
function unitSorter({ sort, company }: PracticeFilter): (units: LearningUnit[]) => LearningUnit[] {
  if (sort === 'sheet') return (units) => units;
  const entriesOf = ({ company_learning_unit_frequencies: all }: LearningUnit) =>
    company === 'all' ? all : all.filter((entry) => sameWord(company, entry.company.name));
  const textOf = {
    company: ({ company }: CompanyFrequency) => company.name,
    reports: ({ frequency = 0 }: CompanyFrequency) => String(frequency).padStart(9, '0'),
    recent: ({ recent = '' }: CompanyFrequency) => recent,
  }[sort];
  const direction = sort === 'company' ? 1 : -1;
  const inOrder = (one: string, other: string) => direction * one.localeCompare(other, 'en');
  const keyOf = (unit: LearningUnit) => entriesOf(unit).map(textOf).sort(inOrder)[0];
  return (units) =>
    units
      .map((unit) => ({ unit, key: keyOf(unit) }))
      .sort((one, other) => {
        if (one.key === undefined || other.key === undefined)
          return Number(one.key === undefined) - Number(other.key === undefined);
        return inOrder(one.key, other.key);
      })
      .map(({ unit }) => unit);
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

/** The ways in which these problems can be sorted: those that make a difference. */
export function sortsOf(topics: PracticeTopic[]): Sort[] {
  const entries = topics
    .flatMap(({ units }) => units)
    .flatMap((unit) => unit.company_learning_unit_frequencies);
  if (entries.length === 0) return [];
  return entries.some(({ frequency }) => frequency) ? [...sorts] : ['sheet', 'company'];
}

/** What a filter found, in words. */
export function matchesInWords(matches: TopicMatch[], noun: CountedAs): string {
  const units = matches.reduce((sum, match) => sum + match.units.length, 0);
  return `${counted(units, noun)} in ${counted(matches.length, 'topic')}`;
}
