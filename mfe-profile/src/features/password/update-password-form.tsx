import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { request } from '@site/shared/api';
import {
  type UpdatePasswordForm as Entries,
  passwordError,
  updatePasswordForm,
} from '@site/shared/contracts/identity';
import { fieldErrorsOf, messageOf } from '@site/shared/platform';
import { Button, NewPasswordFields, Notice, PasswordField } from '@site/shared/ui';
import { type FieldPath, useForm } from 'react-hook-form';
import { checkPassword } from './check-password.ts';
import styles from './password.module.css';

/** Replaces the person's password. */
export function UpdatePasswordForm({ onSaved }: { onSaved: () => void }) {
  const { errors, busy, onSubmit, field } = useUpdatePasswordForm(onSaved);
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

const FAILED = "We couldn't change your password. Please try again.";

/** The form's state: everything is checked on submit, and the new password while it's typed. */
function useUpdatePasswordForm(onSaved: () => void) {
  const form = useForm<Entries>({
    resolver: standardSchemaResolver(updatePasswordForm),
    reValidateMode: 'onSubmit',
    defaultValues: { currentPassword: '', password: '', confirmation: '' },
  });
  const { register, handleSubmit, setError, clearErrors, getValues, reset, formState } = form;

  const check = (name: FieldPath<Entries>) => {
    clearErrors('root');
    clearErrors(name);
    if (name === 'currentPassword') return;
    const message = passwordError(getValues('password'));
    clearErrors(['password', 'confirmation']);
    if (message) setError('password', { message });
  };

  const submit = async ({ currentPassword, password }: Entries) => {
    try {
      await request('PUT /v1/auth/password', { body: { currentPassword, newPassword: password } });
      reset();
      onSaved();
    } catch (error) {
      const fieldErrors = fieldErrorsOf(error);
      const { newPassword } = fieldErrors;
      const focus = { shouldFocus: true };
      if (newPassword) setError('password', { message: newPassword }, focus);
      if (fieldErrors.currentPassword) {
        setError('currentPassword', { message: fieldErrors.currentPassword }, focus);
      }
      if (!newPassword && !fieldErrors.currentPassword) {
        setError('root', { message: messageOf(error, FAILED) });
      }
    }
  };

  return {
    errors: formState.errors,
    busy: formState.isSubmitting,
    onSubmit: handleSubmit(submit),
    field: (name: FieldPath<Entries>) => register(name, { onChange: () => check(name) }),
  };
}
