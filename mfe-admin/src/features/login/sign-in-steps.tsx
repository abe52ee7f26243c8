import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { request } from '@site/shared/api';
import {
  type Admin,
  type AdminCodeForm,
  type AdminCodeRequest,
  type AdminSigninRequest,
  adminCodeForm,
  adminSigninRequest,
  type CodeRequired,
} from '@site/shared/contracts/identity';
import { statusOf, toast } from '@site/shared/platform';
import { Button, PasswordField, TextField } from '@site/shared/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import forms from '../../forms/form.module.css';
import { showFieldErrors } from '../../forms/show-field-errors.ts';

/** The password, and a code after it if the administrator has a second factor. */
export function SignInSteps({ onSignedIn }: { onSignedIn: (admin: Admin) => void }) {
  const [pending, setPending] = useState<string | null>(null);
  const welcome = (admin: Admin) => {
    toast.success('Successfully logged in!');
    onSignedIn(admin);
  };
  if (pending === null) return <LoginForm onSignedIn={welcome} onCodeRequired={setPending} />;
  return <CodeForm pending={pending} onSignedIn={welcome} onBack={() => setPending(null)} />;
}

interface LoginFormProps {
  onSignedIn: (admin: Admin) => void;
  /** Called with the data that must be sent along with the code. */
  onCodeRequired: (pending: string) => void;
}

/** The first step of signing in. */
function LoginForm({ onSignedIn, onCodeRequired }: LoginFormProps) {
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
      showFieldErrors(error, ['email', 'password'], setError);
    }
  };

  return (
    <form className={forms.form} noValidate onSubmit={handleSubmit(submit)}>
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

interface CodeFormProps {
  /** What signing in with the password returned. */
  pending: string;
  onSignedIn: (admin: Admin) => void;
  /** Returns to the password: on request, and when the time for the code is up. */
  onBack: () => void;
}

/** The second step of signing in. */
function CodeForm({ pending, onSignedIn, onBack }: CodeFormProps) {
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
      showFieldErrors(error, ['code'], setError);
    }
  };

  return (
    <form className={forms.form} noValidate onSubmit={handleSubmit(submit)}>
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

/** The first step. With a second factor, the response only requests a code. */
const signIn = (body: AdminSigninRequest): Promise<Admin | CodeRequired> =>
  request('POST /v1/admins/auth/signin', { body });

/** The second step. */
const sendCode = (body: AdminCodeRequest): Promise<Admin> =>
  request('POST /v1/admins/auth/code', { body });

/** The message of a failed sign-in: the response's `detail`, if it has one. */
function loginFailure(error: unknown): string {
  const { response } = error as { response?: { data?: { detail?: unknown } } };
  const detail = response?.data?.detail;
  return typeof detail === 'string' && detail !== '' ? detail : 'Login failed';
}
