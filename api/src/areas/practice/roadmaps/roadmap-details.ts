import type { CompanyFrequency, Progress, RoadmapDetail } from '@site/shared/contracts/practice';
import { companiesOfUnit } from '../companies/companies-of-unit.ts';
import type { RoadmapRow, Structure, TopicRow, UnitRow } from './structure.repository.ts';

/** What a visitor sees, and a learner on a unit that was never touched. */
const noProgress: Progress = { completed: false, bookmarked: false, notes: '' };

type Topic = RoadmapDetail['modules'][number]['sub_modules']['topics'][number];
type Unit = Topic['learning_units'][number];

/** The rows as the contract has them, every unit with a visitor's progress. */
export function roadmapDetails({
  roadmaps,
  topics,
  units,
  articlePaths,
  exercisePaths,
  lessons,
  companies,
  reported,
}: Structure): RoadmapDetail[] {
  const linked = units.map((unit) => withArticle(unit, articlePaths));
  const unitsOf = groupBy(linked, (unit) => unit.topic_id);
  const topicsOf = groupBy(topics, (topic) => topic.roadmap_id);
  return roadmaps.map((roadmap) =>
    roadmapDetail(
      roadmap,
      (topicsOf.get(roadmap.id) ?? []).map((topic) =>
        topicOf(
          taught(topic, lessons),
          (unitsOf.get(topic.id) ?? []).map((unit) =>
            unitOf(unit, {
              pageLink: exercisePaths.get(unit.id),
              companies: companiesOfUnit(unit.companies, reported.get(unit.id) ?? [], companies),
            }),
          ),
        ),
      ),
    ),
  );
}

function roadmapDetail(row: RoadmapRow, topics: Topic[]): RoadmapDetail {
  const module = {
    id: row.module_id,
    title: row.module_title,
    description: row.module_description,
    sub_modules: { topics, projects: [], problems: [] },
  };
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    complexity: row.complexity,
    category: row.category,
    companies: companiesOf(topics.flatMap((topic) => topic.learning_units)),
    tags: row.tags,
    counted_as: row.counted_as,
    illustrative: row.illustrative,
    modules: [module],
  };
}

function topicOf(row: TopicRow, units: Unit[]): Topic {
  return {
    id: row.id,
    title: row.title,
    sequence_number: row.sequence_number,
    description: row.description,
    type: row.type,
    lesson: row.lesson,
    learning_units: units,
  };
}

interface UnitFacts {
  pageLink: string | undefined;
  companies: CompanyFrequency[];
}

function unitOf(row: UnitRow, { pageLink, companies }: UnitFacts): Unit {
  return {
    id: row.id,
    name: row.name,
    difficulty: row.difficulty,
    rating: row.rating,
    sequence_number: row.sequence_number,
    problem_link: row.problem_link,
    article_link: row.article_link,
    video_link: row.video_link,
    ...(pageLink && { page_link: pageLink }),
    solution_link: row.solution_link,
    company_learning_unit_frequencies: companies,
    tags: row.tags,
    time_to_complete: row.time_to_complete,
    priority: row.priority,
    progress: noProgress,
  };
}

/** A lesson that nobody can read is none. */
const taught = (topic: TopicRow, lessons: Map<string, string>): TopicRow => ({
  ...topic,
  lesson: topic.lesson === null ? null : (lessons.get(topic.lesson) ?? null),
});

/** A page of this site that explains the unit comes before one elsewhere. */
const withArticle = (unit: UnitRow, paths: Map<string, string>): UnitRow => ({
  ...unit,
  article_link: paths.get(unit.id) ?? unit.article_link,
});

/** The companies of all units, the one that is named most often first. */
function companiesOf(units: Unit[]): string[] {
  const counts = new Map<string, number>();
  for (const { company } of units.flatMap((unit) => unit.company_learning_unit_frequencies)) {
    counts.set(company.name, (counts.get(company.name) ?? 0) + 1);
  }
  return [...counts]
    .sort(([one, often], [other, seldom]) => seldom - often || (one < other ? -1 : 1))
    .map(([name]) => name);
}

function groupBy<T>(rows: T[], keyOf: (row: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
}
