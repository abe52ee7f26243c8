import { useQuery } from '@site/shared/platform';
import { Dialog } from '@site/shared/ui';
import { SignInSteps } from '../features/login/sign-in-steps.tsx';
import {
  adminSessionEndedQuery,
  forgetAdmin,
  startAdminSession,
} from '../features/session/admin-session.ts';

/** Prompts an administrator whose session has ended while typing; closing the prompt signs them out. */
export function SignInAgain() {
  const { data: hasEnded } = useQuery(adminSessionEndedQuery);
  if (!hasEnded) return null;
  return (
    <Dialog
      open
      onOpenChange={forgetAdmin}
      size="sm"
      title="Sign in again"
      description="Your session has ended. What you typed is still here: sign in to save it."
    >
      <SignInSteps onSignedIn={startAdminSession} />
    </Dialog>
  );
}
