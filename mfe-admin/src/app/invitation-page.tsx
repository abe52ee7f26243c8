import { useMailToken } from '@site/shared/address';
import { toast, useNavigate } from '@site/shared/platform';
import { Card, Notice, Page, ToastText } from '@site/shared/ui';
import { useState } from 'react';
import { AcceptForm } from '../features/invitations/accept-form.tsx';

/** /admin/invitation: the page that the mail to a new administrator links to. */
export function InvitationPage() {
  const token = useMailToken();
  const [dead, setDead] = useState<{ token: string; message: string } | null>(null);
  const navigate = useNavigate();
  const signIn = (email: string) => {
    toast.success(<ToastText title="Your account is ready" text={`Sign in as ${email}.`} />);
    void navigate('/admin/login', { replace: true });
  };
  const problem = token
    ? dead?.token === token && dead.message
    : 'Open the link in the email again.';
  return (
    <Page title="Invitation" intro="Create your administrator account." width="form">
      <Card padding="lg">
        {token && !problem ? (
          <AcceptForm
            key={token}
            token={token}
            onAccepted={signIn}
            onDeadLink={(message) => setDead({ token, message })}
          />
        ) : (
          <Notice tone="warning" title="This link doesn't work">
            <p>{problem}</p>
            <p>Each link works once, for 7 days. Ask the person who invited you for a new one.</p>
          </Notice>
        )}
      </Card>
    </Page>
  );
}
