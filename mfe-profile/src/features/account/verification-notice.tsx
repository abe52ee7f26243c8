import { request } from '@site/shared/api';
import type { Account } from '@site/shared/contracts/identity';
import { messageOf, useMutation } from '@site/shared/platform';
import { Button, Notice } from '@site/shared/ui';
import styles from './account.module.css';
import { EmailAddress } from './email-address.tsx';

/** Prompts the person to confirm their address; renders nothing if it's confirmed. */
export function VerificationNotice({ account }: { account: Account }) {
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => request('POST /v1/auth/verification'),
  });
  if (account.emailVerified) return null;
  if (isSuccess) {
    return <Notice tone="success">We've sent another email to {account.email}.</Notice>;
  }
  return (
    <Notice title="Please verify your email">
      <div className={styles.verification}>
        <p>
          Open the link in the email we sent to <EmailAddress>{account.email}</EmailAddress>.
        </p>
        {error && (
          <p role="alert" className={styles.error}>
            {messageOf(error, "We couldn't send the email. Please try again.")}
          </p>
        )}
        <Button size="sm" busy={isPending} onClick={() => mutate()}>
          Send it again
        </Button>
      </div>
    </Notice>
  );
}
