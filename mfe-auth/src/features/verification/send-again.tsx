import { messageOf, useMutation } from '@site/shared/platform';
import { Button, Notice } from '@site/shared/ui';
import { sendVerificationAgain } from './verification.queries.ts';

/** Requests another email with a new link. */
export function SendAgain() {
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
