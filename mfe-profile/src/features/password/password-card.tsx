import { toast } from '@site/shared/platform';
import { Card, ToastText } from '@site/shared/ui';
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

export function PasswordCard({ hasPassword, logInAgain, onSaved }: PasswordCardProps) {
  const announce = (title: string) => () => {
    toast.success(<ToastText title={title} text="Your other devices have been logged out." />);
    onSaved();
  };
  return (
    <Card as="section" className={styles.section} aria-labelledby="password-heading">
      <h2 id="password-heading">{hasPassword ? 'Update Password' : 'Set a password'}</h2>
      {hasPassword ? (
        <UpdatePasswordForm onSaved={announce('Password updated')} />
      ) : (
        <SetPasswordForm logInAgain={logInAgain} onSaved={announce('Password set')} />
      )}
    </Card>
  );
}
