import type {
  CountedAs,
  Difficulty,
  LearningUnit,
  RoadmapDetail,
  Topic,
} from '@site/shared/contracts/practice';
import { type PracticeSources, sourcesOf } from '../sources/practice-sources.ts';
import { type Column, columnsOf } from './columns.ts';

/** What the practice page shows of a roadmap: only topics with problems, everything in order. */
export interface PracticeRoadmap {
  id: string;
  title: string;
  description: string;
  category: string;
  /** Whether listed companies and ratings are illustrative. */
  illustrative: boolean;
  /** What its units are called. */
  countedAs: CountedAs;
  /** How many topics the roadmap has, including those without problems. */
  topicCount: number;
  columns: Column[];
  sources: PracticeSources;
  topics: PracticeTopic[];
}
export type PracticeTopic = Pick<Topic, 'id' | 'title' | 'description' | 'lesson'> & {
  units: LearningUnit[];
};

const untouched = { completed: false, bookmarked: false, notes: '' };
const inSequence = (a: { sequence_number: number }, b: { sequence_number: number }) =>
  a.sequence_number - b.sequence_number;

/** Responses of older or other servers may lack fields: these are their defaults. */
function withDefaults(unit: Partial<LearningUnit> & Pick<LearningUnit, 'id'>): LearningUnit {
  return {
    ...unit,
    id: unit.id,
    name: unit.name || 'Untitled Question',
    difficulty: (unit.difficulty ?? 'medium').toLowerCase() as Difficulty,
    rating: unit.rating ?? null,
    sequence_number: unit.sequence_number ?? 0,
    problem_link: unit.problem_link ?? null,
    article_link: unit.article_link ?? null,
    video_link: unit.video_link ?? null,
    solution_link: unit.solution_link ?? '#',
    company_learning_unit_frequencies: unit.company_learning_unit_frequencies ?? [],
    tags: unit.tags ?? [],
    time_to_complete: unit.time_to_complete ?? 0,
    priority: unit.priority ?? 'medium',
    progress: { ...untouched, ...unit.progress },
  };
}

/** Only the first module of a roadmap is used. */
export function practiceRoadmap(roadmap: RoadmapDetail): PracticeRoadmap {
  const listed = roadmap.modules[0]?.sub_modules?.topics ?? [];
  const topics = listed
    .toSorted(inSequence)
    .map(({ id, title, description, lesson, learning_units }) => ({
      id,
      title,
      description,
      lesson: lesson ?? null,
      units: (learning_units ?? []).map(withDefaults).toSorted(inSequence),
    }))
    .filter((topic) => topic.units.length > 0);
  const units = topics.flatMap((topic) => topic.units);
  const noun = roadmap.counted_as ?? 'problem';
  return {
    id: roadmap.id,
    title: roadmap.title,
    description: roadmap.description,
    category: roadmap.category,
    illustrative: roadmap.illustrative,
    countedAs: noun,
    topicCount: listed.length,
    columns: columnsOf(units, noun),
    sources: sourcesOf(units),
    topics,
  };
}
