import { counted } from '@site/shared/contracts/composition';
import type { ReviewComment } from '@site/shared/contracts/editorial';
import { Button } from '@site/shared/ui';
import { useRight } from '../../rights/rights.tsx';
import { momentText } from '../../time/moment.tsx';
import styles from './review.module.css';
import { settleComment, useReviewChange } from './review.queries.ts';

interface CommentsProps {
  article: string;
  comments: readonly ReviewComment[];
  /** Shows the passage of a comment in the text. */
  onShow: ((passage: string) => void) | undefined;
}

/** The open comments, and the settled ones folded. */
export function Comments({ article, comments, onShow }: CommentsProps) {
  const open = comments.filter(({ settled }) => !settled);
  const settled = comments.filter((comment) => comment.settled);
  if (comments.length === 0) return null;
  return (
    <div className={styles.comments}>
      <h3>{counted(open.length, 'open comment')}</h3>
      <List article={article} comments={open} onShow={onShow} />
      {settled.length > 0 && (
        <details>
          <summary>{counted(settled.length, 'settled comment')}</summary>
          <List article={article} comments={settled} onShow={onShow} />
        </details>
      )}
    </div>
  );
}

const List = ({ comments, ...props }: CommentsProps) => (
  <ul className={styles.list}>
    {comments.map((comment) => (
      <Comment key={comment.id} {...props} comment={comment} />
    ))}
  </ul>
);

interface CommentProps extends Omit<CommentsProps, 'comments'> {
  comment: ReviewComment;
}

function Comment({ article, comment, onShow }: CommentProps) {
  const { id, quote, content, author, written_at, settled } = comment;
  const change = useReviewChange(article);
  const mayReview = useRight('review');
  return (
    <li className={styles.comment}>
      {quote !== null && <blockquote className={styles.quote}>{quote}</blockquote>}
      <p className={styles.content}>{content}</p>
      <p className={styles.facts}>
        {author.name}, {momentText(written_at)}
        {settled && `. Settled by ${settled.by}`}
      </p>
      {quote !== null && onShow && (
        <Button
          size="sm"
          aria-label={`Show the passage of “${content}”`}
          onClick={() => onShow(quote)}
        >
          Show passage
        </Button>
      )}
      {mayReview && (
        <Button
          size="sm"
          busy={change.isPending}
          aria-label={`${settled ? 'Reopen' : 'Settle'} the comment “${content}”`}
          onClick={() => change.mutate(() => settleComment(article, id, !settled))}
        >
          {settled ? 'Reopen' : 'Settle'}
        </Button>
      )}
    </li>
  );
}
