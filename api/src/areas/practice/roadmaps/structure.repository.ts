import { DEFAULT_ROADMAP_ID } from '@site/shared/contracts/practice';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { DB, LearningUnits, Roadmaps, Topics } from '../../../database/tables.ts';
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
  /** Slugs of published articles that topics name as their lessons. */
  lessons: Set<string>;
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
    }));
}

async function findLessons(kysely: Kysely<DB>): Promise<Set<string>> {
  const articles = await kysely
    .selectFrom('articles')
    .select('slug')
    .where('slug', 'in', (topics) => topics.selectFrom('topics').select('lesson'))
    .where('is_published', '=', true)
    .where('published_at', '<=', sql<Date>`now()`)
    .execute();
  return new Set(articles.map(({ slug }) => slug));
}
