import { useLoginPath } from '@site/shared/address';
import type { SigninRequest } from '@site/shared/contracts';
import { Link, useNavigate, useSearchParams, useSession } from '@site/shared/platform';
import { announceLogin } from '../features/login/announce-login.tsx';
import { loginFailure } from '../features/login/login-failure.ts';
import { signIn } from '../features/login/sign-in.ts';
import { RegisterForm } from '../features/register/register-form.tsx';
import { AuthPage } from './auth-page.tsx';
import { Purpose } from './purpose.tsx';
import { carriedRedirect } from './redirect-target.ts';
import { useContinue } from './use-continue.ts';

const providers = {
  google: 'Register with Google',
  github: 'Register with Github',
  divider: 'Or register with email',
};

export function RegisterPage() {
  const [search] = useSearchParams();
  const login = useLoginPath();
  const navigate = useNavigate();
  const carried = carriedRedirect(search);
  const session = useSession();
  const goOn = useContinue();
  const enter = async (credentials: SigninRequest) => {
    session.signIn(await signIn(credentials));
    goOn();
  };
  const onRegistered = async (credentials: SigninRequest) => {
    try {
      await enter(credentials);
    } catch {
      // The account exists, so the person can log in themselves.
      await navigate(`/auth/login${carried}`);
    }
  };
  const logIn = async (credentials: SigninRequest) => {
    try {
      await enter(credentials);
      announceLogin();
      return null;
    } catch (error) {
      return loginFailure(error);
    }
  };
  return (
    <AuthPage
      title="Register"
      intro="Create your account"
      purpose={<Purpose action="Sign up" />}
      providers={providers}
      footer={
        <>
          Already have an account? <Link to={carried ? `/auth/login${carried}` : login}>Login</Link>
        </>
      }
    >
      <RegisterForm onRegistered={onRegistered} logIn={logIn} />
    </AuthPage>
  );
}
