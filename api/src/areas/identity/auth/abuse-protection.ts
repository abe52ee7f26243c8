import type { Kysely } from 'kysely';
import type { Context } from '../../../context.ts';
import type { DB } from '../../../database/tables.ts';
import type { Keys } from '../../../keys/derive-keys.ts';
import { createPasswordGuesses, type PasswordGuesses } from '../../../limits/index.ts';
import {
  createRequestedMails,
  type Mail,
  type QueueRequestedMail,
  queueMail,
} from '../../../mail/index.ts';
import type { SecurityEvents } from '../../../security-events/index.ts';

/** What protects accounts from harmful requests. */
export interface AbuseProtection {
  guesses: PasswordGuesses;
  queueRequestedMail: QueueRequestedMail;
  securityEvents: SecurityEvents;
}

export const createAbuseProtection = (
  context: Context,
  keys: Pick<Keys, 'knownDevices'>,
): AbuseProtection => ({
  guesses: createPasswordGuesses(context, keys, 'learner'),
  queueRequestedMail: createRequestedMails(context.config),
  securityEvents: context.securityEvents,
});

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
