import type { CallbackRequest } from '@site/shared/contracts';
import type { Context } from '../../../context.ts';
import { queueMail } from '../../../mail/index.ts';
import { callbackMail } from './callback-mail.ts';
import { insertCallbackRequest } from './callbacks.repository.ts';

/** Stores what a visitor left and mails it to the operator; anyone may request a callback. */
export const requestCallback = (
  { config, database: { kysely } }: Context,
  request: CallbackRequest,
): Promise<{ id: string }> =>
  kysely.transaction().execute(async (transaction) => {
    const stored = await insertCallbackRequest(transaction, request);
    await queueMail(transaction, callbackMail(config.operatorEmail, request));
    return stored;
  });
