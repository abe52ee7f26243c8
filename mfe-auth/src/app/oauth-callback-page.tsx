import { useNavigate } from '@site/shared/platform';
import { useEffect } from 'react';
import { finishOauth } from '../features/providers/oauth-progress.ts';
import { useTimeout } from './use-timeout.ts';
import { Waiting } from './waiting.tsx';

const CONTINUE_AFTER_MS = 150;

/**
 * Where a provider's sign-in ends. The session has already read its hint from the address when this page
 * opens.
 */
export function OauthCallbackPage() {
  const navigate = useNavigate();
  useEffect(finishOauth, []);
  useTimeout(() => navigate('/auth/success', { replace: true }), CONTINUE_AFTER_MS);
  return <Waiting text="Completing sign-in…" />;
}
