import { ModalDialog } from '@site/shared/ui/modal-dialog.tsx';
import { useState } from 'react';
import type { SessionMode } from './session.schema.ts';
import styles from './session-dialog.module.css';
import { GoogleLink, SessionForm } from './session-form.tsx';

interface SessionDialogProps {
  open: boolean;
  /** Why the person should log in; '' if no reason was given. */
  reason: string;
  onClose: () => void;
}

const faces = {
  login: {
    title: 'Log in',
    intro: 'Welcome back. Your progress is waiting.',
    question: 'No account yet?',
    other: 'Sign up',
  },
  signup: {
    title: 'Sign up',
    intro: 'Create an account to keep your progress, bookmarks and notes.',
    question: 'Already have an account?',
    other: 'Log in',
  },
} as const;

/** Login and sign-up without leaving the page. Changing the mode clears the fields and the errors. */
export function SessionDialog({ open, reason, onClose }: SessionDialogProps) {
  const [mode, setMode] = useState<SessionMode>('login');
  const { title, intro, question, other } = faces[mode];
  return (
    <ModalDialog
      open={open}
      onOpenChange={onClose}
      size="sm"
      title={title}
      description={reason || intro}
    >
      <div className={styles.stack}>
        <GoogleLink />
        <SessionForm key={mode} mode={mode} label={title} onDone={onClose} />
        <p className={styles.toggle}>
          {question}{' '}
          <button
            type="button"
            className={styles.link}
            onClick={() => setMode(mode === 'login' ? 'signup' : 'login')}
          >
            {other}
          </button>
        </p>
      </div>
    </ModalDialog>
  );
}
