import type {
  AdminRole,
  CommentSubject,
  ModeratedComment,
  NoteLabel,
} from '@site/shared/contracts';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../database/tables.ts';
import { findSubjects, type Subject } from '../../practice/index.ts';
import { FORMER } from '../comments/comment-threads.ts';

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
      email: role === 'owner' ? row.email : null,
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
