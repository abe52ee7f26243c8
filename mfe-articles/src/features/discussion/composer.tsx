import { VISITOR_KEY } from '@site/shared/contracts/composition';
import type { CommentSubject } from '@site/shared/contracts/practice';
import { usePersonKey } from '@site/shared/platform';
import { useState } from 'react';
import { moveDraft, readDraft } from './comment-draft.ts';
import styles from './comment-form.module.css';
import { CommentForm } from './comment-form.tsx';
import { promptLogin } from './comment-intent.ts';

interface ComposerProps {
  subject: CommentSubject;
  onPost: (text: string) => Promise<void>;
  onPosted: () => void;
}

const subjectNouns: Record<string, string> = { 'dsa-problem': 'solution', article: 'article' };

/** The form for a new comment. It tells visitors what happens to theirs, and how to post it. */
export function Composer({ subject, onPost, onPosted }: ComposerProps) {
  const person = usePersonKey();
  const slot = `${person} ${subject}`;
  // Takes over what a visitor typed before they left the page to log in.
  useState(() => {
    if (person !== VISITOR_KEY) moveDraft(visitorSlot(subject), slot);
  });
  const noun = subjectNouns[subject.slice(0, subject.indexOf(':'))];
  return (
    <CommentForm
      label="Your comment"
      placeholder={`Share your thoughts about this ${noun}... (Ctrl/Cmd + Enter to post)`}
      action="Post Comment"
      slot={slot}
      onSubmit={onPost}
      onSubmitted={onPosted}
      aside={(submit) => person === VISITOR_KEY && <ForVisitors slot={slot} submit={submit} />}
    />
  );
}

/** Where a visitor's draft is stored. */
const visitorSlot = (subject: CommentSubject) => `${VISITOR_KEY} ${subject}`;

const ForVisitors = ({ slot, submit }: { slot: string; submit: () => void }) => (
  <p className={styles.aside}>
    You're not logged in, so your comment stays on this page and only you can see it.{' '}
    <button
      type="button"
      className={styles.logIn}
      onClick={() => promptLogin({ action: 'post', content: readDraft(slot) ?? '' }, submit)}
    >
      Log in
    </button>{' '}
    to post it for everyone.
  </p>
);
