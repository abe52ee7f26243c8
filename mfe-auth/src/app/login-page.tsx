import { Link, useNavigate, useSearchParams } from '@site/shared/platform';
import { LoginForm } from '../features/login/login-form.tsx';
import { ProviderFailure } from '../features/providers/provider-failure.tsx';
import { AuthPage } from './auth-page.tsx';
import { carriedRedirect, redirectTarget } from './redirect-target.ts';
import { useDelayedCallback } from './use-timeout.ts';

/** Long enough to read the toast, in milliseconds. */
const REDIRECT_DELAY_MS = 1_500;

const providers = {
  google: 'Continue with Google',
  github: 'Login with Github',
  divider: 'Or login with email',
};

export function LoginPage() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const goOn = useDelayedCallback(
    () => navigate(redirectTarget(search), { replace: true }),
    REDIRECT_DELAY_MS,
  );
  return (
    <AuthPage
      title="Log in"
      intro="Access your account"
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
