import { type AdminPerson, deviceName, type FoundPerson } from '@site/shared/contracts/identity';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../../../database/tables.ts';
import { DomainError } from '../../../errors/domain-error.ts';

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

/**
 * The people who signed up last come first.
 * @param search.typed see `peopleQuery`.
 */
export async function findPeople(
  kysely: Kysely<DB>,
  { typed, after, limit }: { typed: string; after: Cursor | null; limit: number },
): Promise<{ person: FoundPerson; cursor: Cursor }[]> {
  const exact = await findExactly(kysely, typed);
  const rows = await kysely
    .selectFrom('users')
    .innerJoin('profiles', 'user_id', 'id')
    .select(['id', 'name', 'handle', 'email', 'created_at'])
    .select(sql<boolean>`disabled_at is not null`.as('disabled'))
    .select(sql<string>`(extract(epoch from created_at) * 1000000)::bigint`.as('micros'))
    .where(
      sql<boolean>`(words @@ to_tsquery('simple', ${wordsBeginning(typed)})
        or id = any(${exact}::uuid[]))`,
    )
    .$if(after !== null, (query) =>
      query.where(
        sql<boolean>`(created_at, id) <
          ('epoch'::timestamptz + ${after?.micros}::bigint * interval '1 microsecond', ${after?.id}::uuid)`,
      ),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ created_at, micros, ...person }) => ({
    person: { ...person, createdAt: created_at.toISOString() },
    cursor: { micros, id: person.id },
  }));
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
      sql<boolean>`email_verified_at is not null`.as('emailVerified'),
      sql<string | null>`right(phone, ${SHOWN_DIGITS}::int)`.as('phoneEnding'),
      sql<AdminPerson['providers']>`array(
        select 'email' where password_hash is not null union all
        (select provider from user_identities where user_id = users.id order by provider))`.as(
        'providers',
      ),
      selectFrom('admins')
        .select('role')
        .where(sql<boolean>`lower(admins.email) = lower(users.email)`)
        .as('adminRole'),
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

/** The position between two pages: after the person who signed up at this time, with this id. */
interface Cursor {
  /** Microseconds since 1970, as precise as the database is. */
  micros: string;
  id: string;
}

const pattern = /^(\d{1,17})_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

export const writeCursor = ({ micros, id }: Cursor): string => `${micros}_${id}`;

/** @throws DomainError 400 for what `writeCursor` never wrote. */
export function readCursor(text: string): Cursor {
  const [, micros, id] = pattern.exec(text) ?? [];
  if (micros !== undefined && id !== undefined) return { micros, id };
  const message = 'after must be the next value of the previous page';
  throw new DomainError(400, 'invalid', message, { after: message });
}
