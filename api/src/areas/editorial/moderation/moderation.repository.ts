import type { CommentSubject } from '@site/shared/contracts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../../database/tables.ts';
import type { Cursor } from '../../../routing/page-cursor.ts';

/** Reports that wait for a decision, on comments that can be read. */
const open = sql`
  from comment_reports reports join comments on comments.id = reports.comment_id
  where reports.decision_id is null
    and comments.deleted_at is null and comments.retired_at is null and comments.hidden_at is null`;

/** Ids of the comments with open reports: the most reported first, of those the one that has waited longest. */
export async function findReported(kysely: Kysely<DB>, count: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select comments.id ${open}
    group by comments.id
    order by count(*) desc, min(reports.reported_at), comments.id
    limit ${count}
  `.execute(kysely);
  return rows.map(({ id }) => id);
}

/** How many comments have open reports. */
export async function countReported(kysely: Kysely<DB>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct comments.id)::int as count ${open}
  `.execute(kysely);
  return rows[0]?.count ?? 0;
}

export interface CommentFilter {
  /** Words of the text; the last one may be unfinished. '' for any text. */
  q: string;
  /** A part of the author's name, ID or, if `byAddress`, mail address, or of a note's label. '' for anyone. */
  person: string;
  byAddress: boolean;
  subject?: CommentSubject | undefined;
  state?: 'reported' | 'hidden' | undefined;
}

/** Comments that fit and are neither deleted nor gone from the files, newest first, from after a position on. */
export async function searchComments(
  kysely: Kysely<DB>,
  filter: CommentFilter,
  { after, count }: { after: Cursor | null; count: number },
): Promise<{ id: string; createdAt: Date }[]> {
  const conditions = [
    sql`comments.deleted_at is null and comments.retired_at is null`,
    ...(after ? [sql`(comments.created_at, comments.id) < (${after.createdAt}, ${after.id})`] : []),
    ...filters(filter),
  ];
  const { rows } = await sql<{ id: string; createdAt: Date }>`
    select comments.id, comments.created_at as "createdAt" from comments
    where ${sql.join(conditions, sql` and `)}
    order by comments.created_at desc, comments.id desc
    limit ${count}
  `.execute(kysely);
  return rows;
}

function filters({ q, person, byAddress, subject, state }: CommentFilter): RawBuilder<unknown>[] {
  return [
    ...(q.trim() ? [hasWords(q)] : []),
    ...(person.trim() ? [isBy(person.trim().toLowerCase(), byAddress)] : []),
    ...(subject ? [sql`comments.subject = ${subject}`] : []),
    ...(state === 'hidden' ? [sql`comments.hidden_at is not null`] : []),
    ...(state === 'reported'
      ? [
          sql`exists (select from comment_reports
            where comment_id = comments.id and decision_id is null)`,
        ]
      : []),
  ];
}

/** As the index comments_words has it. A text without a word is in no comment. */
const hasWords = (q: string) => sql`
  to_tsvector('simple', comments.content) @@
    (select (nullif(plainto_tsquery('simple', ${q})::text, '') || ':*')::tsquery)`;

const isBy = (part: string, byAddress: boolean) => sql`(
  comments.user_id in (
    select users.id from users join profiles on profiles.user_id = users.id
    where strpos(lower(users.name), ${part}) > 0 or strpos(profiles.handle, ${part}) > 0
      ${byAddress ? sql`or strpos(lower(users.email), ${part}) > 0` : sql``})
  or strpos(lower(comments.label), ${part}) > 0)`;
