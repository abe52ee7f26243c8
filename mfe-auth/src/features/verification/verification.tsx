import { messageOf, statusOf, useQuery, useSession } from '@site/shared/platform';
import { Button, ButtonLink, Notice } from '@site/shared/ui';
import { SendAgain } from './send-again.tsx';
import { verification } from './verification.queries.ts';

/** Confirms an address as soon as it is shown, and says how that went. */
export function Verification({ token }: { token: string }) {
  const { isSuccess, error, refetch } = useQuery(verification(token));
  if (isSuccess) return <Verified />;
  if (!error) return <p role="status">Verifying your email...</p>;
  const status = statusOf(error);
  const answered = status !== null && status < 500 && status !== 429;
  if (answered) return <DeadLink message={messageOf(error, 'It has been used, or is too old.')} />;
  return (
    <>
      <Notice tone="danger">
        {messageOf(error, 'Your email could not be verified. Please try again.')}
      </Notice>
      <Button size="lg" wide onClick={() => void refetch()}>
        Try again
      </Button>
    </>
  );
}

function Verified() {
  const signedIn = useSession().status === 'signed-in';
  return (
    <>
      <Notice tone="success" title="Your email is verified">
        <p>Thank you. From now on we know that our mails reach you.</p>
      </Notice>
      <ButtonLink to={signedIn ? '/roadmaps' : '/auth/login'} variant="primary" size="lg" wide>
        {signedIn ? 'Go to the roadmaps' : 'Log in'}
      </ButtonLink>
    </>
  );
}

/** A link that no longer works, and the way to a new one. */
export function DeadLink({ message }: { message: string }) {
  const signedIn = useSession().status === 'signed-in';
  return (
    <>
      <Notice tone="warning" title="This link does not work">
        <p>{message}</p>
        {!signedIn && <p>Log in, and we send you a new one.</p>}
      </Notice>
      {signedIn ? (
        <SendAgain />
      ) : (
        <ButtonLink to="/auth/login?redirect=%2Fprofile" variant="primary" size="lg" wide>
          Log in
        </ButtonLink>
      )}
    </>
  );
}
