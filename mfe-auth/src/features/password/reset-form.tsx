import { commonPasswordFault } from '@site/shared/contracts';
import { http } from '@site/shared/platform';
import { Button, NewPasswordFields, Notice } from '@site/shared/ui';
import styles from './password.module.css';
import { useResetForm } from './use-reset-form.ts';

interface ResetFormProps {
  /** The secret of the mail's link. */
  token: string;
  onDone: () => void;
  onDeadLink: (message: string) => void;
}

export function ResetForm({ token, ...outcome }: ResetFormProps) {
  const { errors, busy, onSubmit, field } = useResetForm(token, outcome);
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      <NewPasswordFields label="New Password" errors={errors} field={field} check={checkPassword} />
      {errors.root?.message && <Notice tone="danger">{errors.root.message}</Notice>}
      <p className={styles.small}>You'll be logged out on all your devices.</p>
      <Button type="submit" variant="primary" size="lg" wide busy={busy}>
        Save new password
      </Button>
    </form>
  );
}

const checkPassword = (typed: string) => commonPasswordFault(typed, http);
