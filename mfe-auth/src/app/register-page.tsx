import { Link, loginPath, useLocation, useNavigate, useSearchParams } from '@site/shared/platform';
import { RegisterForm } from '../features/register/register-form.tsx';
import { AuthPage } from './auth-page.tsx';
import { carriedRedirect } from './redirect-target.ts';
import { useDelayedCallback } from './use-timeout.ts';

/** Long enough to read the toast, in milliseconds. */
const REDIRECT_DELAY_MS = 2_000;

const providers = {
  google: 'Register with Google',
  github: 'Register with Github',
  divider: 'Or register with email',
};

export function RegisterPage() {
  const [search] = useSearchParams();
  const here = useLocation();
  const navigate = useNavigate();
  const carried = carriedRedirect(search);
  const goOn = useDelayedCallback(() => navigate(`/auth/login${carried}`), REDIRECT_DELAY_MS);
  return (
    <AuthPage
      title="Register"
      intro="Create your account"
      providers={providers}
      footer={
        <>
          Already have an account?{' '}
          <Link to={carried ? `/auth/login${carried}` : loginPath(here)}>Login</Link>
        </>
      }
    >
      <RegisterForm onRegistered={goOn} />
    </AuthPage>
  );
}
