import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import {
  passwordError,
  type RegisterForm,
  registerForm,
  type SigninRequest,
} from '@site/shared/contracts';
import { fieldErrorsOf, messageOf, problemOf, statusOf, toast } from '@site/shared/platform';
import { useTransition } from 'react';
import { type FieldPath, useForm } from 'react-hook-form';
import { announceRegistration } from './announce-registration.tsx';
import { signUp } from './sign-up.ts';

const TOO_MANY_REQUESTS = 429;
const serverFields = ['email', 'name', 'password'] as const;

interface LoginRefusal {
  toast: string;
  /** A message that must stay visible. */
  lasting?: string;
  password?: string;
}

export interface RegisterActions {
  /** Called with the credentials that the person can now log in with. */
  onRegistered: (credentials: SigninRequest) => Promise<void>;
  /** Logs in and leaves the page. @returns the error; null on success */
  logIn: (credentials: SigninRequest) => Promise<LoginRefusal | null>;
}

/**
 * The register form's state: everything is checked on submit, a field that is edited loses its error,
 * and the password is checked while it's typed.
 */
export function useRegisterForm({ onRegistered, logIn }: RegisterActions) {
  const [isLoggingIn, startLogin] = useTransition();
  const form = useForm<RegisterForm>({
    resolver: standardSchemaResolver(registerForm),
    reValidateMode: 'onSubmit',
    defaultValues: { email: '', name: '', password: '', confirmation: '' },
  });
  const { register, handleSubmit, setError, clearErrors, getValues, formState } = form;

  const checkPassword = () => {
    const message = passwordError(getValues('password'));
    clearErrors(['password', 'confirmation']);
    if (message) setError('password', { message });
  };

  const submit = async ({ email, name, password }: RegisterForm) => {
    try {
      await signUp({ email, name, password });
    } catch (error) {
      const message = messageOf(error, 'Registration failed. Please try again.');
      toast.error(message);
      // A toast disappears; how long to wait must stay visible.
      setError('root', { message: statusOf(error) === TOO_MANY_REQUESTS ? message : '' });
      const fieldErrors = fieldErrorsOf(error);
      const invalid = serverFields.filter((field) => fieldErrors[field]);
      for (const field of invalid) {
        const fieldError = { type: problemOf(error)?.code, message: fieldErrors[field] };
        setError(field, fieldError, { shouldFocus: field === invalid[0] });
      }
      return;
    }
    announceRegistration();
    await onRegistered({ email, password });
  };

  /** The email has an account, which is probably theirs. */
  const logInInstead = () =>
    startLogin(async () => {
      const { email, password } = getValues();
      const refusal = await logIn({ email, password });
      if (!refusal) return;
      toast.error(refusal.toast);
      setError('root', { message: refusal.lasting });
      setError('password', { message: refusal.password }, { shouldFocus: true });
    });

  return {
    errors: formState.errors,
    busy: isLoggingIn || formState.isSubmitting || formState.isSubmitSuccessful,
    logInInstead,
    onSubmit: handleSubmit(submit),
    field: (name: FieldPath<RegisterForm>) => register(name, { onChange: () => clearErrors(name) }),
    passwordField: (name: 'password' | 'confirmation') =>
      register(name, { onChange: checkPassword }),
  };
}
