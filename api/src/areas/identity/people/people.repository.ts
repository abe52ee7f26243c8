import {
  type AdminPerson,
  deviceName,
  type FoundPerson,
  type peopleExportQuery,
} from '@site/shared/contracts/identity';
import { type Kysely, type RawBuilder, type SqlBool, sql, type Transaction } from 'kysely';
import type * as z from 'zod/mini';
import type { DB } from '../../../database/tables.ts';
import { findEvents } from './person-events.repository.ts';

/** Looks each word up by its beginning; they are separated as `person_words` does it. */
const wordsBeginning = (typed: string): string =>
  typed
    .split(/[\s@._+/'-]/)
    .filter((word) => word !== '')
    .map((word) => `'${word.replaceAll('\\', '\\\\')}':*`)
    .join(' & ');

const DIGITS = /^\d{10}$/;

/** Who has exactly this public ID, or this phone number. */
async function findExactly(kysely: Kysely<DB>, typed: string): Promise<string[]> {
  const byHandle = kysely
    .selectFrom('profiles')
    .select('user_id as id')
    .where('handle', '=', typed.toLowerCase());
  const byPhone = kysely.selectFrom('users').select('id').where('phone', '=', typed);
  const found = await (DIGITS.test(typed) ? byPhone : byHandle).execute();
  return found.map(({ id }) => id);
}

/** Which people are meant, and in which order; see `peopleQuery`. */
export type PeopleFilter = z.output<typeof peopleExportQuery>;

const isVerified = sql<boolean>`email_verified_at is not null`;
const roleOf = sql<FoundPerson['adminRole']>`(
  select role from admins where lower(admins.email) = lower(users.email))`;

async function conditions(
  kysely: Kysely<DB>,
  { q, role, state, verified, joined_from, joined_to }: PeopleFilter,
): Promise<RawBuilder<SqlBool>[]> {
  const all: RawBuilder<SqlBool>[] = [];
  if (q !== undefined) {
    const exact = await findExactly(kysely, q);
    all.push(
      sql`(words @@ to_tsquery('simple', ${wordsBeginning(q)}) or id = any(${exact}::uuid[]))`,
    );
  }
  if (role) all.push(role === 'learner' ? sql`${roleOf} is null` : sql`${roleOf} = ${role}`);
  if (state) all.push(sql`(disabled_at is not null) = ${state === 'disabled'}`);
  if (verified) all.push(sql`${isVerified} = ${verified === 'yes'}`);
  if (joined_from) all.push(sql`created_at >= ${joined_from}::date::timestamp at time zone 'UTC'`);
  if (joined_to) all.push(sql`created_at < (${joined_to}::date + 1)::timestamp at time zone 'UTC'`);
  return all;
}

const byTime = sql.ref('created_at');
const sorts = {
  newest: { by: byTime, direction: 'desc' },
  oldest: { by: byTime, direction: 'asc' },
  name: { by: sql`lower(name)`, direction: 'asc' },
  email: { by: sql`lower(email)`, direction: 'asc' },
} as const;

/** @param after the id of the last person of the page before; undefined: from the first one on. */
export async function findPeople(
  kysely: Kysely<DB>,
  { after, limit, ...filter }: PeopleFilter & { after?: string | undefined; limit: number },
): Promise<FoundPerson[]> {
  const all = await conditions(kysely, filter);
  const { by, direction } = sorts[filter.sort];
  if (after !== undefined) {
    const comes = direction === 'desc' ? sql`<` : sql`>`;
    all.push(sql`(${by}, id) ${comes} (select ${by}, id from users where id = ${after})`);
  }
  const rows = await kysely
    .selectFrom('users')
    .innerJoin('profiles', 'user_id', 'id')
    .select(['id', 'name', 'handle', 'email', 'created_at'])
    .select([
      isVerified.as('emailVerified'),
      roleOf.as('adminRole'),
      sql<boolean>`disabled_at is not null`.as('disabled'),
    ])
    .where(({ and }) => and(all))
    .orderBy(by, direction)
    .orderBy('id', direction)
    .limit(limit)
    .execute();
  return rows.map(({ created_at, ...person }) => ({
    ...person,
    createdAt: created_at.toISOString(),
  }));
}

export async function countPeople(kysely: Kysely<DB>, filter: PeopleFilter): Promise<number> {
  const all = await conditions(kysely, filter);
  const { count } = await kysely
    .selectFrom('users')
    .select(sql<number>`count(*)::int`.as('count'))
    .where(({ and }) => and(all))
    .executeTakeFirstOrThrow();
  return count;
}

/** So many digits distinguish a person's number from another's, and don't reveal it. */
const SHOWN_DIGITS = 3;

/** undefined if there is no such person. */
export async function findPerson(kysely: Kysely<DB>, id: string): Promise<AdminPerson | undefined> {
  const row = await kysely
    .selectFrom('users')
    .innerJoin('profiles', 'user_id', 'id')
    .select(['id', 'name', 'handle', 'email', 'created_at', 'disabled_at', 'disabled_reason'])
    .select(({ selectFrom }) => [
      isVerified.as('emailVerified'),
      roleOf.as('adminRole'),
      sql<string | null>`right(phone, ${SHOWN_DIGITS}::int)`.as('phoneEnding'),
      sql<AdminPerson['providers']>`array(
        select 'email' where password_hash is not null union all
        (select provider from user_identities where user_id = users.id order by provider))`.as(
        'providers',
      ),
      selectFrom('learning_unit_progress')
        .select(sql<number>`count(*)::int`.as('count'))
        .whereRef('user_id', '=', 'users.id')
        .where('completed', '=', true)
        .as('completed'),
      selectFrom('comments')
        .select(sql<number>`count(*)::int`.as('count'))
        .whereRef('user_id', '=', 'users.id')
        .where('deleted_at', 'is', null)
        .as('comments'),
    ])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { created_at, disabled_at, disabled_reason, completed, comments, ...facts } = row;
  return {
    ...facts,
    createdAt: created_at.toISOString(),
    disabled: disabled_at !== null,
    disabledSince: disabled_at && {
      at: disabled_at.toISOString(),
      reason: disabled_reason ?? '',
    },
    counts: { completed: completed ?? 0, comments: comments ?? 0 },
    signIns: await findSignIns(kysely, id),
    events: await findEvents(kysely, id),
  };
}

async function findSignIns(kysely: Kysely<DB>, id: string): Promise<AdminPerson['signIns']> {
  const rows = await kysely
    .selectFrom('sessions')
    .select(['id', 'created_at', 'last_seen_at', 'user_agent'])
    .where('user_id', '=', id)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(({ created_at, last_seen_at, user_agent, ...signIn }) => ({
    ...signIn,
    createdAt: created_at.toISOString(),
    lastSeenAt: last_seen_at.toISOString(),
    device: deviceName(user_agent),
  }));
}

/** The account, which nobody signs in to until the transaction ends. undefined if there is none. */
export const lockPerson = (transaction: Transaction<DB>, id: string) =>
  transaction
    .selectFrom('users')
    .select(['email', 'disabled_reason'])
    .select(sql<boolean>`email_verified_at is not null`.as('verified'))
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/** @param reason why the person may not sign in; null if they may. */
export async function setDisabled(
  transaction: Transaction<DB>,
  id: string,
  reason: string | null,
): Promise<void> {
  await transaction
    .updateTable('users')
    .set({ disabled_at: reason === null ? null : sql<Date>`now()`, disabled_reason: reason })
    .where('id', '=', id)
    .execute();
}
