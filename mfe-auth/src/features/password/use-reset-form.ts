import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { passwordError, type ResetPasswordForm, resetPasswordForm } from '@site/shared/contracts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { resetPassword } from './reset-password.ts';

const AGREED = { startEmpty: true } as const;

interface ResetOutcome {
  onDone: (account: { startsEmpty: boolean }) => void;
  onDeadLink: (message: string) => void;
}

/** The reset form's state; the password is checked while it's typed. */
export function useResetForm(token: string, { onDone, onDeadLink }: ResetOutcome) {
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
