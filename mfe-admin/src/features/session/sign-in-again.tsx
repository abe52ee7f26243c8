import type { Admin } from '@site/shared/contracts/identity';
import { useQuery } from '@site/shared/platform';
import { Button, Dialog, DialogActions } from '@site/shared/ui';
import { LeaveDialog } from '@site/shared/ui/leave-dialog.tsx';
import { type ComponentType, type ReactNode, useState } from 'react';
import {
  adminSessionEndQuery,
  adminSessionQuery,
  forgetAdmin,
  setSessionEnd,
  showAdmin,
  startAdminSession,
} from './admin-session.ts';

interface SignInAgainProps {
  /** The form, step by step. */
  Steps: ComponentType<{ onSignedIn: (admin: Admin) => void }>;
}

/** Prompts an administrator whose session has ended while typing. */
export function SignInAgain({ Steps }: SignInAgainProps) {
  const { data: end } = useQuery(adminSessionEndQuery);
  const { data: admin } = useQuery(adminSessionQuery);
  if (!end || !admin) return null;
  return end.other ? (
    <OtherAdmin typist={admin} other={end.other} />
  ) : (
    <Prompt>
      <Steps onSignedIn={startAdminSession} />
    </Prompt>
  );
}

/** Closing it signs them out, which needs a confirmation if something would be lost. */
function Prompt({ children }: { children: ReactNode }) {
  const [isLeaving, setLeaving] = useState(false);
  const close = () => (document.querySelector('[data-unsaved]') ? setLeaving(true) : forgetAdmin());
  return (
    <Dialog
      open
      onOpenChange={close}
      size="sm"
      title="Sign in again"
      description="Your session has ended. What you typed is still here: sign in to save it."
    >
      {children}
      <LeaveDialog
        open={isLeaving}
        description="What isn't saved is lost, except the text of an article or an announcement: it stays in this browser, for you."
        onStay={() => setLeaving(false)}
        onLeave={forgetAdmin}
      />
    </Dialog>
  );
}

interface OtherAdminProps {
  /** Whose words are on the page. */
  typist: Admin;
  /** Who is signed in now. */
  other: Admin;
}

/** Nobody's words are saved under another name. */
function OtherAdmin({ typist, other }: OtherAdminProps) {
  const back = () => setSessionEnd({ other: null });
  return (
    <Dialog
      open
      onOpenChange={back}
      size="sm"
      title={`You're signed in as ${other.name}`}
      description={`What's typed on this page is by ${typist.name}, and isn't saved under another name. If you continue without it, it's lost, except the text of an article or an announcement: that stays in this browser, for ${typist.name}.`}
    >
      <DialogActions>
        <Button variant="danger" onClick={() => showAdmin(other)}>
          Continue without it
        </Button>
        <Button variant="primary" data-initial-focus="" onClick={back}>
          Sign in as {typist.name}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
