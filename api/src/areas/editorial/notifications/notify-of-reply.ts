import { brand } from '@site/shared/brand';
import type { Transaction } from 'kysely';
import type { DB } from '../../../database/tables.ts';
import { countReplyMail } from '../../../limits/index.ts';
import { composeMail, type Mail, queueMail } from '../../../mail/index.ts';
import { findSubject } from '../../practice/index.ts';
import { findReplyAddress, type Replied, saveReply } from './replies.repository.ts';

/** Rings the bell of the person who gets the reply, and mails them if they chose so. */
export async function notifyOfReply(
  transaction: Transaction<DB>,
  publicUrl: string,
  replied: Replied,
): Promise<void> {
  const userId = await saveReply(transaction, replied);
  const address = userId && (await findReplyAddress(transaction, userId));
  if (!address) return;
  const { id, subject } = replied.reply;
  const page = await findSubject(transaction, subject);
  if (!page || !(await countReplyMail(transaction, userId))) return;
  const url = `${publicUrl}${page.path}#comment-${id}`;
  await queueMail(transaction, replyMail(address, { title: page.title, url, publicUrl }));
}

const replyMail = (
  to: string,
  { title, url, publicUrl }: { title: string; url: string; publicUrl: string },
): Mail =>
  composeMail({
    to,
    subject: `Someone replied to your comment on ${brand.name}`,
    paragraphs: [
      `Someone replied to your comment on ${title}. We won't email you about more replies until you've read this one or a day has passed; you'll find them under the bell on the site.`,
      `You're getting this email because you asked for it in your settings. To change that: ${publicUrl}/profile/edit?tab=accounts`,
    ],
    link: { label: 'Read the reply', url },
  });
