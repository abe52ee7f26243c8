import { brand } from '@site/shared/brand';
import type { ReviewDecision } from '@site/shared/contracts/editorial';
import type { Transaction } from 'kysely';
import type { DB } from '../../../../database/tables.ts';
import { composeMail, queueMail, queueMailToEach } from '../../../../mail/index.ts';
import type { Editor } from '../administration/change-articles.ts';

interface ReviewedText {
  id: string;
  title: string;
}

const pageOf = (publicUrl: string, { id }: ReviewedText) => `${publicUrl}/admin/articles/${id}`;

/** Mails everyone of `reviewers` that an article waits for them. */
export async function mailRequest(
  transaction: Transaction<DB>,
  publicUrl: string,
  {
    article,
    requester,
    reviewers,
    toAll,
  }: { article: ReviewedText; requester: Editor; reviewers: string[]; toAll: boolean },
): Promise<void> {
  const addresses = await findAddresses(transaction, reviewers);
  const mail = composeMail({
    to: null,
    subject: `An article is waiting for your review on ${brand.name}`,
    paragraphs: [
      `${requester.name} would like ${toAll ? 'someone' : 'you'} to review “${article.title}”.`,
      toAll
        ? 'Everyone who reviews articles gets this email. The first decision counts.'
        : "Comment on whatever isn't right yet, then approve the article or send it back.",
    ],
    link: { label: 'Read the article', url: pageOf(publicUrl, article) },
  });
  await queueMailToEach(transaction, mail, addresses);
}

const decisions: Record<ReviewDecision, { subject: string; done: string }> = {
  approved: { subject: 'Your article was approved', done: 'approved' },
  returned: { subject: 'Your article was sent back', done: 'sent back' },
};

/** Mails who requested the review what was decided; nobody if they can't sign in any more. */
export async function mailDecision(
  transaction: Transaction<DB>,
  publicUrl: string,
  {
    article,
    requester,
    reviewer,
    decision,
    openComments,
  }: {
    article: ReviewedText;
    requester: string;
    reviewer: Editor;
    decision: ReviewDecision;
    openComments: number;
  },
): Promise<void> {
  const { subject, done } = decisions[decision];
  const [to] = await findAddresses(transaction, [requester]);
  if (to === undefined) return;
  const comments = openComments === 1 ? 'One comment is' : `${openComments} comments are`;
  const mail = composeMail({
    to,
    subject: `${subject} on ${brand.name}`,
    paragraphs: [
      `${reviewer.name} has ${done} “${article.title}”.`,
      openComments > 0 ? `${comments} still open.` : 'No comments are open.',
    ],
    link: { label: 'Open the article', url: pageOf(publicUrl, article) },
  });
  await queueMail(transaction, mail);
}

/** Of those who can sign in. */
async function findAddresses(transaction: Transaction<DB>, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const found = await transaction
    .selectFrom('admins')
    .select('email')
    .where('id', 'in', ids)
    .where('disabled_at', 'is', null)
    .orderBy('email')
    .execute();
  return found.map(({ email }) => email);
}
