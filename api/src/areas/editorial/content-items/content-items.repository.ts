import {
  type ContentKind,
  ITEM_VERSIONS_MAX,
  type ItemContent,
  itemContent,
} from '@site/shared/contracts/editorial';
import { type Kysely, sql, type Transaction } from 'kysely';
import { findAllRows, findRowsById, type StoredRow } from '../../../content/index.ts';
import type { DB } from '../../../database/tables.ts';
import { itemKinds } from './kinds.ts';

/** Where an exercise belongs. */
export interface Unit {
  name: string;
  topic: string;
  roadmap: string;
  roadmapId: string;
  /** Learners see it. */
  shown: boolean;
}

/** An item as administrators have it: what is published, the draft, or both. */
export interface ManagedItem {
  kind: ContentKind;
  id: string;
  unit: Unit | null;
  /** What learners see, or saw until it was retired. */
  published: { row: StoredRow; content: ItemContent } | null;
  draft: { content: ItemContent; savedBy: string; savedAt: Date } | null;
}

/** Those of a kind, or one of them. */
export async function findItems(
  kysely: Kysely<DB>,
  kind: ContentKind,
  id?: string,
): Promise<ManagedItem[]> {
  const { table, contentOf, ofUnit } = itemKinds[kind];
  const rows =
    id === undefined ? await findAllRows(kysely, table) : await findRowsById(kysely, table, [id]);
  const drafts = await kysely
    .selectFrom('content_item_drafts')
    .selectAll()
    .where('kind', '=', kind)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .execute();
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  const draftOf = new Map(drafts.map((draft) => [draft.id, draft]));
  const ids = [...new Set([...rowOf.keys(), ...draftOf.keys()])];
  const units = ofUnit ? await findUnits(kysely, ids) : new Map<string, Unit>();
  return ids.map((each) => {
    const row = rowOf.get(each);
    const draft = draftOf.get(each);
    return {
      kind,
      id: each,
      unit: units.get(each) ?? null,
      published: row ? { row, content: contentOf(row.columns) } : null,
      draft: draft
        ? { content: draft.content, savedBy: draft.saved_by, savedAt: draft.saved_at }
        : null,
    };
  });
}

/** The units with these ids. */
async function findUnits(kysely: Kysely<DB>, ids: readonly string[]): Promise<Map<string, Unit>> {
  const { rows } = await sql<Unit & { id: string }>`
    select units.id, name, topics.title as topic, roadmaps.title as roadmap,
      roadmap_id as "roadmapId",
      units.retired_at is null and topics.retired_at is null and roadmaps.retired_at is null as shown
    from learning_units units
    join topics on topics.id = topic_id
    join roadmaps on roadmaps.id = roadmap_id
    where units.id = any(${ids})
  `.execute(kysely);
  return new Map(rows.map(({ id, ...unit }) => [id, unit]));
}

export const findUnit = async (kysely: Kysely<DB>, id: string): Promise<Unit | null> =>
  (await findUnits(kysely, [id])).get(id) ?? null;

/** What a unit is worked through with already, in words, leaving out the item itself; null if there's nothing. */
export async function findOtherExercise(
  kysely: Kysely<DB>,
  unitId: string,
  kind: ContentKind,
): Promise<string | null> {
  const { rows } = await sql<{ what: string }>`
    select 'a DSA problem' as what from dsa_problems where unit_id = ${unitId} and retired_at is null
    union all
    select 'a task in SQL' from sql_tasks where id = ${unitId} and retired_at is null
    union all
    select 'a task in JavaScript' from javascript_tasks where id = ${unitId} and retired_at is null
    union all
    select 'a quiz' from quizzes
    where id = ${unitId} and retired_at is null and ${kind !== 'quiz'}::boolean
    union all
    select 'a text' from unit_texts
    where id = ${unitId} and retired_at is null and ${kind !== 'unit-text'}::boolean
    limit 1
  `.execute(kysely);
  return rows[0]?.what ?? null;
}

export async function saveDraft(
  transaction: Transaction<DB>,
  { kind, id }: Pick<ManagedItem, 'kind' | 'id'>,
  content: ItemContent,
  savedBy: string,
): Promise<void> {
  const draft = {
    content: JSON.stringify(content),
    saved_by: savedBy,
    saved_at: sql<Date>`now()`,
  };
  await transaction
    .insertInto('content_item_drafts')
    .values({ kind, id, ...draft })
    .onConflict((conflict) => conflict.columns(['kind', 'id']).doUpdateSet(draft))
    .execute();
}

export const deleteDraft = (
  transaction: Transaction<DB>,
  { kind, id }: Pick<ManagedItem, 'kind' | 'id'>,
) =>
  transaction
    .deleteFrom('content_item_drafts')
    .where('kind', '=', kind)
    .where('id', '=', id)
    .execute();

/** The latest publications, newest first. */
export const findVersions = (kysely: Kysely<DB>, kind: ContentKind, id: string) =>
  kysely
    .selectFrom('content_item_versions')
    .select(['number', 'published_by', 'published_at'])
    .where('kind', '=', kind)
    .where('id', '=', id)
    .orderBy('number', 'desc')
    .limit(ITEM_VERSIONS_MAX)
    .execute();

export async function findVersion(
  kysely: Kysely<DB>,
  kind: ContentKind,
  id: string,
  number: number,
): Promise<ItemContent | null> {
  const row = await kysely
    .selectFrom('content_item_versions')
    .select('content')
    .where('kind', '=', kind)
    .where('id', '=', id)
    .where('number', '=', number)
    .executeTakeFirst();
  return row ? itemContent.parse(row.content) : null;
}

/** Keeps a publication. @param publishedBy null for what came from the content files */
export async function addVersion(
  transaction: Transaction<DB>,
  { kind, id }: Pick<ManagedItem, 'kind' | 'id'>,
  content: ItemContent,
  publishedBy: string | null,
): Promise<void> {
  await sql`
    insert into content_item_versions (kind, id, number, content, published_by)
    select ${kind}, ${id}, coalesce(max(number), 0) + 1, ${JSON.stringify(content)}::jsonb, ${publishedBy}
    from content_item_versions where kind = ${kind} and id = ${id}
  `.execute(transaction);
}
