import { Link, useSearchParams } from '@site/shared/platform';
import { ForgotForm } from '../features/password/forgot-form.tsx';
import { FormPage } from './form-page.tsx';
import { carriedRedirect } from './redirect-target.ts';

export function ForgotPasswordPage() {
  const [search] = useSearchParams();
  return (
    <FormPage
      title="Forgot password"
      intro="Enter your email address, and we'll send you a link to choose a new password."
      footer={<Link to={`/auth/login${carriedRedirect(search)}`}>Back to login</Link>}
    >
      <ForgotForm />
    </FormPage>
  );
}
