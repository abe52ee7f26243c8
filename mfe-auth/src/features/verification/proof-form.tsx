import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type ProofForm as Proof, proofForm } from '@site/shared/contracts/identity';
import { Button, Notice, PasswordField } from '@site/shared/ui';
import { useForm } from 'react-hook-form';
import styles from './verification.module.css';
import { linkFailure, verify } from './verification.queries.ts';

interface ProofFormProps {
  /** The secret from the emailed link. */
  token: string;
  onDone: () => void;
  onDeadLink: (message: string) => void;
  /** Switches to setting a new password; undefined if the link can't be used for that. */
  onClaim: (() => void) | undefined;
  /** Whether the person has returned to it with a button, which is gone, and the focus with it. */
  returned: boolean;
}

/** Prompts for the password of the account that the link belongs to. */
export function ProofForm({ token, onDone, onDeadLink, onClaim, returned }: ProofFormProps) {
  const { register, handleSubmit, setError, formState } = useForm<Proof>({
    resolver: standardSchemaResolver(proofForm),
    defaultValues: { password: '' },
  });
  const { errors, isSubmitting } = formState;

  const submit = async ({ password }: Proof) => {
    try {
      await verify({ token, password });
      onDone();
    } catch (error) {
      const { dead, message, fields } = linkFailure(error, FAILED);
      if (dead) return onDeadLink(message);
      if (fields.password) {
        setError('password', { message: fields.password }, { shouldFocus: true });
      } else setError('root', { message });
    }
  };

  return (
    <form noValidate onSubmit={handleSubmit(submit)}>
      <p>{onClaim ? REGISTERED : CHANGED}</p>
      <PasswordField
        label="Password"
        autoComplete="current-password"
        autoFocus={returned}
        error={errors.password?.message}
        {...register('password')}
      />
      {errors.root?.message && <Notice tone="danger">{errors.root.message}</Notice>}
      <Button type="submit" variant="primary" size="lg" wide busy={isSubmitting}>
        Verify
      </Button>
      {onClaim && (
        <>
          <p className={styles.small}>
            Forgot it, or did someone else sign up with your email? Choose a new password and the
            account is yours alone.
          </p>
          <Button size="lg" wide onClick={onClaim}>
            Choose a new password
          </Button>
        </>
      )}
    </form>
  );
}

const FAILED = "We couldn't verify your email. Please try again.";
const REGISTERED = 'One more step: enter the password you chose when you signed up.';
const CHANGED =
  "One more step: enter the password of the account this email is for. If you didn't ask for this, close the page and nothing will change.";
