import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { Mail } from './mail.ts';
import { assertSafeHeaders } from './mail-headers.ts';

/** Where senders are told that there is something to send. */
export const OUTBOX_CHANNEL = 'outbox';

/** A mail that one sender has taken. */
export interface TakenMail extends Mail {
  id: string;
  createdAt: Date;
  attempts: number;
}

/**
 * Queues a mail. Called within the transaction that causes it: the mail goes out once that is committed,
 * and never if it isn't. A mail to nobody does the same work and is dropped by the sender, so that an
 * answer doesn't take longer if an address is known.
 * @throws Error for a recipient or a subject that could break out of its header.
 */
export async function queueMail(kysely: Kysely<Tables>, mail: Mail): Promise<void> {
  assertSafeHeaders(mail);
  await kysely
    .insertInto('outbox')
    .values({
      recipient: mail.to,
      reply_to: mail.replyTo ?? null,
      subject: mail.subject,
      text_body: mail.text,
      html_body: mail.html,
    })
    .execute();
  await sql`select pg_notify(${OUTBOX_CHANNEL}, '')`.execute(kysely);
}

/** The same mail to each of many people, who don't see each other's address. */
export async function queueMailToEach(
  kysely: Kysely<Tables>,
  mail: Omit<Mail, 'to'>,
  addresses: readonly string[],
): Promise<void> {
  for (const to of addresses) assertSafeHeaders({ ...mail, to });
  await sql`
    insert into outbox (recipient, subject, text_body, html_body)
    select address, ${mail.subject}, ${mail.text}, ${mail.html}
    from unnest(${[...addresses]}::text[]) as address
  `.execute(kysely);
  await sql`select pg_notify(${OUTBOX_CHANNEL}, '')`.execute(kysely);
}

/** After this many attempts, over about 17 hours, a mail waits for an operator. */
const ATTEMPTS = 12;

/** Before the next attempt. Longer than one attempt can take, since it also is how long a mail counts as taken. */
const delay = sql`least(interval '1 minute' * power(2, attempts), interval '4 hours')`;

/**
 * Takes the next mail that is due. Of several processes each gets another one. If the sender dies
 * before it says how it went, the mail is due again after the delay.
 */
export async function takeDueMail(kysely: Kysely<Tables>): Promise<TakenMail | null> {
  const { rows } = await sql<TakenMail>`
    update outbox set attempts = attempts + 1, next_attempt_at = now() + ${delay}
    where id = (
      select id from outbox where given_up_at is null and next_attempt_at <= now()
      order by next_attempt_at limit 1 for update skip locked
    )
    returning id, recipient as "to", reply_to as "replyTo", subject, text_body as "text",
      html_body as "html", created_at as "createdAt", attempts`.execute(kysely);
  return rows[0] ?? null;
}

/** Takes back what waits for an address or would be answered to it. */
export async function deleteMailsWith(kysely: Kysely<Tables>, address: string): Promise<void> {
  await sql`
    delete from outbox where lower(recipient) = ${address.toLowerCase()}
      or lower(reply_to) = ${address.toLowerCase()}
  `.execute(kysely);
}

export async function deleteMail(kysely: Kysely<Tables>, id: string): Promise<void> {
  await kysely.deleteFrom('outbox').where('id', '=', id).execute();
}

/** Keeps a mail that could not be sent. @returns whether that was its last attempt. */
export async function keepUnsent(
  kysely: Kysely<Tables>,
  { id, attempts }: TakenMail,
  reason: string,
): Promise<boolean> {
  const last = attempts >= ATTEMPTS;
  await kysely
    .updateTable('outbox')
    .set({ last_error: reason, ...(last && { given_up_at: sql<Date>`now()` }) })
    .where('id', '=', id)
    .execute();
  return last;
}
