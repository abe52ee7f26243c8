import { brand } from '@site/shared/brand';
import type { Transaction } from 'kysely';
import type { DB } from '../../../database/tables.ts';
import { composeMail, type Mail, queueMail } from '../../../mail/index.ts';
import { findSubject } from '../../practice/index.ts';
import { type NewWarning, saveWarning } from './warnings.repository.ts';

/** Rings the bell of the author of a comment, and mails them the reason. A warning can't be turned off. */
export async function notifyOfWarning(
  transaction: Transaction<DB>,
  warning: NewWarning,
): Promise<void> {
  const address = await saveWarning(transaction, warning);
  if (!address) return;
  const page = await findSubject(transaction, warning.subject);
  await queueMail(transaction, warningMail(address, { title: page?.title, ...warning }));
}

const warningMail = (
  to: string,
  { title, reason }: { title: string | undefined; reason: string },
): Mail =>
  composeMail({
    to,
    subject: `About your comment on ${brand.name}`,
    paragraphs: [
      `A moderator has read your comment${title ? ` on ${title}` : ''} and has a message for you:`,
      reason,
      'Please keep it in mind next time you comment. Your account works as before.',
      `If you think this is a mistake, write to us: ${brand.contact.email}`,
    ],
  });
