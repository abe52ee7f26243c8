import {
  loginPath,
  rememberRedirect,
  toast,
  useLocation,
  useNavigate,
  useSession,
} from '@site/shared/platform';
import { Button, Notice } from '@site/shared/ui';
import { useState } from 'react';
import styles from './deletion.module.css';

/** For somebody without a password, whose sign-in is too old to show that it is them. */
export function SignInAgain({ onCancel }: { onCancel: () => void }) {
  const { signOut } = useSession();
  const navigate = useNavigate();
  const here = useLocation();
  const [busy, setBusy] = useState(false);
  const logInAgain = async () => {
    setBusy(true);
    if (await signOut()) {
      rememberRedirect(here);
      await navigate(loginPath(here));
    } else {
      toast.error('Logout failed. You are still logged in.');
      setBusy(false);
    }
  };
  return (
    <div className={styles.form}>
      <Notice tone="warning" title="Please log in again">
        <p>
          You logged in a while ago. Log in once more, so that we know it’s you, and come back here
          within 15 minutes.
        </p>
      </Notice>
      <div className={styles.actions}>
        <Button variant="primary" busy={busy} onClick={() => void logInAgain()}>
          Log in again
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </div>
  );
}
