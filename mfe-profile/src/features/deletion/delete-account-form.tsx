import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type ProofForm, proofForm } from '@site/shared/contracts/identity';
import { fieldErrorsOf, messageOf } from '@site/shared/platform';
import { Button, Notice, PasswordField } from '@site/shared/ui';
import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import styles from './deletion.module.css';
import { mustSignInAgain, requestDeletion } from './deletion-calls.ts';

interface DeleteAccountFormProps {
  hasPassword: boolean;
  /** The button for someone whose sign-in is too old. */
  logInAgain: ReactNode;
  onSent: () => void;
  onCancel: () => void;
}

/** Prompts for the password, or for a recent sign-in if there is none, and requests the email. */
export function DeleteAccountForm({
  hasPassword,
  logInAgain,
  onSent,
  onCancel,
}: DeleteAccountFormProps) {
  const [needsLogin, setNeedsLogin] = useState(false);
  const { register, handleSubmit, setError, formState } = useForm<ProofForm>({
    ...(hasPassword && { resolver: standardSchemaResolver(proofForm) }),
    defaultValues: { password: '' },
  });
  const { errors, isSubmitting } = formState;

  const submit = async ({ password }: ProofForm) => {
    try {
      await requestDeletion(hasPassword ? { password } : {});
      onSent();
    } catch (error) {
      if (mustSignInAgain(error)) return setNeedsLogin(true);
      const { password: passwordError } = fieldErrorsOf(error);
      if (passwordError && hasPassword)
        setError('password', { message: passwordError }, { shouldFocus: true });
      else setError('root', { message: messageOf(error, FAILED) });
    }
  };

  if (needsLogin) return <SignInAgain {...{ logInAgain, onCancel }} />;
  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit(submit)}>
      {hasPassword ? (
        <PasswordField
          label="Password"
          autoComplete="current-password"
          autoFocus
          error={errors.password?.message}
          {...register('password')}
        />
      ) : (
        <p>We'll email you a link. Nothing is deleted until you open it.</p>
      )}
      {errors.root?.message && <Notice tone="danger">{errors.root.message}</Notice>}
      <div className={styles.actions}>
        <Button type="submit" variant="danger" busy={isSubmitting} autoFocus={!hasPassword}>
          Send me the link
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </form>
  );
}

const FAILED = "We couldn't send the email. Please try again.";

interface SignInAgainProps {
  logInAgain: ReactNode;
  onCancel: () => void;
}

/** For someone without a password whose sign-in is too old to prove who they are. */
const SignInAgain = ({ logInAgain, onCancel }: SignInAgainProps) => (
  <div className={styles.form}>
    <Notice tone="warning" title="Please log in again">
      <p>
        It's been a while since you logged in. Log in again so we know it's you, then come back here
        within 15 minutes.
      </p>
    </Notice>
    <div className={styles.actions}>
      {logInAgain}
      <Button onClick={onCancel}>Cancel</Button>
    </div>
  </div>
);
