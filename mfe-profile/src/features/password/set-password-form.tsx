import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { request } from '@site/shared/api';
import {
  type SetPasswordForm as Entries,
  passwordError,
  setPasswordForm,
} from '@site/shared/contracts/identity';
import { fieldErrorsOf, Link, messageOf, problemOf } from '@site/shared/platform';
import { Button, NewPasswordFields, Notice } from '@site/shared/ui';
import { type ReactNode, useState } from 'react';
import { type FieldPath, useForm } from 'react-hook-form';
import { checkPassword } from './check-password.ts';
import styles from './password.module.css';

interface SetPasswordFormProps {
  /** The button for someone whose sign-in is too old. */
  logInAgain: ReactNode;
  onSaved: () => void;
}

/** A first password, for someone who signs in through a provider only. */
export function SetPasswordForm({ logInAgain, onSaved }: SetPasswordFormProps) {
  const { errors, busy, tooLate, onSubmit, field } = useSetPasswordForm(onSaved);
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

const FAILED = "We couldn't set your password. Please try again.";

/** The form's state: everything is checked on submit, and the password while it's typed. */
function useSetPasswordForm(onSaved: () => void) {
  /** Whether the sign-in is too long ago. */
  const [tooLate, setTooLate] = useState(false);
  const form = useForm<Entries>({
    resolver: standardSchemaResolver(setPasswordForm),
    reValidateMode: 'onSubmit',
    defaultValues: { password: '', confirmation: '' },
  });
  const { register, handleSubmit, setError, clearErrors, getValues, formState } = form;

  const check = () => {
    clearErrors();
    const message = passwordError(getValues('password'));
    if (message) setError('password', { message });
  };

  const submit = async ({ password }: Entries) => {
    try {
      await request('POST /v1/auth/password', { body: { newPassword: password } });
      onSaved();
    } catch (error) {
      const { newPassword } = fieldErrorsOf(error);
      if (problemOf(error)?.code === 'sign-in-again') setTooLate(true);
      else if (newPassword) setError('password', { message: newPassword }, { shouldFocus: true });
      else setError('root', { message: messageOf(error, FAILED) });
    }
  };

  return {
    errors: formState.errors,
    busy: formState.isSubmitting,
    tooLate,
    onSubmit: handleSubmit(submit),
    field: (name: FieldPath<Entries>) => register(name, { onChange: check }),
  };
}
