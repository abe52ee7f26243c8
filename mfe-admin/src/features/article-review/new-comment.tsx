import { reviewLimits } from '@site/shared/contracts/editorial';
import { Button, TextAreaField } from '@site/shared/ui';
import { useState } from 'react';
import { useRight } from '../../rights/rights.tsx';
import styles from './review.module.css';
import { newCommentId, sendComment, useReviewChange } from './review.queries.ts';

interface NewCommentProps {
  article: string;
  /** What was selected last; '' for nothing so far. */
  passage: string;
}

/** Writes a comment on the passage that was selected last, or on the whole article. */
export function NewComment({ article, passage }: NewCommentProps) {
  const [content, setContent] = useState('');
  const [commentId, setCommentId] = useState(newCommentId);
  /** A passage that the comment isn't about after all. */
  const [leftOut, setLeftOut] = useState('');
  const change = useReviewChange(article);
  const quote = passage === leftOut ? '' : passage.slice(0, reviewLimits.quote);
  if (!useRight('review')) return null;
  const send = () =>
    change.mutate(() => sendComment(article, { commentId, quote: quote || null, content }), {
      onSuccess: () => {
        setContent('');
        setCommentId(newCommentId());
        setLeftOut(passage);
      },
    });
  return (
    <div className={styles.new}>
      {quote ? (
        <>
          <blockquote className={styles.quote}>{quote}</blockquote>
          <Button size="sm" onClick={() => setLeftOut(passage)}>
            Leave the passage out
          </Button>
        </>
      ) : (
        <p className={styles.facts}>Select a passage in the text to comment on it.</p>
      )}
      <TextAreaField
        label={quote ? 'Comment on this passage' : 'Comment on the article'}
        rows={3}
        maxLength={reviewLimits.comment}
        value={content}
        onChange={({ target }) => setContent(target.value)}
      />
      <Button size="sm" busy={change.isPending} disabled={content.trim() === ''} onClick={send}>
        Comment
      </Button>
    </div>
  );
}
