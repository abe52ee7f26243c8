import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type ProofForm, proofForm } from '@site/shared/contracts/identity';
import { fieldErrorsOf, messageOf, statusOf, useMutation, useSession } from '@site/shared/platform';
import { Button, ButtonLink, Notice, PasswordField } from '@site/shared/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import styles from './deletion.module.css';
import { confirmDeletion, requiresPassword } from './deletion-calls.ts';
import { DeadLink, Goodbye, LastWarning } from './outcomes.tsx';

type State = 'confirming' | 'deleted' | { dead: string };

/**
 * The last step. It takes a press of a button, since programs open emailed links too, and the account's
 * password in a browser that isn't signed in to it.
 */
export function ConfirmDeletion({ token }: { token: string }) {
  const { status, expire } = useSession();
  const [withPassword, setWithPassword] = useState(status === 'signed-out');
  const [state, setState] = useState<State>('confirming');
  const outcome = {
    token,
    onDone: () => {
      setState('deleted');
      // All sessions of the account have ended, including this one.
      expire();
    },
    onDeadLink: (message: string) => setState({ dead: message }),
  };
  if (state === 'deleted') return <Goodbye />;
  if (state !== 'confirming') return <DeadLink message={state.dead} />;
  if (withPassword) return <ConfirmWithPassword {...outcome} />;
  return <ConfirmWithSession {...outcome} onPasswordRequired={() => setWithPassword(true)} />;
}

/** The props of both confirmations. */
interface ConfirmationOutcome {
  /** The secret from the emailed link. */
  token: string;
  onDone: () => void;
  onDeadLink: (message: string) => void;
}

const FAILED = "We couldn't delete your account. Please try again.";

/** Whether the link no longer works, rather than the password being wrong. */
const isDeadLink = (error: unknown): boolean =>
  statusOf(error) === 400 && fieldErrorsOf(error).password === undefined;

interface ConfirmWithSessionProps extends ConfirmationOutcome {
  /** Called if it isn't the account that's signed in here. */
  onPasswordRequired: () => void;
}

/** In the browser that is signed in to the account, the link is enough. */
function ConfirmWithSession(props: ConfirmWithSessionProps) {
  const { token, onDone, onDeadLink, onPasswordRequired } = props;
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => confirmDeletion({ token }),
    onSuccess: onDone,
    onError: (failure) => {
      if (requiresPassword(failure)) onPasswordRequired();
      else if (isDeadLink(failure)) onDeadLink(messageOf(failure, FAILED));
    },
  });
  return (
    <div className={styles.form}>
      <LastWarning />
      {error && <Notice tone="danger">{messageOf(error, FAILED)}</Notice>}
      <Button variant="danger" size="lg" wide busy={isPending} onClick={() => mutate()}>
        Delete for good
      </Button>
      <ButtonLink size="lg" wide to="/profile">
        Keep my account
      </ButtonLink>
    </div>
  );
}

/** In any other browser, it takes the account's password. */
function ConfirmWithPassword({ token, onDone, onDeadLink }: ConfirmationOutcome) {
  const { register, handleSubmit, setError, formState } = useForm<ProofForm>({
    resolver: standardSchemaResolver(proofForm),
    defaultValues: { password: '' },
  });
  const { errors, isSubmitting } = formState;

  const submit = async ({ password }: ProofForm) => {
    try {
      await confirmDeletion({ token, password });
      onDone();
    } catch (error) {
      if (isDeadLink(error)) return onDeadLink(messageOf(error, FAILED));
      const { password: passwordError } = fieldErrorsOf(error);
      if (passwordError) setError('password', { message: passwordError }, { shouldFocus: true });
      else setError('root', { message: messageOf(error, FAILED) });
    }
  };

  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit(submit)}>
      <LastWarning />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        hint="The password of the account you're deleting. If it doesn't have one, log in to it in this browser and open the link again."
        error={errors.password?.message}
        {...register('password')}
      />
      {errors.root?.message && <Notice tone="danger">{errors.root.message}</Notice>}
      <Button type="submit" variant="danger" size="lg" wide busy={isSubmitting}>
        Delete for good
      </Button>
    </form>
  );
}
