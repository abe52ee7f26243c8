import {
  events,
  loginPath,
  rememberRedirect,
  toast,
  useLocation,
  useNavigate,
  useSession,
} from '@site/shared/platform';

/** What happens when somebody without an account's id wants something that is kept in the account. */
export function useSignInGate() {
  const { status, user } = useSession();
  const location = useLocation();
  const navigate = useNavigate();

  const askToLogIn = (reason: string) => {
    toast.error('Please log in first!', { id: 'sign-in-wanted' });
    events.emit('sign-in-wanted', { reason });
  };
  const goToLogin = () => {
    rememberRedirect(location);
    navigate(loginPath(location));
  };
  return {
    personId: user?.id ?? null,
    askToLogIn,
    /** A marker from the address that is not proved yet counts as signed in, but has no id. */
    logInForStatus:
      status === 'signed-out' ? goToLogin : () => askToLogIn('Log in to track your progress.'),
  };
}
