import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type Admin, type AdminCodeForm, adminCodeForm } from '@site/shared/contracts';
import { fieldErrorsOf, statusOf, toast } from '@site/shared/platform';
import { Button, TextField } from '@site/shared/ui';
import { useForm } from 'react-hook-form';
import styles from './login.module.css';
import { loginFailure, sendCode } from './sign-in.ts';

interface CodeFormProps {
  /** What signing in with the password returned. */
  pending: string;
  onSignedIn: (admin: Admin) => void;
  /** Returns to the password: on request, and when the time for the code is up. */
  onBack: () => void;
}

/** The second step of signing in. */
export function CodeForm({ pending, onSignedIn, onBack }: CodeFormProps) {
  const { register, handleSubmit, setError, formState } = useForm<AdminCodeForm>({
    resolver: standardSchemaResolver(adminCodeForm),
    defaultValues: { code: '' },
  });
  const { errors, isSubmitting } = formState;

  const submit = async ({ code }: AdminCodeForm) => {
    try {
      onSignedIn(await sendCode({ pending, code }));
    } catch (error) {
      toast.error(loginFailure(error));
      if (statusOf(error) === 401) onBack();
      const message = fieldErrorsOf(error).code;
      if (message) setError('code', { message }, { shouldFocus: true });
    }
  };

  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit(submit)}>
      <TextField
        label="Code"
        hint="The 6 digits that your authenticator app shows, or a recovery code."
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
        error={errors.code?.message}
        {...register('code')}
      />
      <Button type="submit" variant="primary" size="lg" wide busy={isSubmitting}>
        {isSubmitting ? 'Signing in...' : 'Sign in'}
      </Button>
      <Button variant="ghost" wide onClick={onBack}>
        Back to password
      </Button>
    </form>
  );
}
