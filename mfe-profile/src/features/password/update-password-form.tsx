import { Button, NewPasswordFields, Notice, PasswordField } from '@site/shared/ui';
import { announcePassword } from './announce-password.tsx';
import { checkPassword } from './check-password.ts';
import styles from './password.module.css';
import { useUpdatePasswordForm } from './use-update-password-form.ts';

/** Replaces the person's password. */
export function UpdatePasswordForm({ onSaved }: { onSaved: () => void }) {
  const { errors, busy, onSubmit, field } = useUpdatePasswordForm(() => {
    announcePassword('Password updated');
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
      <NewPasswordFields label="New Password" errors={errors} field={field} check={checkPassword} />
      {errors.root?.message && <Notice tone="danger">{errors.root.message}</Notice>}
      <p>
        <Button type="submit" variant="primary" busy={busy}>
          Save
        </Button>
      </p>
    </form>
  );
}
