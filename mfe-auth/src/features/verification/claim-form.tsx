import { commonPasswordError } from '@site/shared/contracts';
import { http } from '@site/shared/platform';
import { Button, NewPasswordFields, Notice, TextField } from '@site/shared/ui';
import { type ClaimOutcome, useClaimForm } from './use-claim-form.ts';
import styles from './verification.module.css';

interface ClaimFormProps extends ClaimOutcome {
  /** The secret from the emailed link. */
  token: string;
  /** Back to entering the current password. */
  onBack: () => void;
}

/** Sets a new name and password for an unverified account. */
export function ClaimForm({ token, onBack, ...outcome }: ClaimFormProps) {
  const { errors, busy, onSubmit, nameField, passwordField } = useClaimForm(token, outcome);
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      <p>
        Choose your own name and password. Your account starts empty: what's in this one is deleted,
        and anyone who's logged in to it is logged out. To keep it, enter its password instead.
      </p>
      <TextField
        label="Full Name"
        autoComplete="name"
        autoFocus
        error={errors.name?.message}
        {...nameField}
      />
      <NewPasswordFields
        label="New Password"
        errors={errors}
        field={passwordField}
        check={checkPassword}
      />
      {errors.root?.message && <Notice tone="danger">{errors.root.message}</Notice>}
      <Button type="submit" variant="primary" size="lg" wide busy={busy}>
        Make this account mine
      </Button>
      <Button size="lg" wide onClick={onBack}>
        I know the password
      </Button>
    </form>
  );
}

const checkPassword = (typed: string) => commonPasswordError(typed, http);
