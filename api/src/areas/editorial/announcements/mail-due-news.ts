import type { Transaction } from 'kysely';
import type { DB } from '../../../database/tables.ts';
import { queueMailToEach } from '../../../mail/index.ts';
import { findNewsAddresses, takeDueAnnouncements } from './announcements.repository.ts';
import { newsMail } from './news-mail.ts';

/** Mails those whose time has come to everyone who gets news by mail then. */
export async function mailDueNews(transaction: Transaction<DB>, publicUrl: string): Promise<void> {
  const due = await takeDueAnnouncements(transaction);
  if (due.length === 0) return;
  const readers = await findNewsAddresses(transaction);
  for (const announcement of due) {
    await queueMailToEach(transaction, newsMail(publicUrl, announcement), readers);
  }
}
