import type { Transaction } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { Tables } from '../../database/tables.ts';
import { repeat } from '../../repeat.ts';
import { queueMailToEach } from '../mail/index.ts';
import { findNewsAddresses, takeDueAnnouncements } from './announcements.repository.ts';
import { newsMail } from './news-mail.ts';

/** How often scheduled announcements are looked for whose time has come. */
const PAUSE_MS = 15_000;

/** Mails those whose time has come to everybody who wants news then. */
export async function mailDueNews(
  transaction: Transaction<Tables>,
  publicUrl: string,
): Promise<void> {
  const due = await takeDueAnnouncements(transaction);
  if (due.length === 0) return;
  const readers = await findNewsAddresses(transaction);
  for (const announcement of due) {
    await queueMailToEach(transaction, newsMail(publicUrl, announcement), readers);
  }
}

interface NewsMailerOptions {
  database: Pick<Database, 'kysely'>;
  publicUrl: string;
  /** Told when the database is away. */
  onProblem: (message: string) => void;
}

/** Mails scheduled announcements when their time comes. @returns what stops it, after what is just being queued */
export function startNewsMailer({ database, publicUrl, onProblem }: NewsMailerOptions) {
  const mail = () =>
    database.kysely.transaction().execute((transaction) => mailDueNews(transaction, publicUrl));
  return repeat(mail, {
    everyMs: PAUSE_MS,
    onFailure: ({ message }) => onProblem(`News can't be emailed right now: ${message}`),
  });
}
