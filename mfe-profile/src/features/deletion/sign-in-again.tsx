import { Button, Notice } from '@site/shared/ui';
import type { ReactNode } from 'react';
import styles from './deletion.module.css';

interface SignInAgainProps {
  logInAgain: ReactNode;
  onCancel: () => void;
}

/** For someone without a password whose sign-in is too old to prove who they are. */
export const SignInAgain = ({ logInAgain, onCancel }: SignInAgainProps) => (
  <div className={styles.form}>
    <Notice tone="warning" title="Please log in again">
      <p>
        It's been a while since you logged in. Log in again so we know it's you, then come back here
        within 15 minutes.
      </p>
    </Notice>
    <div className={styles.actions}>
      {logInAgain}
      <Button onClick={onCancel}>Cancel</Button>
    </div>
  </div>
);
