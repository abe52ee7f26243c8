import { type Kysely, sql } from 'kysely';
import type { DB } from '../database/tables.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { KnownFailure } from '../jobs/start-jobs.ts';
import { assertSafeHeaders, type Mail } from './mail.ts';

/** A mail that one job has taken. */
export interface TakenMail {
  id: string;
  to: string | null;
  replyTo: string | null;
  subject: string;
  text: string;
  html: string;
  createdAt: Date;
}

/**
 * Queues a mail. Called within the transaction that causes it: the mail goes out once that is committed,
 * and never if it isn't. A mail to nobody does the same work and is dropped by its job, so that an
 * response doesn't take longer if an address is known.
 * @throws Error for a recipient or a subject that could break out of its header.
 */
export async function queueMail(kysely: Kysely<DB>, mail: Mail): Promise<void> {
  assertSafeHeaders(mail);
  const { id } = await kysely
    .insertInto('outbox')
    .values({
      recipient: mail.to,
      reply_to: mail.replyTo ?? null,
      subject: mail.subject,
      text_body: mail.text,
      html_body: mail.html,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await enqueue(kysely, 'mail', [id]);
}

/** The same mail to each of many people, who don't see each other's address. */
export async function queueMailToEach(
  kysely: Kysely<DB>,
  mail: Omit<Mail, 'to'>,
  addresses: readonly string[],
): Promise<void> {
  for (const to of addresses) assertSafeHeaders({ ...mail, to });
  const { rows } = await sql<{ id: string }>`
    insert into outbox (recipient, subject, text_body, html_body)
    select address, ${mail.subject}, ${mail.text}, ${mail.html}
    from unnest(${[...addresses]}::text[]) as address
    returning id
  `.execute(kysely);
  await enqueue(
    kysely,
    'mail',
    rows.map(({ id }) => id),
  );
}

/**
 * Takes a mail to be sent now. For a minute nobody else gets it, neither another job nor a process of the version
 * before, which takes what is due.
 * @returns null if there is nothing left to send
 * @throws Error if it's being sent
 */
export async function takeMail(kysely: Kysely<DB>, id: string): Promise<TakenMail | null> {
  const taken = await kysely
    .updateTable('outbox')
    .set({ next_attempt_at: sql`now() + interval '1 minute'` })
    .where('id', '=', id)
    .where('next_attempt_at', '<=', sql<Date>`now()`)
    .returning([
      'id',
      'recipient as to',
      'reply_to as replyTo',
      'subject',
      'created_at as createdAt',
    ])
    .returning(['text_body as text', 'html_body as html'])
    .executeTakeFirst();
  if (taken) return taken;
  const waiting = await kysely.selectFrom('outbox').where('id', '=', id).execute();
  if (waiting.length > 0) throw new KnownFailure('Another process is sending it.');
  return null;
}

/** Queues mails that have no job: those of a restored backup, and what the version before left behind. */
export async function queueWaitingMails(kysely: Kysely<DB>): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select id from outbox
    where next_attempt_at < now() - interval '1 minute'
      and not exists (select from jobs.job where job.name = 'mail' and job.id = outbox.id)
  `.execute(kysely);
  if (rows.length === 0) return;
  await enqueue(
    kysely,
    'mail',
    rows.map(({ id }) => id),
  );
}

/** Takes back what waits for an address or would be answered to it. */
export async function deleteMailsWith(kysely: Kysely<DB>, address: string): Promise<void> {
  await sql`
    delete from outbox where lower(recipient) = ${address.toLowerCase()}
      or lower(reply_to) = ${address.toLowerCase()}
  `.execute(kysely);
}

export async function deleteMail(kysely: Kysely<DB>, id: string): Promise<void> {
  await kysely.deleteFrom('outbox').where('id', '=', id).execute();
}
