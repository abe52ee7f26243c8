import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type ClaimForm, claimForm, passwordError } from '@site/shared/contracts';
import { useForm } from 'react-hook-form';
import { linkFailure } from './link-failure.ts';
import { claim } from './verification.queries.ts';

export interface ClaimOutcome {
  onDone: () => void;
  onDeadLink: (message: string) => void;
}

const FAILED = "We couldn't save your password. Please try again.";
const fields = ['name', 'password'] as const;

/** The form's state: everything is checked on submit, and the password while it's typed. */
export function useClaimForm(token: string, { onDone, onDeadLink }: ClaimOutcome) {
  const form = useForm<ClaimForm>({
    resolver: standardSchemaResolver(claimForm),
    reValidateMode: 'onSubmit',
    defaultValues: { name: '', password: '', confirmation: '' },
  });
  const { register, handleSubmit, setError, clearErrors, getValues, formState } = form;

  const checkPassword = () => {
    const message = passwordError(getValues('password'));
    clearErrors('root');
    clearErrors(['password', 'confirmation']);
    if (message) setError('password', { message });
  };

  const checkName = () => {
    clearErrors('root');
    clearErrors('name');
  };

  const submit = async ({ name, password }: ClaimForm) => {
    try {
      await claim({ token, name, password });
      onDone();
    } catch (error) {
      const failure = linkFailure(error, FAILED);
      if (failure.dead) return onDeadLink(failure.message);
      const invalid = fields.filter((field) => failure.fields[field]);
      for (const field of invalid) {
        const focus = { shouldFocus: field === invalid[0] };
        setError(field, { message: failure.fields[field] }, focus);
      }
      if (invalid.length === 0) setError('root', { message: failure.message });
    }
  };

  return {
    errors: formState.errors,
    busy: formState.isSubmitting,
    onSubmit: handleSubmit(submit),
    nameField: register('name', { onChange: checkName }),
    passwordField: (name: 'password' | 'confirmation') =>
      register(name, { onChange: checkPassword }),
  };
}
