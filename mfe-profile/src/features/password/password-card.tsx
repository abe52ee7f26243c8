import { toast } from '@site/shared/platform';
import {
  Button,
  ButtonLink,
  Card,
  NewPasswordFields,
  Notice,
  PasswordField,
  ToastText,
} from '@site/shared/ui';
import styles from './password.module.css';
import { usePasswordForm } from './use-password-form.ts';

interface PasswordCardProps {
  /** false for somebody who signs in through a provider only. */
  hasPassword: boolean;
  /** The other sign-ins have ended by it. */
  onSaved: () => void;
}

export const PasswordCard = ({ hasPassword, onSaved }: PasswordCardProps) => (
  <Card as="section" className={styles.section} aria-labelledby="password-heading">
    <h2 id="password-heading">Update Password</h2>
    {hasPassword ? <PasswordForm onSaved={onSaved} /> : <NoPassword />}
  </Card>
);

function PasswordForm({ onSaved }: { onSaved: () => void }) {
  const { errors, busy, onSubmit, field } = usePasswordForm(() => {
    announce();
    onSaved();
  });
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      <PasswordField
        label="Original Password"
        autoComplete="current-password"
        error={errors.currentPassword?.message}
        {...field('currentPassword')}
      />
      <NewPasswordFields label="New Password" errors={errors} field={field} />
      {errors.root?.message && <Notice tone="danger">{errors.root.message}</Notice>}
      <p>
        <Button type="submit" variant="primary" busy={busy}>
          Save
        </Button>
      </p>
    </form>
  );
}

const announce = () =>
  toast.success(
    <ToastText title="Password updated" text="Your other devices have been logged out." />,
  );

const NoPassword = () => (
  <>
    <p>Your account has no password yet. To set one, ask for a link by mail.</p>
    <ButtonLink to="/auth/forgetpassword">Set a password</ButtonLink>
  </>
);
