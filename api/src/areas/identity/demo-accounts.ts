import { randomUUID } from 'node:crypto';
import type { NewAdmin } from '@site/shared/contracts';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../database/tables.ts';
import { revokeSessionsOf } from '../../session/own-sessions.repository.ts';
import { deleteSessionsOf } from './admins/admin-sessions.repository.ts';
import { deleteInvitationsBy } from './admins/invitations.repository.ts';
import { registerAdmin } from './admins/operator.ts';
import { insertAccount } from './auth/accounts.repository.ts';
import { dropTokens } from './auth/mail-tokens.repository.ts';
import { hashPassword } from './passwords/hash-password.ts';

/** Makes sure that the demonstration learner exists and signs in with this password. */
export async function openDemoLearner(
  kysely: Kysely<DB>,
  { email, password, name }: { email: string; password: string; name: string },
): Promise<void> {
  const password_hash = await hashPassword(password);
  const account = { email, name, password_hash, email_verified_at: new Date() };
  const made = await insertAccount(kysely, { ...account, demonstration: true });
  if (made) return;
  await kysely
    .updateTable('users')
    .set({ password_hash })
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .where('demonstration', '=', true)
    .execute();
}

/**
 * Shuts the demonstration learners out: no password, no provider and no link signs in to their accounts,
 * and all sessions end. What they wrote stays.
 */
export async function shutDemoLearners(kysely: Kysely<DB>): Promise<void> {
  await kysely.transaction().execute(async (transaction) => {
    const learners = await transaction
      .updateTable('users')
      .set({ password_hash: null })
      .where('demonstration', '=', true)
      .returning('id')
      .execute();
    for (const { id } of learners) {
      await transaction.deleteFrom('user_identities').where('user_id', '=', id).execute();
      await dropTokens(transaction, id);
      await revokeSessionsOf(transaction, id);
    }
  });
}

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
