import { useLoginPath } from '@site/shared/address';
import type { SigninRequest } from '@site/shared/contracts/identity';
import { Link, useNavigate, useSearchParams, useSession } from '@site/shared/platform';
import { announceLogin, loginFailure, signIn } from '../features/login/sign-in.tsx';
import { ProviderLinks } from '../features/providers/provider-links.tsx';
import { RegisterForm } from '../features/register/register-form.tsx';
import { FormPage } from './form-page.tsx';
import { Purpose } from './purpose.tsx';
import { carriedRedirect, useContinue } from './redirect-target.ts';

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
    <FormPage
      title="Register"
      intro="Create your account"
      footer={
        <>
          Already have an account? <Link to={carried ? `/auth/login${carried}` : login}>Login</Link>
        </>
      }
    >
      <Purpose action="Sign up" />
      <ProviderLinks words={providers} />
      <RegisterForm onRegistered={onRegistered} logIn={logIn} />
    </FormPage>
  );
}
