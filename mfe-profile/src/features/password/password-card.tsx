import { Card } from '@site/shared/ui';
import type { ReactNode } from 'react';
import styles from './password.module.css';
import { SetPasswordForm } from './set-password-form.tsx';
import { UpdatePasswordForm } from './update-password-form.tsx';

interface PasswordCardProps {
  /** false for someone who signs in through a provider only. */
  hasPassword: boolean;
  /** The button for someone whose sign-in is too old. */
  logInAgain: ReactNode;
  /** Called after a change, which ends all other sign-ins. */
  onSaved: () => void;
}

export const PasswordCard = ({ hasPassword, logInAgain, onSaved }: PasswordCardProps) => (
  <Card as="section" className={styles.section} aria-labelledby="password-heading">
    <h2 id="password-heading">{hasPassword ? 'Update Password' : 'Set a password'}</h2>
    {hasPassword ? (
      <UpdatePasswordForm onSaved={onSaved} />
    ) : (
      <SetPasswordForm {...{ logInAgain, onSaved }} />
    )}
  </Card>
);
