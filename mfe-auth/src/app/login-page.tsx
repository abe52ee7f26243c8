import { Link, useSearchParams } from '@site/shared/platform';
import { LoginForm } from '../features/login/login-form.tsx';
import { ProviderFailure } from '../features/providers/provider-failure.tsx';
import { AuthPage } from './auth-page.tsx';
import { Purpose } from './purpose.tsx';
import { carriedRedirect } from './redirect-target.ts';
import { useContinue } from './use-continue.ts';

const providers = {
  google: 'Continue with Google',
  github: 'Login with Github',
  divider: 'Or login with email',
};

export function LoginPage() {
  const [search] = useSearchParams();
  const goOn = useContinue();
  return (
    <AuthPage
      title="Log in"
      intro="Access your account"
      purpose={<Purpose action="Log in" />}
      providers={providers}
      footer={
        <>
          New here? <Link to={`/auth/register${carriedRedirect(search)}`}>Sign up</Link>
        </>
      }
    >
      <ProviderFailure code={search.get('error')} />
      <LoginForm forgotPath={`/auth/forgetpassword${carriedRedirect(search)}`} onSignedIn={goOn} />
    </AuthPage>
  );
}
