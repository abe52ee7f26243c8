import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { request } from '@site/shared/api';
import { saysEmailIsKnown } from '@site/shared/contracts/composition';
import {
  commonPasswordError,
  passwordError,
  type RegisterForm as Registration,
  registerForm,
  type SignedIn,
  type SigninRequest,
  type SignupRequest,
} from '@site/shared/contracts/identity';
import { fieldErrorsOf, http, messageOf, problemOf, statusOf, toast } from '@site/shared/platform';
import { Button, NewPasswordFields, Notice, TextField, ToastText } from '@site/shared/ui';
import { useTransition } from 'react';
import { type FieldPath, useForm } from 'react-hook-form';

/** The register form. It's busy from the click until the page is left, so that nothing is sent twice. */
export function RegisterForm(actions: RegisterActions) {
  const { errors, busy, onSubmit, field, passwordField, logInInstead } = useRegisterForm(actions);
  const isKnown = saysEmailIsKnown(errors.email?.type);
  const isUnverified = errors.email?.type === UNVERIFIED;
  return (
    <form noValidate onSubmit={onSubmit}>
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        error={isUnverified ? undefined : errors.email?.message}
        {...field('email')}
      />
      {isUnverified && (
        <Notice title="Check your email">
          <p>{errors.email?.message}</p>
        </Notice>
      )}
      {isKnown && (
        <Button busy={busy} onClick={logInInstead}>
          Log in with this email and password
        </Button>
      )}
      <TextField
        label="Full Name"
        autoComplete="name"
        error={errors.name?.message}
        {...field('name')}
      />
      <NewPasswordFields
        label="Password"
        errors={errors}
        field={passwordField}
        check={checkIfCommon}
      />
      {errors.root?.message && <Notice tone="danger">{errors.root.message}</Notice>}
      <Button type="submit" variant="primary" size="lg" wide busy={busy}>
        Register
      </Button>
    </form>
  );
}

const checkIfCommon = (typed: string) => commonPasswordError(typed, http);

const TOO_MANY_REQUESTS = 429;
/** The email has an account that its owner can make theirs, by the link of a mail. */
const UNVERIFIED = 'email-unverified';
const serverFields = ['email', 'name', 'password'] as const;

interface LoginRefusal {
  toast: string;
  /** A message that must stay visible. */
  lasting?: string;
  password?: string;
}

interface RegisterActions {
  /** Called with the credentials that the person can now log in with. */
  onRegistered: (credentials: SigninRequest) => Promise<void>;
  /** Logs in and leaves the page. @returns the error; null on success */
  logIn: (credentials: SigninRequest) => Promise<LoginRefusal | null>;
}

/**
 * The register form's state: everything is checked on submit, a field that is edited loses its error,
 * and the password is checked while it's typed.
 */
function useRegisterForm({ onRegistered, logIn }: RegisterActions) {
  const [isLoggingIn, startLogin] = useTransition();
  const form = useForm<Registration>({
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

  const submit = async ({ email, name, password }: Registration) => {
    try {
      await signUp({ email, name, password });
    } catch (error) {
      const message = messageOf(error, 'Registration failed. Please try again.');
      // Nothing failed for the owner of the email: the page says how to go on.
      if (problemOf(error)?.code !== UNVERIFIED) toast.error(message);
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
    field: (name: FieldPath<Registration>) => register(name, { onChange: () => clearErrors(name) }),
    passwordField: (name: 'password' | 'confirmation') =>
      register(name, { onChange: checkPassword }),
  };
}

/** Creates an account, without signing in. */
const signUp = (body: SignupRequest): Promise<SignedIn> =>
  request('POST /v1/auth/signup', { body: { ...body, roleType: 'USER' } });

const announceRegistration = () =>
  toast.success(
    <ToastText
      title="Registration Successful"
      text="Your account has been created successfully. Please check your email for verification."
    />,
  );
