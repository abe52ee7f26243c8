import { type AdminRole, roleHasRight } from '@site/shared/contracts/composition';
import type { ModeratedComment } from '@site/shared/contracts/editorial';
import type { CommentSubject, NoteLabel } from '@site/shared/contracts/practice';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../../database/tables.ts';
import type { Cursor } from '../../../routing/page-cursor.ts';
import { findSubjects, type Subject } from '../../practice/index.ts';
import { FORMER } from '../comments/comments.repository.ts';

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

interface CommentFilter {
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

interface Row {
  id: string;
  subject: CommentSubject;
  content: string;
  created_at: Date;
  edited_at: Date | null;
  hidden: boolean;
  user_id: string | null;
  label: NoteLabel | null;
  author: string | null;
  handle: string | null;
  email: string | null;
  authors_hidden: number;
  authors_warned: number;
  parent_id: string | null;
  parent_content: string | null;
  parent_author: string | null;
  reports: ModeratedComment['reports'];
  reported_at: Date | null;
  decisions: ModeratedComment['decisions'];
}

/** Comments as a moderator sees them, in the order of their ids; those that are gone are left out. */
export async function findModerated(
  kysely: Kysely<DB>,
  { role }: { role: AdminRole },
  ids: string[],
): Promise<ModeratedComment[]> {
  const rows = await findRows(kysely, ids);
  const pages = await findSubjects(kysely, [...new Set(rows.map(({ subject }) => subject))]);
  return rows.map((row) => toDto(role, row, pages.get(row.subject)));
}

async function findRows(kysely: Kysely<DB>, ids: string[]): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select comments.id, comments.subject, comments.content, comments.created_at, comments.edited_at,
      comments.hidden_at is not null as hidden,
      users.id as user_id, comments.label, coalesce(users.name, comments.label) as author, users.email,
      profiles.handle,
      (select count(*)::int from comments theirs
        where theirs.user_id = users.id and theirs.hidden_at is not null) as authors_hidden,
      (select count(*)::int from warnings where warnings.user_id = users.id) as authors_warned,
      parents.id as parent_id, parents.content as parent_content,
      coalesce(parent_users.name, parents.label) as parent_author,
      coalesce(reports.by_reason, '[]') as reports, reports.reported_at,
      coalesce(made.decisions, '[]') as decisions
    from unnest(${ids}::uuid[]) with ordinality as requested (id, position)
    join comments on comments.id = requested.id and deleted_at is null and retired_at is null
    left join users on users.id = comments.user_id
    left join profiles on profiles.user_id = users.id
    left join comments parents on parents.id = comments.parent_id
    left join users parent_users on parent_users.id = parents.user_id
    left join lateral (
      select json_agg(json_build_object('reason', reason, 'count', count) order by count desc, reason)
          as by_reason, min(first) as reported_at
      from (select reason, count(*)::int as count, min(reported_at) as first from comment_reports
        where comment_id = comments.id and decision_id is null group by reason) counted
    ) reports on true
    left join lateral (
      select json_agg(json_build_object('id', id, 'action', action, 'text', text, 'admin', admin_name,
        'at', to_char(decided_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by id)
        as decisions
      from comment_decisions where comment_id = comments.id
    ) made on true
    order by requested.position
  `.execute(kysely);
  return rows;
}

function toDto(role: AdminRole, row: Row, page: Subject | undefined): ModeratedComment {
  return {
    id: row.id,
    subject: row.subject,
    page: page ? { title: page.title, path: page.path } : null,
    parent:
      row.parent_id === null
        ? null
        : { author: row.parent_author ?? FORMER, content: row.parent_content ?? '' },
    label: row.label,
    author: {
      id: row.user_id,
      name: row.author ?? FORMER,
      handle: row.handle,
      email: roleHasRight(role, 'people') ? row.email : null,
      hidden: row.authors_hidden,
      warned: row.authors_warned,
    },
    content: row.content,
    createdAt: row.created_at.toISOString(),
    editedAt: row.edited_at?.toISOString() ?? null,
    hidden: row.hidden,
    reports: row.reports,
    reportedAt: row.reported_at?.toISOString() ?? null,
    decisions: row.decisions,
    lastDecision: row.decisions.findLast(({ action }) => action !== 'note')?.id ?? null,
  };
}
