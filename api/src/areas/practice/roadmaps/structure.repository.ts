import { type CompanyFrequency, DEFAULT_ROADMAP_ID } from '@site/shared/contracts/practice';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { DB, LearningUnits, Roadmaps, Topics } from '../../../database/tables.ts';
import {
  findCompanies,
  findReportedCompanies,
  type KnownCompanies,
} from '../companies/companies.repository.ts';
import { findArticlePaths } from '../dsa-problems/article-paths.ts';
import { findExercisePaths } from '../exercises/exercise-paths.ts';

export type UnitRow = Selectable<LearningUnits>;
export type TopicRow = Selectable<Topics>;
export type RoadmapRow = Selectable<Roadmaps>;

/** The order of roadmaps: the one to start with, then the others by level. */
export const recommendedOrder = sql`
  roadmaps.id <> ${DEFAULT_ROADMAP_ID},
  array_position(array['beginner', 'intermediate', 'advanced'], roadmaps.complexity),
  roadmaps.title, roadmaps.id
`;

/** Every roadmap, topic and unit that is not retired, each list in the order in which it is shown. */
export interface Structure {
  roadmaps: RoadmapRow[];
  topics: TopicRow[];
  units: UnitRow[];
  /** Pages of this site that explain a unit, by its id. */
  articlePaths: Map<string, string>;
  /** Pages of the exercises of units, by their ids. */
  exercisePaths: Map<string, string>;
  /** The slugs of published articles, by the slugs under which topics name them as their lessons. */
  lessons: Map<string, string>;
  companies: KnownCompanies;
  /** Companies that learners reported, by the id of the unit. */
  reported: ReadonlyMap<string, CompanyFrequency[]>;
}

/** All lists as of one moment, so that no unit is seen without its topic. */
export function findStructure(kysely: Kysely<DB>): Promise<Structure> {
  return kysely
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (transaction) => ({
      roadmaps: await transaction
        .selectFrom('roadmaps')
        .selectAll()
        .where('retired_at', 'is', null)
        .orderBy(recommendedOrder)
        .execute(),
      topics: await transaction
        .selectFrom('topics')
        .selectAll()
        .where('retired_at', 'is', null)
        .orderBy('sequence_number')
        .orderBy('id')
        .execute(),
      units: await transaction
        .selectFrom('learning_units')
        .selectAll()
        .where('retired_at', 'is', null)
        .orderBy('sequence_number')
        .orderBy('id')
        .execute(),
      articlePaths: await findArticlePaths(transaction),
      exercisePaths: await findExercisePaths(transaction),
      lessons: await findLessons(transaction),
      companies: await findCompanies(transaction),
      reported: await findReportedCompanies(transaction),
    }));
}

/** An article may have had another slug when a topic was written; who has the slug today comes first. */
async function findLessons(kysely: Kysely<DB>): Promise<Map<string, string>> {
  const { rows } = await sql<{ named: string; slug: string }>`
    select topics.lesson as named, articles.slug
    from topics
    left join former_addresses as former on former.kind = 'article' and former.slug = topics.lesson
    join articles on articles.slug = topics.lesson or articles.id = former.item_id
    where articles.is_published and articles.published_at <= now()
    order by articles.slug = topics.lesson`.execute(kysely);
  return new Map(rows.map(({ named, slug }) => [named, slug]));
}
