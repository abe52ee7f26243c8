import { Button, Card, Notice } from '@site/shared/ui';
import { type ReactNode, useState } from 'react';
import { DeleteAccountForm } from './delete-account-form.tsx';
import styles from './deletion.module.css';

interface DeleteAccountCardProps {
  /** Where the link will be sent. */
  email: string;
  /** false for someone who signs in through a provider only. */
  hasPassword: boolean;
  /** The button for someone whose sign-in is too old. */
  logInAgain: ReactNode;
}

/** What is deleted with the account and what stays, and the first of two steps to delete it. */
export function DeleteAccountCard({ email, hasPassword, logInAgain }: DeleteAccountCardProps) {
  const [state, setState] = useState<'unseen' | 'open' | 'closed' | 'sent'>('unseen');
  return (
    <Card as="section" className={styles.section} aria-labelledby="deletion-heading">
      <h2 id="deletion-heading">Delete account</h2>
      <div className={styles.words}>
        <p>
          This deletes your account for good, with your progress, bookmarks, notes, revision
          schedule, plan, profile, picture, comments and likes, and with the callbacks requested
          under {email}. You'll be logged out on every device.
        </p>
        <p>
          What others wrote stays. If someone replied to one of your comments, its place stays too,
          without your text and name. If you'd like a copy of your data, export it first.
        </p>
      </div>
      {state === 'sent' && (
        <Notice tone="success" title="Check your email">
          <p>
            Open the link we sent to {email} within one hour. Nothing is deleted until then, so if
            you've changed your mind, ignore the email.
          </p>
        </Notice>
      )}
      {state === 'open' && (
        <DeleteAccountForm
          hasPassword={hasPassword}
          logInAgain={logInAgain}
          onSent={() => setState('sent')}
          onCancel={() => setState('closed')}
        />
      )}
      {(state === 'unseen' || state === 'closed') && (
        <Button
          variant="danger"
          // After cancelling, the focus returns to where it was.
          ref={(button) => {
            if (state === 'closed') button?.focus();
          }}
          onClick={() => setState('open')}
        >
          Delete account
        </Button>
      )}
    </Card>
  );
}
