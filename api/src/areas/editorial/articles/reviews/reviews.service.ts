import type {
  decideReview,
  newReviewComment,
  ReviewedArticle,
} from '@site/shared/contracts/editorial';
import type { Kysely, Transaction } from 'kysely';
import type * as z from 'zod/mini';
import { recordChange } from '../../../../audit/index.ts';
import type { Config } from '../../../../config/config.ts';
import type { DB } from '../../../../database/tables.ts';
import { DomainError, forbidden, notFound } from '../../../../errors/domain-error.ts';
import { known } from '../administration/admin-articles.repository.ts';
import type { ArticleRow } from '../administration/article-row.ts';
import {
  type Editor,
  lockKnown,
  lockRevision,
  noArticle,
} from '../administration/change-articles.ts';
import { mailDecision, mailRequest } from './review-mails.ts';
import {
  asReview,
  endReviews,
  findComments,
  findReview,
  findReviewers,
  hasComment,
  insertComment,
  setSettled,
  storeDecision,
  storeReview,
} from './reviews.repository.ts';

/** Reviews of articles, and the comments of reviewers and authors: see the contract. */
export function createReviews(kysely: Kysely<DB>, { publicUrl }: Pick<Config, 'publicUrl'>) {
  /** Does something to an article that the transaction holds. */
  const changing = (
    admin: Editor,
    id: string,
    work: (transaction: Transaction<DB>, article: ArticleRow) => Promise<void>,
  ) =>
    kysely.transaction().execute(async (transaction) => {
      const article = await lockKnown(transaction, id);
      await work(transaction, article);
      return readReview(transaction, admin, id);
    });
  return {
    /** @throws DomainError 404. */
    async read(admin: Editor, id: string): Promise<ReviewedArticle> {
      const article = await known(kysely).where('id', '=', id).select('id').executeTakeFirst();
      if (!article) throw noArticle(id);
      return readReview(kysely, admin, id);
    },

    /**
     * Mails the reviewer, or all who review; nobody gets a second mail while the first request is open.
     * @throws DomainError 400 for someone who doesn't review or sends it themselves, 404.
     */
    request: (admin: Editor, id: string, reviewer: string | null) =>
      changing(admin, id, async (transaction, article) => {
        const known = await othersThan(transaction, admin);
        const chosen = known.find((other) => other.id === reviewer);
        if (reviewer !== null && !chosen) throw noReviewer();
        const before = await findReview(transaction, id);
        await storeReview(transaction, admin, { articleId: id, reviewer });
        if (before?.state !== 'open' || before.reviewer_id !== reviewer) {
          const whom = {
            toAll: !chosen,
            reviewers: (chosen ? [chosen] : known).map((one) => one.id),
          };
          await mailRequest(transaction, publicUrl, { article, requester: admin, ...whom });
        }
        const after = { reviewer: chosen?.name ?? null };
        await record(transaction, admin, { action: 'review-request', id, after });
      }),

    /** @throws DomainError 404. */
    withdraw: (admin: Editor, id: string) =>
      changing(admin, id, async (transaction) => {
        if (!(await findReview(transaction, id))) return;
        await endReviews(transaction, [id]);
        await record(transaction, admin, { action: 'review-withdraw', id, after: null });
      }),

    /**
     * Who requested the review doesn't decide on it, nor does anyone but the person it was sent to.
     * @throws DomainError 403, 404, 409 if the article was changed since or none is open.
     */
    async decide(
      admin: Editor,
      id: string,
      { decision, revision }: z.output<typeof decideReview>,
    ): Promise<ReviewedArticle> {
      return kysely.transaction().execute(async (transaction) => {
        const article = await lockRevision(transaction, id, revision);
        const review = await findReview(transaction, id);
        if (review?.state !== 'open') throw noneOpen();
        if (review.requested_by === admin.id) throw forbidden(OWN);
        if (review.reviewer_id !== null && review.reviewer_id !== admin.id)
          throw forbidden(`Only ${review.reviewer_name} can decide: it was sent to them.`);
        await storeDecision(transaction, admin, { articleId: id, decision, revision });
        const action = decision === 'approved' ? 'review-approve' : 'review-return';
        await record(transaction, admin, { action, id, after: { revision } });
        const reviewed = await readReview(transaction, admin, id);
        await mailDecision(transaction, publicUrl, {
          ...{ article, requester: review.requested_by, reviewer: admin, decision },
          openComments: reviewed.comments.filter(({ settled }) => !settled).length,
        });
        return reviewed;
      });
    },

    /** @throws DomainError 404. */
    comment: (admin: Editor, id: string, comment: z.output<typeof newReviewComment>) =>
      changing(admin, id, async (transaction) => {
        if (!(await insertComment(transaction, admin, { articleId: id, ...comment }))) return;
        const { quote, content } = comment;
        await record(transaction, admin, {
          action: 'review-comment',
          id,
          after: { quote, content },
        });
      }),

    /** @throws DomainError 404. */
    settle: (admin: Editor, { id, comment }: { id: string; comment: string }, settled: boolean) =>
      changing(admin, id, async (transaction) => {
        if (!(await hasComment(transaction, id, comment)))
          throw notFound('This comment no longer exists.');
        const changed = await setSettled(transaction, admin, { articleId: id, comment, settled });
        if (!changed) return;
        const action = settled ? 'review-settle' : 'review-reopen';
        await record(transaction, admin, { action, id, after: { content: changed.content } });
      }),
  };
}

const OWN = 'You sent this to review yourself. Someone else decides.';

const noReviewer = () => {
  const message = "That person doesn't review articles. Choose someone else.";
  return new DomainError(400, 'invalid', message, { reviewer: message });
};

const noneOpen = () =>
  new DomainError(409, 'already-handled', "This article isn't in review any more.");

const othersThan = async (kysely: Kysely<DB>, admin: Editor) =>
  (await findReviewers(kysely)).filter(({ id }) => id !== admin.id);

async function readReview(kysely: Kysely<DB>, admin: Editor, id: string): Promise<ReviewedArticle> {
  const review = await findReview(kysely, id);
  return {
    review: review ? asReview(review) : null,
    comments: await findComments(kysely, id),
    reviewers: await othersThan(kysely, admin),
  };
}

const record = (
  transaction: Transaction<DB>,
  admin: Editor,
  { action, id, after }: { action: string; id: string; after: Record<string, unknown> | null },
) =>
  recordChange(transaction, admin, {
    ...{ action: `article.${action}`, subject: id, before: null, after },
  });
