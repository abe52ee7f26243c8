import { Link, useSearchParams } from '@site/shared/platform';
import { ForgotForm } from '../features/password/forgot-form.tsx';
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
