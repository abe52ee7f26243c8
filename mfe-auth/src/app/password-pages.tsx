import { useMailToken } from '@site/shared/address';
import { Link, toast, useNavigate, useSearchParams, useSession } from '@site/shared/platform';
import { ButtonLink, Notice, ToastText } from '@site/shared/ui';
import { useState } from 'react';
import { ForgotForm } from '../features/password/forgot-form.tsx';
import { ResetForm } from '../features/password/reset-form.tsx';
import { FormPage } from './form-page.tsx';
import { carriedRedirect } from './redirect-target.ts';

export function ForgotPasswordPage() {
  const [search] = useSearchParams();
  return (
    <FormPage
      title="Forgot your password?"
      intro="Enter your email and we'll send you a reset link."
      footer={<Link to={`/auth/login${carriedRedirect(search)}`}>Back to login</Link>}
    >
      <ForgotForm />
    </FormPage>
  );
}

/** The page that the email about a forgotten password links to. */
export function ResetPasswordPage() {
  const token = useMailToken();
  const [dead, setDead] = useState<{ token: string; message: string } | null>(null);
  const navigate = useNavigate();
  const { expire } = useSession();
  const logInAgain = ({ startsEmpty }: { startsEmpty: boolean }) => {
    // All sessions of the account have ended, including this one.
    expire();
    const title = startsEmpty ? 'Your account starts empty' : 'Password changed';
    toast.success(<ToastText title={title} text="Log in with your new password." />);
    void navigate('/auth/login', { replace: true });
  };
  const problem = token
    ? dead?.token === token && dead.message
    : 'Open the link in the email again.';
  return (
    <FormPage title="New password" intro="Choose a new password for your account.">
      {token && !problem ? (
        <ResetForm
          key={token}
          token={token}
          onDone={logInAgain}
          onDeadLink={(message) => setDead({ token, message })}
        />
      ) : (
        <>
          <Notice tone="warning" title="This link doesn't work">
            <p>{problem}</p>
            <p>Reset links work once, within an hour.</p>
          </Notice>
          <ButtonLink to="/auth/forgetpassword" variant="primary" size="lg" wide>
            Get a new link
          </ButtonLink>
        </>
      )}
    </FormPage>
  );
}
