import { DeadLink, Verification } from '../features/verification/verification.tsx';
import { FormPage } from './form-page.tsx';
import { useMailToken } from './use-mail-token.ts';

/** Where the mail that asks to confirm an address leads. */
export function VerifyPage() {
  const token = useMailToken();
  return (
    <FormPage title="Verify your email" intro="So that we know that our mails reach you.">
      {token ? (
        <Verification token={token} />
      ) : (
        <DeadLink message="Open the link in the mail again." />
      )}
    </FormPage>
  );
}
