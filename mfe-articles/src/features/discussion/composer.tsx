import type { CommentSubject } from '@site/shared/contracts';
import { usePersonKey } from '@site/shared/platform';
import { useState } from 'react';
import { moveDraft, readDraft } from './comment-draft.ts';
import styles from './comment-form.module.css';
import { CommentForm } from './comment-form.tsx';
import { askToLogIn } from './comment-wish.ts';
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
  const place = `${person} ${subject}`;
  // What a visitor typed before they left the page to log in.
  useState(() => {
    if (person !== VISITOR) moveDraft(visitorsPlace(subject), place);
  });
  const thing = things[subject.slice(0, subject.indexOf(':'))];
  return (
    <CommentForm
      label="Your comment"
      placeholder={`Share your thoughts about this ${thing}... (Ctrl/Cmd + Enter to post)`}
      action="Post Comment"
      place={place}
      onSubmit={onPost}
      onSubmitted={onPosted}
      aside={(submit) => person === VISITOR && <ForVisitors place={place} submit={submit} />}
    />
  );
}

/** Where a visitor's comment is kept while it is written. */
const visitorsPlace = (subject: CommentSubject) => `${VISITOR} ${subject}`;

const ForVisitors = ({ place, submit }: { place: string; submit: () => void }) => (
  <p className={styles.aside}>
    You're not logged in, so your comment stays on this page and only you can see it.{' '}
    <button
      type="button"
      className={styles.logIn}
      onClick={() => askToLogIn({ action: 'post', content: readDraft(place) ?? '' }, submit)}
    >
      Log in
    </button>{' '}
    to post it for everyone.
  </p>
);
