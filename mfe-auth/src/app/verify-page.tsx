import { useMailToken } from '@site/shared/address';
import { DeadLink } from '../features/verification/outcomes.tsx';
import { Verification } from '../features/verification/verification.tsx';
import { FormPage } from './form-page.tsx';

/** The page that the email for confirming an address links to. */
export function VerifyPage() {
  const token = useMailToken();
  return (
    <FormPage title="Verify your email" intro="So we know our emails reach you.">
      {token ? (
        <Verification token={token} />
      ) : (
        <DeadLink message="Open the link in the email again." />
      )}
    </FormPage>
  );
}
