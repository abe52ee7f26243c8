import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import {
  commonPasswordError,
  passwordError,
  type ResetPasswordForm,
  resetPasswordForm,
} from '@site/shared/contracts/identity';
import { http } from '@site/shared/platform';
import { Button, NewPasswordFields, Notice } from '@site/shared/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import styles from './password.module.css';
import { resetPassword } from './reset-password.ts';

interface ResetOutcome {
  onDone: (account: { startsEmpty: boolean }) => void;
  onDeadLink: (message: string) => void;
}

interface ResetFormProps extends ResetOutcome {
  /** The secret from the emailed link. */
  token: string;
}

export function ResetForm({ token, ...outcome }: ResetFormProps) {
  const { errors, busy, onSubmit, field, startsEmpty } = useResetForm(token, outcome);
  return (
    <form noValidate onSubmit={onSubmit}>
      <NewPasswordFields label="New Password" errors={errors} field={field} check={checkIfCommon} />
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

const checkIfCommon = (typed: string) => commonPasswordError(typed, http);

const AGREED = { startEmpty: true } as const;

/** The reset form's state; the password is checked while it's typed. */
function useResetForm(token: string, { onDone, onDeadLink }: ResetOutcome) {
  const [startsEmpty, setStartsEmpty] = useState(false);
  const form = useForm<ResetPasswordForm>({
    resolver: standardSchemaResolver(resetPasswordForm),
    reValidateMode: 'onSubmit',
    defaultValues: { password: '', confirmation: '' },
  });
  const { register, handleSubmit, setError, clearErrors, getValues, formState } = form;

  const checkPassword = () => {
    const message = passwordError(getValues('password'));
    clearErrors();
    if (message) setError('password', { message });
  };

  const submit = async ({ password }: ResetPasswordForm) => {
    const result = await resetPassword({ token, password, ...(startsEmpty && AGREED) });
    if (result.status === 'done') return onDone({ startsEmpty });
    if (result.status === 'starts-empty') return setStartsEmpty(true);
    if (result.status === 'dead-link') return onDeadLink(result.message);
    if (result.password) {
      setError('password', { message: result.password }, { shouldFocus: true });
    } else setError('root', { message: result.message });
  };

  return {
    /** Whether the person has been warned that the account will be emptied. */
    startsEmpty,
    errors: formState.errors,
    busy: formState.isSubmitting,
    onSubmit: handleSubmit(submit),
    field: (name: keyof ResetPasswordForm) => register(name, { onChange: checkPassword }),
  };
}
