import type { AdminRole } from '@site/shared/contracts/composition';
import type { Admin, Administrator } from '@site/shared/contracts/identity';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../../../database/tables.ts';

/** null if the address has an administrator, however it is capitalised. */
export async function insertAdmin(
  transaction: Transaction<DB>,
  admin: Omit<Admin, 'id'> & { password_hash: string; demonstration: boolean },
): Promise<Admin | null> {
  const row = await transaction
    .insertInto('admins')
    .values(admin)
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
    .returning(['id', 'email', 'name', 'role'])
    .executeTakeFirst();
  return row ?? null;
}

/** Who may sign in with this address. @param demo whether demonstration accounts count. */
export function findAdminByEmail(kysely: Kysely<DB>, email: string, demo: boolean) {
  return kysely
    .selectFrom('admins')
    .select(['id', 'email', 'name', 'role', 'password_hash'])
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .where('disabled_at', 'is', null)
    .$if(!demo, (query) => query.where('demonstration', '=', false))
    .executeTakeFirst();
}

/** Until the transaction ends the administrator begins no session. */
export async function holdAdmin(transaction: Transaction<DB>, id: string): Promise<void> {
  await transaction
    .selectFrom('admins')
    .select('id')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .execute();
}

/** Locks the account until the transaction ends. @returns false if it is disabled or has another password. */
export async function lockAdmin(
  transaction: Transaction<DB>,
  id: string,
  passwordHash: string,
): Promise<boolean> {
  const row = await transaction
    .selectFrom('admins')
    .select('id')
    .where('id', '=', id)
    .where('password_hash', '=', passwordHash)
    .where('disabled_at', 'is', null)
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether an administrator has the address, enabled or not. */
export async function isAdministrator(kysely: Kysely<DB>, email: string): Promise<boolean> {
  const row = await kysely
    .selectFrom('admins')
    .select('id')
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst();
  return row !== undefined;
}

export async function isDemonstration(kysely: Kysely<DB>, id: string): Promise<boolean> {
  const row = await kysely
    .selectFrom('admins')
    .select('demonstration')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.demonstration === true;
}

/** In the order in which they were added. @param demo whether demonstration accounts count. */
export async function findAdmins(kysely: Kysely<DB>, demo: boolean): Promise<Administrator[]> {
  const rows = await kysely
    .selectFrom('admins')
    .leftJoin('admin_second_factors', 'admin_id', 'id')
    .select(['id', 'email', 'name', 'role', 'created_at', 'disabled_at'])
    .select(sql<boolean>`confirmed_at is not null`.as('secondFactor'))
    .$if(!demo, (query) => query.where('demonstration', '=', false))
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ created_at, disabled_at, ...admin }) => ({
    ...admin,
    createdAt: created_at.toISOString(),
    disabledAt: disabled_at?.toISOString() ?? null,
  }));
}

/** What decides whether a change would leave the site without an owner. */
export interface LockedAdmin {
  id: string;
  role: AdminRole;
  disabled: boolean;
  demonstration: boolean;
}

/** All administrators. Locks them until the transaction ends, so that no two disable or demote each other. */
export async function lockAdmins(transaction: Transaction<DB>): Promise<LockedAdmin[]> {
  return transaction
    .selectFrom('admins')
    .select(['id', 'role', 'demonstration', sql<boolean>`disabled_at is not null`.as('disabled')])
    .orderBy('id')
    .forUpdate()
    .execute();
}

/**
 * @param password.former if it is to be replaced only as long as it is this one.
 * @returns false if it is another one, or nobody's.
 */
export async function setPassword(
  transaction: Transaction<DB>,
  id: string,
  { passwordHash, former }: { passwordHash: string; former?: string },
): Promise<boolean> {
  const row = await transaction
    .updateTable('admins')
    .set({ password_hash: passwordHash })
    .where('id', '=', id)
    .$if(former !== undefined, (query) => query.where('password_hash', '=', former ?? ''))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** @returns whether anything changed. */
export async function setDisabled(
  transaction: Transaction<DB>,
  id: string,
  disabled: boolean,
): Promise<boolean> {
  const row = await transaction
    .updateTable('admins')
    .set({ disabled_at: disabled ? sql<Date>`now()` : null })
    .where('id', '=', id)
    .where('disabled_at', disabled ? 'is' : 'is not', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** @returns the former role; null if nothing changed. */
export async function setRole(
  transaction: Transaction<DB>,
  id: string,
  role: AdminRole,
): Promise<AdminRole | null> {
  const former = await transaction
    .selectFrom('admins')
    .select('role')
    .where('id', '=', id)
    .where('role', '!=', role)
    .forUpdate()
    .executeTakeFirst();
  if (!former) return null;
  await transaction.updateTable('admins').set({ role }).where('id', '=', id).execute();
  return former.role;
}

/** Deletes the account with its sessions and second factor. @returns what it was. */
export function deleteAdmin(
  transaction: Transaction<DB>,
  id: string,
): Promise<Omit<Admin, 'id'> | undefined> {
  return transaction
    .deleteFrom('admins')
    .where('id', '=', id)
    .returning(['email', 'name', 'role'])
    .executeTakeFirst();
}
