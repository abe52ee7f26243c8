import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type SigninRequest, signinRequest } from '@site/shared/contracts/identity';
import { Link, toast, useSession } from '@site/shared/platform';
import { Button, Notice, PasswordField, TextField, ToastText } from '@site/shared/ui';
import { useForm } from 'react-hook-form';
import styles from './login-form.module.css';
import { announceLogin, loginFailure, signIn } from './sign-in.tsx';

interface LoginFormProps {
  /** The address of the forgotten-password page. */
  forgotPath: string;
  onSignedIn: () => void;
}

/** The login form. It's busy from the click until the page is left, so that nothing is sent twice. */
export function LoginForm({ forgotPath, onSignedIn }: LoginFormProps) {
  const session = useSession();
  const { register, handleSubmit, setError, formState } = useForm<SigninRequest>({
    resolver: standardSchemaResolver(signinRequest),
    defaultValues: { email: '', password: '' },
  });
  const { errors, isSubmitting, isSubmitSuccessful } = formState;

  const submit = async (values: SigninRequest) => {
    try {
      session.signIn(await signIn(values));
      announceLogin();
      onSignedIn();
    } catch (error) {
      const failure = loginFailure(error);
      toast.error(<ToastText title="Login Failed" text={failure.toast} />);
      // An error of the whole form, so that it doesn't count as submitted successfully.
      setError('root', { message: failure.lasting });
      const { email, password } = failure;
      if (password) setError('password', { message: password }, { shouldFocus: !email });
      if (email) setError('email', { message: email }, { shouldFocus: true });
    }
  };

  return (
    <form noValidate onSubmit={handleSubmit(submit)}>
      <TextField
        label="Email"
        placeholder="Email Id"
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
      <p className={styles.forgot}>
        <Link to={forgotPath}>Forgot password?</Link>
      </p>
      {errors.root?.message && <Notice tone="danger">{errors.root.message}</Notice>}
      <Button
        type="submit"
        variant="primary"
        size="lg"
        wide
        busy={isSubmitting || isSubmitSuccessful}
      >
        Login
      </Button>
    </form>
  );
}
