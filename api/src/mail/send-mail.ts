import type { Kysely } from 'kysely';
import type { DB } from '../database/tables.ts';
import { KnownFailure } from '../jobs/known-failure.ts';
import { deleteMail, takeMail } from './outbox.repository.ts';
import type { Transport } from './transport.ts';

/** Sends a mail, unless it has been sent or taken back. */
export async function sendMail(
  kysely: Kysely<DB>,
  transport: Transport,
  id: string,
): Promise<void> {
  const mail = await takeMail(kysely, id);
  if (!mail) return;
  const { to } = mail;
  if (to !== null) await transport({ ...mail, to }).catch(refuse);
  await deleteMail(kysely, id);
}

/** Servers repeat addresses in their responses, so only the codes of these are stored; the log has their words. */
function refuse(cause: Error & { responseCode?: number; code?: string }): never {
  const { responseCode, code } = cause;
  throw new KnownFailure(
    responseCode
      ? `The mail server refused it with code ${responseCode}.`
      : `It couldn't be handed over (${code ?? 'no answer'}).`,
    { cause },
  );
}
