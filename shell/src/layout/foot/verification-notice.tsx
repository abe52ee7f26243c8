import { request } from '@site/shared/api';
import { messageOf, sessionStore, toast, useMutation, usePersonKey } from '@site/shared/platform';
import { Button } from '@site/shared/ui/button.tsx';
import { classNames } from '@site/shared/ui/class-names.ts';
import { IconButton } from '@site/shared/ui/icon-button.tsx';
import { MailIcon, XIcon } from '@site/shared/ui/icons.ts';
import { useEffect, useState } from 'react';
import styles from './foot-notice.module.css';

/**
 * At the foot of the window, where it moves nothing. It goes as soon as any tab knows that the address is
 * verified, and may be put off until the browser is closed.
 */
export function VerificationNotice() {
  const person = usePersonKey();
  const [hidden, setHidden] = useState(() => isPutOff(person));
  const resend = useMutation({
    mutationFn: () => request('POST /v1/auth/verification'),
    onError: (error) =>
      toast.error(messageOf(error, "We couldn't send the email. Please try again.")),
  });
  useVerifiedElsewhere(!hidden);
  if (hidden) return null;
  const hide = () => {
    putOff(person);
    setHidden(true);
  };
  return (
    <section className={classNames(styles.region, styles.canWait)} aria-label="Verify your email">
      <p className={styles.notice}>
        <MailIcon aria-hidden="true" />
        <span role="status">
          {resend.isSuccess ? (
            'A new email is on its way. Open the link in it.'
          ) : (
            <>
              Verify your email
              <span className={styles.more}>: open the link we emailed you.</span>
            </>
          )}
        </span>
        {!resend.isSuccess && (
          <Button size="sm" variant="ghost" busy={resend.isPending} onClick={() => resend.mutate()}>
            Send again
          </Button>
        )}
        <IconButton size="sm" label="Not now" onClick={hide}>
          <XIcon />
        </IconButton>
      </p>
    </section>
  );
}

/** The link may have been opened on a phone, which doesn't notify this browser: it checks when it's looked at again. */
function useVerifiedElsewhere(shown: boolean) {
  useEffect(() => {
    if (!shown) return;
    const check = () => {
      if (document.visibilityState === 'visible') void sessionStore.getState().verify();
    };
    document.addEventListener('visibilitychange', check);
    return () => document.removeEventListener('visibilitychange', check);
  }, [shown]);
}

const KEY = 'verification-put-off';

/** Whether this person has put off verification in this tab. */
function isPutOff(person: string): boolean {
  try {
    return window.sessionStorage.getItem(KEY) === person;
  } catch {
    return false;
  }
}

function putOff(person: string): void {
  try {
    window.sessionStorage.setItem(KEY, person);
  } catch {
    // Storage is blocked: the notice is shown again on the next page.
  }
}
