import type { Kysely } from 'kysely';
import type { Config } from '../config/config.ts';
import type { DB } from '../database/tables.ts';
import type { TooManyRequests } from '../errors/too-many-requests.ts';
import { count } from './fixed-windows.repository.ts';
import { limitMet, mailsToOne, scaled } from './rules.ts';

export interface CountMailOptions {
  /**
   * Whether the first mail to exactly this address within an hour may be sent beyond the limit. Left out
   * for mails that never may. If false, the same is counted, so that the time it takes reveals nothing.
   */
  firstAnyway?: boolean;
}

/**
 * Counts a mail to `address`, over all kinds of mail and everyone who requests them.
 * @param kysely the transaction that queues the mail: if that fails, nothing is counted
 * @returns null if it may be sent, otherwise the refusal for a person who may know that it isn't sent
 */
export async function countMail(
  kysely: Kysely<DB>,
  address: string,
  { limitsFactor, firstAnyway }: Pick<Config, 'limitsFactor'> & CountMailOptions,
): Promise<TooManyRequests | null> {
  const isFirst = firstAnyway !== undefined && (await countFirst(kysely, address));
  const mailbox = mailboxOf(address);
  // Only what the hour lets through counts for the day.
  for (const window of ['hour', 'day'] as const) {
    const rule = scaled(mailsToOne[window], limitsFactor);
    const [resetsAt] = await count(kysely, [{ key: `mail:${window}:${mailbox}`, rule }]);
    if (resetsAt !== null && !(isFirst && firstAnyway)) return limitMet('mail', resetsAt);
  }
  return null;
}

/** Counts a mail about a reply to a comment of this person. @returns whether it may be sent. */
export async function countReplyMail(kysely: Kysely<DB>, userId: string): Promise<boolean> {
  const key = `mail:reply:${userId}`;
  const [resetsAt] = await count(kysely, [{ key, rule: mailsToOne.replies }]);
  return resetsAt === null;
}

/** By the address as it is: what stands behind a + may be another account. */
async function countFirst(kysely: Kysely<DB>, address: string): Promise<boolean> {
  const key = `mail:first:${address.toLowerCase()}`;
  const [resetsAt] = await count(kysely, [{ key, rule: mailsToOne.first }]);
  return resetsAt === null;
}

/** Providers deliver `asha+anything@` to `asha@`, in capitals or not. */
function mailboxOf(address: string): string {
  const [person = '', host] = address.toLowerCase().split('@');
  return `${person.split('+')[0]}@${host}`;
}
