import type { Account } from '@site/shared/contracts';
import { http, messageOf, useMutation } from '@site/shared/platform';
import { Button, Notice } from '@site/shared/ui';
import styles from './account.module.css';

/** Asks the person to confirm their address; renders nothing if it is confirmed. */
export function VerificationNotice({ account }: { account: Account }) {
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => http.post('/v1/auth/verification', {}),
  });
  if (account.emailVerified) return null;
  if (isSuccess) {
    return <Notice tone="success">A new mail is on its way to {account.email}.</Notice>;
  }
  return (
    <Notice title="Please verify your email">
      <div className={styles.verification}>
        <p>Follow the link in the mail to {account.email}, so that we can reach you.</p>
        {error && (
          <p role="alert" className={styles.fault}>
            {messageOf(error, 'The mail could not be sent. Please try again.')}
          </p>
        )}
        <Button size="sm" busy={isPending} onClick={() => mutate()}>
          Send the mail again
        </Button>
      </div>
    </Notice>
  );
}
