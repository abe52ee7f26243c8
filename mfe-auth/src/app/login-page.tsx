import { Link, useSearchParams } from '@site/shared/platform';
import { LoginForm } from '../features/login/login-form.tsx';
import { ProviderFailure } from '../features/providers/provider-failure.tsx';
import { ProviderLinks } from '../features/providers/provider-links.tsx';
import { FormPage } from './form-page.tsx';
import { Purpose } from './purpose.tsx';
import { carriedRedirect, useContinue } from './redirect-target.ts';

const providers = {
  google: 'Continue with Google',
  github: 'Login with Github',
  divider: 'Or login with email',
};

export function LoginPage() {
  const [search] = useSearchParams();
  const goOn = useContinue();
  return (
    <FormPage
      title="Log in"
      intro="Access your account"
      footer={
        <>
          New here? <Link to={`/auth/register${carriedRedirect(search)}`}>Sign up</Link>
        </>
      }
    >
      <Purpose action="Log in" />
      <ProviderLinks words={providers} />
      <ProviderFailure code={search.get('error')} />
      <LoginForm forgotPath={`/auth/forgetpassword${carriedRedirect(search)}`} onSignedIn={goOn} />
    </FormPage>
  );
}
