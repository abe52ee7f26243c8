import { Navigate, toast, useNavigate, useSearchParams, useSession } from '@site/shared/platform';
import { ToastText } from '@site/shared/ui';
import { useEffect, useState } from 'react';
import { redirectTarget } from './redirect-target.ts';
import { useTimeout } from './use-timeout.ts';
import { Waiting } from './waiting.tsx';

/** Long enough to read the toast, in milliseconds. */
const REDIRECT_DELAY_MS = 1_500;

/** Loads the person who has just signed in through a provider, says so, and returns to where they were. */
export function SuccessPage() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { status, user, verify } = useSession();
  const [asked, setAsked] = useState(false);
  const claimed = status === 'signed-in';
  useEffect(() => {
    if (claimed) void verify().then(() => setAsked(true));
  }, [claimed, verify]);
  const welcome = asked && user !== null;
  useEffect(() => {
    if (welcome) announce();
  }, [welcome]);
  useTimeout(() => navigate(redirectTarget(search), { replace: true }), REDIRECT_DELAY_MS, welcome);
  if (!claimed) return <Navigate to="/auth/login?error=failed" replace />;
  return <Waiting text="Logging you in..." />;
}

const announce = () =>
  toast.success(
    <ToastText title="Login Successful" text="Redirecting to your previous page..." />,
    { id: 'login-successful' },
  );
