import { randomUUID } from 'node:crypto';
import type { NewAdmin } from '@site/shared/contracts';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../database/tables.ts';
import { hashPassword } from '../passwords/hash-password.ts';
import { deleteSessionsOf } from './admin-sessions.repository.ts';
import { deleteInvitationsBy } from './invitations.repository.ts';
import { registerAdmin } from './register-admin.ts';

/** Makes sure that the demonstration administrator exists and signs in with this password. */
export async function openDemoAdmin(kysely: Kysely<DB>, person: NewAdmin): Promise<void> {
  if (await registerAdmin(kysely, person, { demonstration: true })) return;
  await kysely
    .updateTable('admins')
    .set({ password_hash: await hashPassword(person.password) })
    .where(sql<string>`lower(email)`, '=', person.email.toLowerCase())
    .where('demonstration', '=', true)
    .execute();
}

/** Shuts the demonstration administrators out and ends all their sessions and invitations. */
export async function shutDemoAdmins(kysely: Kysely<DB>): Promise<void> {
  const nobodysPassword = await hashPassword(randomUUID());
  await kysely.transaction().execute(async (transaction) => {
    const admins = await transaction
      .updateTable('admins')
      .set({ password_hash: nobodysPassword })
      .where('demonstration', '=', true)
      .returning('id')
      .execute();
    for (const { id } of admins) {
      await deleteSessionsOf(transaction, id);
      await deleteInvitationsBy(transaction, id);
    }
  });
}
