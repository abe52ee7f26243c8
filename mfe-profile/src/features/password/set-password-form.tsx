import { Link } from '@site/shared/platform';
import { Button, NewPasswordFields, Notice } from '@site/shared/ui';
import type { ReactNode } from 'react';
import { announcePassword } from './announce-password.tsx';
import { checkPassword } from './check-password.ts';
import styles from './password.module.css';
import { useSetPasswordForm } from './use-set-password-form.ts';

interface SetPasswordFormProps {
  /** The button for someone whose sign-in is too old. */
  logInAgain: ReactNode;
  onSaved: () => void;
}

/** A first password, for someone who signs in through a provider only. */
export function SetPasswordForm({ logInAgain, onSaved }: SetPasswordFormProps) {
  const { errors, busy, tooLate, onSubmit, field } = useSetPasswordForm(() => {
    announcePassword('Password set');
    onSaved();
  });
  if (tooLate) {
    return (
      <Notice tone="warning" title="Please log in again">
        <p>
          To make sure it's you, we only let you set a first password within 15 minutes of logging
          in.
        </p>
        <p>{logInAgain}</p>
      </Notice>
    );
  }
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      <p>
        You log in with Google or GitHub. With a password, you can also log in with your email or
        phone number.
      </p>
      <NewPasswordFields label="New Password" errors={errors} field={field} check={checkPassword} />
      {errors.root?.message && <Notice tone="danger">{errors.root.message}</Notice>}
      <p>
        <Button type="submit" variant="primary" busy={busy}>
          Save
        </Button>
      </p>
      <p className={styles.small}>
        You can also <Link to="/auth/forgetpassword">set it by email</Link>.
      </p>
    </form>
  );
}
