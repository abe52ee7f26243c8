import type {
  ArticleReview,
  ReviewDecision,
  ReviewedArticle,
} from '@site/shared/contracts/editorial';
import { Button, SelectField } from '@site/shared/ui';
import { useState } from 'react';
import { ReviewBadge } from '../../articles/review-badge.tsx';
import { useRight } from '../../rights/rights.tsx';
import { momentText } from '../../time/moment.tsx';
import styles from './review.module.css';
import { decideReview, requestReview, useReviewChange, withdrawReview } from './review.queries.ts';

interface ReviewStatusProps {
  /** The signed-in administrator's id. */
  admin: string;
  /** The article's id. */
  article: string;
  /** Of the article as it's shown. */
  revision: () => number;
  reviewed: ReviewedArticle;
}

/** Who sent the article to whom, what was decided, and what the administrator can do about it. */
export function ReviewStatus({ admin, article, revision, reviewed }: ReviewStatusProps) {
  const { review, reviewers } = reviewed;
  const mayWrite = useRight('content');
  const mayReview = useRight('review');
  const change = useReviewChange(article);
  const decide = (decision: ReviewDecision) =>
    change.mutate(() => decideReview(article, decision, revision()));
  const isOpen = review?.state === 'open';
  const decides = isOpen && mayReview && isFor(review, admin);
  return (
    <>
      {review ? (
        <p>
          <ReviewBadge state={review.state} /> {sentence(review)}
        </p>
      ) : (
        <p>Not in review.</p>
      )}
      <div className={styles.buttons}>
        {decides && (
          <>
            <Button
              size="sm"
              variant="primary"
              busy={change.isPending}
              onClick={() => decide('approved')}
            >
              Approve
            </Button>
            <Button size="sm" busy={change.isPending} onClick={() => decide('returned')}>
              Send back
            </Button>
          </>
        )}
        {review && mayWrite && (
          <Button
            size="sm"
            busy={change.isPending}
            onClick={() => change.mutate(() => withdrawReview(article))}
          >
            {isOpen ? 'Withdraw from review' : 'End the review'}
          </Button>
        )}
      </div>
      {mayWrite && !isOpen && (
        <SendToReview
          reviewers={reviewers}
          isAgain={review !== null}
          isBusy={change.isPending}
          onSend={(reviewer) => change.mutate(() => requestReview(article, reviewer))}
        />
      )}
    </>
  );
}

const isFor = ({ requested_by, reviewer }: ArticleReview, admin: string) =>
  requested_by.id !== admin && (reviewer === null || reviewer.id === admin);

function sentence({ requested_by, requested_at, reviewer, decision }: ArticleReview): string {
  if (decision) {
    const what = `Decided by ${decision.by} on ${momentText(decision.at)}.`;
    return decision.is_current ? what : `${what} The article was changed since.`;
  }
  const whom = reviewer?.name ?? 'everyone who reviews';
  return `${requested_by.name} sent it to ${whom} on ${momentText(requested_at)}.`;
}

interface SendToReviewProps {
  reviewers: ReviewedArticle['reviewers'];
  /** Whether it was decided on before. */
  isAgain: boolean;
  isBusy: boolean;
  onSend: (reviewer: string | null) => void;
}

function SendToReview({ reviewers, isAgain, isBusy, onSend }: SendToReviewProps) {
  const [reviewer, setReviewer] = useState('');
  if (reviewers.length === 0)
    return <p>There's nobody else who reviews. An owner can invite someone.</p>;
  return (
    <div className={styles.send}>
      <SelectField
        label="Reviewer"
        value={reviewer}
        onChange={({ target }) => setReviewer(target.value)}
      >
        <option value="">Everyone who reviews</option>
        {reviewers.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <Button size="sm" busy={isBusy} onClick={() => onSend(reviewer || null)}>
        {isAgain ? 'Send to review again' : 'Send to review'}
      </Button>
    </div>
  );
}
