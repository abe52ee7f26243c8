import type { ShownComment } from './changed-comments.ts';
import { CommentThread } from './comment-thread.tsx';
import styles from './discussion.module.css';

interface CommentListProps {
  comments: ShownComment[];
  label: string;
}

export const CommentList = ({ comments, label }: CommentListProps) =>
  comments.length > 0 && (
    <ul className={styles.list} aria-label={label}>
      {comments.map((comment) => (
        <CommentThread key={comment.id} comment={comment} />
      ))}
    </ul>
  );
