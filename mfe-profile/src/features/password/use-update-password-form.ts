import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { passwordError, type UpdatePasswordForm, updatePasswordForm } from '@site/shared/contracts';
import { fieldErrorsOf, messageOf } from '@site/shared/platform';
import { type FieldPath, useForm } from 'react-hook-form';
import { updatePassword } from './update-password.ts';

const FAILED = "We couldn't change your password. Please try again.";

/** The form's state: everything is checked on submit, and the new password while it's typed. */
export function useUpdatePasswordForm(onSaved: () => void) {
  const form = useForm<UpdatePasswordForm>({
    resolver: standardSchemaResolver(updatePasswordForm),
    reValidateMode: 'onSubmit',
    defaultValues: { currentPassword: '', password: '', confirmation: '' },
  });
  const { register, handleSubmit, setError, clearErrors, getValues, reset, formState } = form;

  const check = (name: FieldPath<UpdatePasswordForm>) => {
    clearErrors('root');
    clearErrors(name);
    if (name === 'currentPassword') return;
    const message = passwordError(getValues('password'));
    clearErrors(['password', 'confirmation']);
    if (message) setError('password', { message });
  };

  const submit = async ({ currentPassword, password }: UpdatePasswordForm) => {
    try {
      await updatePassword({ currentPassword, newPassword: password });
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
    field: (name: FieldPath<UpdatePasswordForm>) => register(name, { onChange: () => check(name) }),
  };
}
