import type { Kysely } from 'kysely';
import type { Config } from '../config/config.ts';
import type { DB } from '../database/tables.ts';
import type { TooManyRequests } from '../errors/too-many-requests.ts';
import { type CountMailOptions, countMail } from '../limits/index.ts';
import type { Mail } from './mail.ts';
import { queueMail } from './outbox.repository.ts';

export type QueueRequestedMail = ReturnType<typeof createRequestedMails>;

/**
 * For mails that a person requests, to an address that may not be theirs. Beyond the limit of the address
 * nothing is sent and `make` isn't called, so the links of earlier mails go on working. Notices to an
 * account's owner and mails to the operator don't belong here: no flood may hold them back.
 */
export const createRequestedMails =
  (config: Pick<Config, 'limitsFactor'>) =>
  /**
   * @param kysely the transaction that causes the mail
   * @param make the mail, and whatever it leads to
   * @param options see `countMail`
   * @returns null if the mail goes out, otherwise the refusal. It may reveal that an address has an
   * account, so only people who request one for their own may see it.
   */
  async (
    kysely: Kysely<DB>,
    address: string,
    make: () => Promise<Mail>,
    options: CountMailOptions = {},
  ): Promise<TooManyRequests | null> => {
    const refusal = await countMail(kysely, address, { ...config, ...options });
    if (!refusal) await queueMail(kysely, await make());
    return refusal;
  };
