import type { CommentSubject } from '@site/shared/contracts';
import { usePersonKey } from '@site/shared/platform';
import { askToLogIn } from './ask-to-log-in.ts';
import styles from './comment-form.module.css';
import { CommentForm } from './comment-form.tsx';
import { VISITOR } from './visitor.ts';

interface ComposerProps {
  subject: CommentSubject;
  onPost: (text: string) => Promise<void>;
  onPosted: () => void;
}

const things: Record<string, string> = { 'dsa-problem': 'solution', article: 'article' };

/** The form for a new comment. A visitor is told what happens to it, and how to keep it. */
export function Composer({ subject, onPost, onPosted }: ComposerProps) {
  const person = usePersonKey();
  const thing = things[subject.slice(0, subject.indexOf(':'))];
  return (
    <CommentForm
      label="Your comment"
      placeholder={`Share your thoughts about this ${thing}... (Ctrl/Cmd + Enter to post)`}
      action="Post Comment"
      place={`${person} ${subject}`}
      onSubmit={onPost}
      onSubmitted={onPosted}
      aside={(submit) => person === VISITOR && <ForVisitors submit={submit} />}
    />
  );
}

const ForVisitors = ({ submit }: { submit: () => void }) => (
  <p className={styles.aside}>
    You are not logged in: your comment stays on this page, for you alone.{' '}
    <button
      type="button"
      className={styles.logIn}
      onClick={() => askToLogIn('Log in to show your comment to everybody.', submit)}
    >
      Log in
    </button>{' '}
    to keep it and show it to everybody.
  </p>
);
