import { deviceName, type PersonEvent } from '@site/shared/contracts/identity';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../database/tables.ts';

/** So many are shown: what's older explains nothing any more. */
const SHOWN = 100;

interface Row {
  at: Date;
  kind: string;
  detail: string | null;
  by: string | null;
  times: number;
}

/** What happened to an account, newest first. Reports name their reason and not who made them. */
export async function findEvents(kysely: Kysely<DB>, id: string): Promise<PersonEvent[]> {
  const { rows } = await sql<Row>`
    select created_at as at, 'joined' as kind, null as detail, null as by, 1 as times
      from users where id = ${id}
    union all select email_verified_at, 'verified', null, null, 1
      from users where id = ${id} and email_verified_at is not null
    union all select created_at, 'login', user_agent, null, 1
      from sessions where user_id = ${id}
    union all select last_at, kind, null, null, count
      from account_security_events where user_id = ${id}
    union all select reported_at, 'report', reason, null, 1
      from comment_reports where user_id = ${id}
    union all select reported_at, 'reported', reason, null, 1
      from comment_reports join comments on comments.id = comment_id where comments.user_id = ${id}
    union all select decided_at, 'comment.' || action, null, admin_name, 1
      from comment_decisions join comments on comments.id = comment_id
      where comments.user_id = ${id} and action in ('hide', 'restore')
    union all select created_at, 'warning', reason, null, 1
      from warnings where user_id = ${id}
    union all select at, action, after ->> 'reason', admin_name, 1
      from audit_log
      where action in ('person.disable', 'person.enable', 'person.sign-out') and subject = ${id}::text
    order by at desc limit ${SHOWN}`.execute(kysely);
  return rows.map(({ at, kind, detail, ...event }) => ({
    at: at.toISOString(),
    kind,
    detail: kind === 'login' ? deviceName(detail) : (detail ?? ''),
    ...event,
  }));
}
