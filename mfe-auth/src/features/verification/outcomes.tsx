import { messageOf, useMutation, useSession } from '@site/shared/platform';
import { Button, ButtonLink, Notice } from '@site/shared/ui';
import { sendVerificationAgain } from './verification.queries.ts';

export function Verified() {
  const signedIn = useSession().status === 'signed-in';
  return (
    <>
      <Notice tone="success" title="Your email is verified">
        <p>Thank you! Now we know our emails reach you.</p>
      </Notice>
      <ButtonLink to={signedIn ? '/roadmaps' : '/auth/login'} variant="primary" size="lg" wide>
        {signedIn ? 'Go to the roadmaps' : 'Log in'}
      </ButtonLink>
    </>
  );
}

export const Claimed = () => (
  <>
    <Notice tone="success" title="The account is yours now">
      <p>
        Your email is verified, your account is empty, and everyone else has been logged out. Log in
        with your new password.
      </p>
    </Notice>
    <ButtonLink to="/auth/login" variant="primary" size="lg" wide>
      Log in
    </ButtonLink>
  </>
);

/** For a link that no longer works: how to get a new one. */
export function DeadLink({ message }: { message: string }) {
  const signedIn = useSession().status === 'signed-in';
  return (
    <>
      <Notice tone="warning" title="This link doesn't work">
        <p>{message}</p>
        {!signedIn && <p>Log in, and we'll send you a new one.</p>}
      </Notice>
      {signedIn ? (
        <SendAgain />
      ) : (
        <>
          <ButtonLink to="/auth/login?redirect=%2Fprofile" variant="primary" size="lg" wide>
            Log in
          </ButtonLink>
          <ButtonLink to="/auth/forgetpassword" size="lg" wide>
            Reset your password
          </ButtonLink>
        </>
      )}
    </>
  );
}

/** Requests another email with a new link. */
function SendAgain() {
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: sendVerificationAgain,
  });
  if (isSuccess) return <Notice tone="success">A new email is on its way.</Notice>;
  return (
    <>
      {error && (
        <Notice tone="danger">
          {messageOf(error, "We couldn't send the email. Please try again.")}
        </Notice>
      )}
      <Button variant="primary" size="lg" wide busy={isPending} onClick={() => mutate()}>
        Send again
      </Button>
    </>
  );
}
