import type { AdminRole } from '@site/shared/contracts/composition';
import type { AdminInvitation, NewAdminInvitation } from '@site/shared/contracts/identity';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../../../database/tables.ts';

const LIFETIME = sql<Date>`now() + interval '7 days'`;

type NewInvitation = NewAdminInvitation & { hash: Buffer; invited_by: string };

/** An earlier invitation of the address is replaced: its link stops working. */
export async function putInvitation(
  transaction: Transaction<DB>,
  invitation: NewInvitation,
): Promise<AdminInvitation> {
  const row = { ...invitation, created_at: sql<Date>`now()`, expires_at: LIFETIME };
  const { id } = await transaction
    .insertInto('admin_invitations')
    .values(row)
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).doUpdateSet(row))
    .returning('id')
    .executeTakeFirstOrThrow();
  const [made] = await findInvitations(transaction, id);
  if (!made) throw new Error('An invitation that was just stored is not there.');
  return made;
}

/** All of them, the newest first, or only the one with this id. */
export async function findInvitations(kysely: Kysely<DB>, id?: string): Promise<AdminInvitation[]> {
  const rows = await kysely
    .selectFrom('admin_invitations as invitation')
    .innerJoin('admins', 'admins.id', 'invited_by')
    .select(['invitation.id', 'invitation.email', 'invitation.role', 'admins.name as invitedBy'])
    .select(['invitation.created_at', 'expires_at'])
    .select(sql<boolean>`expires_at <= now()`.as('expired'))
    .$if(id !== undefined, (query) => query.where('invitation.id', '=', id ?? ''))
    .orderBy('invitation.created_at', 'desc')
    .orderBy('invitation.id')
    .execute();
  return rows.map(({ created_at, expires_at, ...invitation }) => ({
    ...invitation,
    createdAt: created_at.toISOString(),
    expiresAt: expires_at.toISOString(),
  }));
}

/** To whom a secret was sent. undefined if it is unknown or too old. */
export const findInvited = (kysely: Kysely<DB>, hash: Buffer) =>
  kysely
    .selectFrom('admin_invitations')
    .select('email')
    .where('hash', '=', hash)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();

interface Withdrawn {
  email: string;
  role: AdminRole;
}

/** Uses an invitation up: of any number of calls at once, one gets it. */
export function takeInvitation(
  transaction: Transaction<DB>,
  hash: Buffer,
): Promise<Withdrawn | undefined> {
  return transaction
    .deleteFrom('admin_invitations')
    .where('hash', '=', hash)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(['email', 'role'])
    .executeTakeFirst();
}

/** What was deleted, or undefined if there is no such invitation (any more). */
export function deleteInvitation(
  transaction: Transaction<DB>,
  id: string,
): Promise<Withdrawn | undefined> {
  return transaction
    .deleteFrom('admin_invitations')
    .where('id', '=', id)
    .returning(['email', 'role'])
    .executeTakeFirst();
}

/** Deletes all that the administrator has sent. @returns what was deleted. */
export function deleteInvitationsBy(
  transaction: Transaction<DB>,
  adminId: string,
): Promise<Withdrawn[]> {
  return transaction
    .deleteFrom('admin_invitations')
    .where('invited_by', '=', adminId)
    .returning(['email', 'role'])
    .execute();
}
