import { messageOf, useMutation } from '@site/shared/platform';
import { Button, ButtonLink, Notice } from '@site/shared/ui';
import { type ConfirmationOutcome, FAILED, isDeadLink } from './confirmation-outcome.ts';
import styles from './deletion.module.css';
import { confirmDeletion, requiresPassword } from './deletion-calls.ts';
import { LastWarning } from './outcomes.tsx';

interface ConfirmWithSessionProps extends ConfirmationOutcome {
  /** Called if it isn't the account that's signed in here. */
  onPasswordRequired: () => void;
}

/** In the browser that is signed in to the account, the link is enough. */
export function ConfirmWithSession(props: ConfirmWithSessionProps) {
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
