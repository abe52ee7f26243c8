import { useNavigate } from '@site/shared/platform';
import { useEffect } from 'react';
import { returnFromProvider } from '../features/providers/journey.ts';
import { useDelayed } from './use-later.ts';
import { Waiting } from './waiting.tsx';

/** Milliseconds. */
const GO_ON_AFTER = 150;

/** Where a provider's sign-in ends. The session has taken the marker from the address before this page opens. */
export function OauthCallbackPage() {
  const navigate = useNavigate();
  useEffect(returnFromProvider, []);
  useDelayed(() => navigate('/auth/success', { replace: true }), GO_ON_AFTER);
  return <Waiting text="Completing sign-in…" />;
}
