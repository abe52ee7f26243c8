import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { request } from '@site/shared/api';
import { passwordError, type SetPasswordForm, setPasswordForm } from '@site/shared/contracts';
import { fieldErrorsOf, messageOf, problemOf } from '@site/shared/platform';
import { useState } from 'react';
import { type FieldPath, useForm } from 'react-hook-form';

const FAILED = "We couldn't set your password. Please try again.";

/** The form's state: everything is checked on submit, and the password while it's typed. */
export function useSetPasswordForm(onSaved: () => void) {
  /** Whether the sign-in is too long ago. */
  const [tooLate, setTooLate] = useState(false);
  const form = useForm<SetPasswordForm>({
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

  const submit = async ({ password }: SetPasswordForm) => {
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
    field: (name: FieldPath<SetPasswordForm>) => register(name, { onChange: check }),
  };
}
