import type { Kysely } from 'kysely';
import type { DB } from '../../../database/tables.ts';
import { type Mail, queueMail } from '../../../mail/index.ts';
import type { AbuseProtection } from './abuse-protection.ts';

/**
 * Notifies the owner of an account of what happens to it. No flood may hold that back. But an address that nobody
 * has verified may be a stranger's, who could be flooded by changing the account again and again: a mail
 * to it counts like a requested one.
 */
export async function notifyOwner(
  transaction: Kysely<DB>,
  { queueRequestedMail }: Pick<AbuseProtection, 'queueRequestedMail'>,
  { email, verified }: { email: string; verified: boolean },
  mail: Mail,
): Promise<void> {
  if (verified) await queueMail(transaction, mail);
  else await queueRequestedMail(transaction, email, async () => mail);
}
