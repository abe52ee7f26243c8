import { toast, useNavigate, useSession } from '@site/shared/platform';

/** Logs out and goes to the login page. If the server doesn't confirm it, the person stays signed in. */
export function useLogout() {
  const { signOut } = useSession();
  const navigate = useNavigate();
  return async () => {
    if (await signOut()) await navigate('/auth/login');
    else toast.error("We couldn't log you out. Please try again.");
  };
}
