import { Navigate, toast, useSession } from '@site/shared/platform';
import { ToastText } from '@site/shared/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useContinue } from './use-continue.ts';
import { Waiting } from './waiting.tsx';

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
