import type {
  AdminRoadmap,
  AdminRoadmapList,
  AdminTopic,
  AdminUnit,
} from '@site/shared/contracts/editorial';
import { type Kysely, sql } from 'kysely';
import {
  findRowsById,
  numberOf,
  originOf,
  type StoredRow,
  versionOf,
} from '../../../content/index.ts';
import type { DB } from '../../../database/tables.ts';
import { findExerciseNames } from '../../practice/index.ts';
import { hasHad } from '../articles/former-slugs.ts';
import { type Part, roadmapPart, rowVersion, topicPart, unitPart } from './parts.ts';

/** A roadmap with everything in it, in order, the retired among it. */
export interface RoadmapRows {
  roadmap: StoredRow;
  topics: StoredRow[];
  units: StoredRow[];
}

/** undefined if there's no roadmap with this id. */
export const findRoadmapRows = async (
  kysely: Kysely<DB>,
  id: string,
): Promise<RoadmapRows | undefined> => (await findRowsOfRoadmaps(kysely, [id]))[0];

/** Those of the roadmaps that there are. */
export async function findRowsOfRoadmaps(
  kysely: Kysely<DB>,
  ids: string[],
): Promise<RoadmapRows[]> {
  const roadmaps = await findRowsById(kysely, 'roadmaps', ids);
  const topics = await findRowsById(kysely, 'topics', await idsOf(kysely, 'topics', ids));
  const topicIds = topics.map(({ id }) => id);
  const unitIds = await idsOf(kysely, 'learning_units', topicIds);
  const units = await findRowsById(kysely, 'learning_units', unitIds);
  return roadmaps.map((roadmap) => {
    const own = topics.filter(({ columns }) => columns.roadmap_id === roadmap.id);
    const ownIds = new Set<unknown>(own.map(({ id }) => id));
    return {
      roadmap,
      topics: own.toSorted(inOrder),
      units: units.filter(({ columns }) => ownIds.has(columns.topic_id)).toSorted(inOrder),
    };
  });
}

async function idsOf(
  kysely: Kysely<DB>,
  table: 'topics' | 'learning_units',
  parents: string[],
): Promise<string[]> {
  const parent = table === 'topics' ? 'roadmap_id' : 'topic_id';
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(table)} where ${sql.ref(parent)} = any(${parents})
  `.execute(kysely);
  return rows.map(({ id }) => id);
}

const inOrder = (one: StoredRow, other: StoredRow) =>
  numberOf(one) - numberOf(other) || (one.id < other.id ? -1 : 1);

const managed = (part: Part, row: StoredRow) => ({
  id: row.id,
  version: rowVersion(part, row),
  retired: row.retired,
  origin: originOf(row),
});

/** The roadmap as administrators see it; null if there is none with this id. */
export async function findAdminRoadmap(
  kysely: Kysely<DB>,
  id: string,
): Promise<AdminRoadmap | null> {
  const rows = await findRoadmapRows(kysely, id);
  if (!rows) return null;
  const problems = await findProblemsByUnit(kysely);
  const exercises = await findExerciseNames(kysely);
  const unitOf = (unit: StoredRow) =>
    ({
      ...managed(unitPart, unit),
      ...unitPart.formOf(unit.columns),
      dsaProblem: problems.get(unit.id) ?? null,
      exercise: exercises.get(unit.id)?.kind ?? null,
    }) as AdminUnit;
  const topicOf = (topic: StoredRow) =>
    ({
      ...managed(topicPart, topic),
      ...topicPart.formOf(topic.columns),
      units: rows.units.filter(({ columns }) => columns.topic_id === topic.id).map(unitOf),
    }) as AdminTopic;
  return {
    ...managed(roadmapPart, rows.roadmap),
    ...roadmapPart.formOf(rows.roadmap.columns),
    orderVersion: versionOf(shownOrder(rows)),
    topics: rows.topics.map(topicOf),
  } as AdminRoadmap;
}

/** The ids of what is not retired, as an order request names them. */
export const shownOrder = ({ topics, units }: RoadmapRows) =>
  topics
    .filter(({ retired }) => !retired)
    .map(({ id }) => ({
      id,
      units: units
        .filter((unit) => !unit.retired && unit.columns.topic_id === id)
        .map((unit) => unit.id),
    }));

/** The DSA problem that names a unit, by the unit's id: published, or still a draft. */
async function findProblemsByUnit(kysely: Kysely<DB>): Promise<Map<string, string>> {
  const { rows } = await sql<{ unit: string; problem: string }>`
    select content->'problem'->>'unit_id' as unit, id as problem from dsa_problem_drafts
    union all
    select unit_id, id from dsa_problems where retired_at is null
  `.execute(kysely);
  return new Map(rows.map(({ unit, problem }) => [unit, problem]));
}

export async function findAdminRoadmaps(kysely: Kysely<DB>): Promise<AdminRoadmapList> {
  const { rows } = await sql<{ id: string }>`select id from roadmaps`.execute(kysely);
  const ids = rows.map(({ id }) => id);
  const items = (await findRowsOfRoadmaps(kysely, ids))
    .map(listed)
    .toSorted(
      (one, other) =>
        Number(one.retired) - Number(other.retired) || one.title.localeCompare(other.title, 'en'),
    );
  return { items };
}

function listed(rows: RoadmapRows): AdminRoadmapList['items'][number] {
  const { roadmap, topics, units } = rows;
  const order = shownOrder(rows);
  const { title, category, complexity } = roadmap.columns;
  return {
    ...managed(roadmapPart, roadmap),
    title,
    category,
    complexity,
    topics: order.length,
    units: order.flatMap((topic) => topic.units).length,
    retiredParts: [...topics, ...units].filter(({ retired }) => retired).length,
    edited: [roadmap, ...topics, ...units].filter((row) => originOf(row) === 'edited').length,
  } as AdminRoadmapList['items'][number];
}

/** Whether there's an article with this slug, published or not, or one that had it. */
export async function isArticle(kysely: Kysely<DB>, slug: string): Promise<boolean> {
  const found = await kysely
    .selectFrom('articles')
    .select('id')
    .where(hasHad(slug))
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return found !== undefined;
}

/** DSA problems that readers see and that name a unit of these parts. */
export async function findProblemsIn(
  kysely: Kysely<DB>,
  part: Part,
  ids: string[],
): Promise<{ id: string; title: string }[]> {
  const { rows } = await sql<{ id: string; title: string }>`
    select problems.id, problems.title
    from dsa_problems problems
    join learning_units on learning_units.id = unit_id and learning_units.retired_at is null
    join topics on topics.id = topic_id and topics.retired_at is null
    join roadmaps on roadmaps.id = roadmap_id and roadmaps.retired_at is null
    where problems.retired_at is null and ${sql.ref(`${part.table}.id`)} = any(${ids})
    order by problems.title
  `.execute(kysely);
  return rows;
}
