import { Navigate, toast, useNavigate, useSearchParams, useSession } from '@site/shared/platform';
import { ToastText } from '@site/shared/ui';
import { useEffect, useState } from 'react';
import { redirectTarget } from './redirect-target.ts';
import { useDelayed } from './use-later.ts';
import { Waiting } from './waiting.tsx';

/** Long enough to read the toast, in milliseconds. */
const REDIRECT_DELAY_MS = 1_500;

/** Loads who has just signed in at a provider, says so, and leads back to where they were. */
export function SuccessPage() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { status, user, prove } = useSession();
  const [asked, setAsked] = useState(false);
  const claimed = status === 'signed-in';
  useEffect(() => {
    if (claimed) void prove().then(() => setAsked(true));
  }, [claimed, prove]);
  const welcome = asked && user !== null;
  useEffect(() => {
    if (welcome) announce();
  }, [welcome]);
  useDelayed(() => navigate(redirectTarget(search), { replace: true }), REDIRECT_DELAY_MS, welcome);
  if (!claimed) return <Navigate to="/auth/login?error=failed" replace />;
  return <Waiting text="Logging you in..." />;
}

const announce = () =>
  toast.success(
    <ToastText title="Login Successful" text="Redirecting to your previous page..." />,
    { id: 'login-successful' },
  );
