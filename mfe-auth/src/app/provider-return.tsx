import { Navigate, toast, useNavigate, useSession } from '@site/shared/platform';
import { Spinner, ToastText, useDocumentTitle } from '@site/shared/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { finishOauth } from '../features/providers/oauth-progress.ts';
import styles from './provider-return.module.css';
import { useContinue } from './redirect-target.ts';

const CONTINUE_AFTER_MS = 150;

/**
 * Where a provider's sign-in ends. The session has already read its hint from the address when this page
 * opens.
 */
export function OauthCallbackPage() {
  const navigate = useNavigate();
  useEffect(finishOauth, []);
  const goOn = useEffectEvent(() => void navigate('/auth/success', { replace: true }));
  useEffect(() => {
    const timer = setTimeout(() => goOn(), CONTINUE_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return <Waiting text="Completing sign-in…" />;
}

/** Loads the person who has just signed in through a provider, shows a notice, and returns to where they were. */
export function SuccessPage() {
  const { status, user, verify } = useSession();
  const [verified, setVerified] = useState(false);
  const claimed = status === 'signed-in';
  useEffect(() => {
    if (claimed) void verify().then(() => setVerified(true));
  }, [claimed, verify]);
  const goOn = useContinue();
  const welcome = verified && user !== null;
  const lead = useEffectEvent(() => {
    announce();
    goOn();
  });
  useEffect(() => {
    if (welcome) lead();
  }, [welcome]);
  if (!claimed) return <Navigate to="/auth/login?error=failed" replace />;
  return <Waiting text="Logging you in..." />;
}

const announce = () =>
  toast.success(
    <ToastText title="Login Successful" text="Redirecting to your previous page..." />,
    { id: 'login-successful' },
  );

/** A page shown only until the next one opens. */
function Waiting({ text }: { text: string }) {
  useDocumentTitle('Log in');
  return (
    <div className={styles.waiting}>
      <Spinner />
      <h1 className={styles.text}>{text}</h1>
    </div>
  );
}
