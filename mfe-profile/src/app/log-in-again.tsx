import {
  loginPath,
  rememberRedirect,
  toast,
  useLocation,
  useNavigate,
  useSession,
} from '@site/shared/platform';
import { Button, type ButtonProps } from '@site/shared/ui';
import { useState } from 'react';

/** For actions that need a recent sign-in: logs out, and returns here after the next login. */
export function LogInAgain(look: Pick<ButtonProps, 'variant' | 'size'>) {
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
      toast.error("We couldn't log you out. Please try again.");
      setBusy(false);
    }
  };
  return (
    <Button {...look} busy={busy} onClick={() => void logInAgain()}>
      Log in again
    </Button>
  );
}
