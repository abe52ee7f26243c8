import { commonPasswordError } from '@site/shared/contracts';
import { http } from '@site/shared/platform';
import { Button, NewPasswordFields, Notice } from '@site/shared/ui';
import styles from './password.module.css';
import { useResetForm } from './use-reset-form.ts';

interface ResetFormProps {
  /** The secret from the emailed link. */
  token: string;
  onDone: (account: { startsEmpty: boolean }) => void;
  onDeadLink: (message: string) => void;
}

export function ResetForm({ token, ...outcome }: ResetFormProps) {
  const { errors, busy, onSubmit, field, startsEmpty } = useResetForm(token, outcome);
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      <NewPasswordFields label="New Password" errors={errors} field={field} check={checkPassword} />
      {errors.root?.message && <Notice tone="danger">{errors.root.message}</Notice>}
      {startsEmpty && <StartsEmpty />}
      <p className={styles.small}>You'll be logged out on all your devices.</p>
      <Button type="submit" variant="primary" size="lg" wide busy={busy}>
        {startsEmpty ? 'Start with an empty account' : 'Save new password'}
      </Button>
    </form>
  );
}

const StartsEmpty = () => (
  <Notice tone="warning" title="Your account will be empty">
    <p>
      Nobody has verified this email, so what's in the account could be someone else's. With a new
      password it's deleted. This can't be undone.
    </p>
    <p>
      To keep it, open the link in the email where you're logged in, or log in with the old password
      and verify your email.
    </p>
  </Notice>
);

const checkPassword = (typed: string) => commonPasswordError(typed, http);
