import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type Admin, type AdminSigninRequest, adminSigninRequest } from '@site/shared/contracts';
import { fieldErrorsOf, toast } from '@site/shared/platform';
import { Button, PasswordField, TextField } from '@site/shared/ui';
import { useForm } from 'react-hook-form';
import styles from './login.module.css';
import { loginFailure, signIn } from './sign-in.ts';

const fields = ['password', 'email'] as const;

interface LoginFormProps {
  onSignedIn: (admin: Admin) => void;
  /** Called with the data that must be sent along with the code. */
  onCodeRequired: (pending: string) => void;
}

/** The first step of signing in. */
export function LoginForm({ onSignedIn, onCodeRequired }: LoginFormProps) {
  const { register, handleSubmit, setError, formState } = useForm<AdminSigninRequest>({
    resolver: standardSchemaResolver(adminSigninRequest),
    defaultValues: { email: '', password: '' },
  });
  const { errors, isSubmitting } = formState;

  const submit = async (values: AdminSigninRequest) => {
    try {
      const response = await signIn(values);
      if ('pending' in response) onCodeRequired(response.pending);
      else onSignedIn(response);
    } catch (error) {
      toast.error(loginFailure(error));
      const fieldErrors = fieldErrorsOf(error);
      for (const field of fields) {
        const message = fieldErrors[field];
        if (message) setError(field, { message }, { shouldFocus: true });
      }
    }
  };

  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit(submit)}>
      <TextField
        label="Email address"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.email?.message}
        {...register('email')}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        error={errors.password?.message}
        {...register('password')}
      />
      <Button type="submit" variant="primary" size="lg" wide busy={isSubmitting}>
        {isSubmitting ? 'Signing in...' : 'Sign in'}
      </Button>
    </form>
  );
}
