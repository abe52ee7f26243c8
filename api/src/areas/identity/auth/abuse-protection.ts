import type { Context } from '../../../context.ts';
import type { Keys } from '../../../keys/derive-keys.ts';
import { createPasswordGuesses, type PasswordGuesses } from '../../../limits/index.ts';
import { createRequestedMails, type QueueRequestedMail } from '../../../mail/index.ts';
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
