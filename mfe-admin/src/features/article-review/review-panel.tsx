import { useQuery } from '@site/shared/platform';
import { Card } from '@site/shared/ui';
import { NotLoaded } from '../../loading/not-loaded.tsx';
import { Comments } from './comments.tsx';
import { NewComment } from './new-comment.tsx';
import styles from './review.module.css';
import { reviewQuery } from './review.queries.ts';
import { ReviewStatus } from './review-status.tsx';

interface ReviewPanelProps {
  /** The signed-in administrator's id. */
  admin: string;
  /** The article's id. */
  article: string;
  /** Of the article as it's shown. */
  revision: () => number;
  /** What was selected last in the text; '' for nothing so far. */
  passage: string;
  /** Shows the passage of a comment in the text. */
  onShow?: (passage: string) => void;
}

/** Who reviews an article, what they decided, and the comments for its author. */
export function ReviewPanel({ admin, article, revision, passage, onShow }: ReviewPanelProps) {
  const { data, error, refetch } = useQuery(reviewQuery(article));
  return (
    <Card as="section" aria-labelledby="review" className={styles.panel}>
      <h2 id="review">Review</h2>
      {data ? (
        <>
          <ReviewStatus admin={admin} article={article} revision={revision} reviewed={data} />
          <Comments article={article} comments={data.comments} onShow={onShow} />
          <NewComment article={article} passage={passage} />
        </>
      ) : (
        <NotLoaded
          error={error}
          refetch={refetch}
          failed="We couldn't load the review"
          loading="Loading the review..."
          height="8rem"
        />
      )}
    </Card>
  );
}
