import { toast, useNavigate, useSession } from '@site/shared/platform';

/** Logs out and goes to the login page. Where the server does not confirm it, the person stays. */
export function useLogout() {
  const { signOut } = useSession();
  const navigate = useNavigate();
  return async () => {
    if (await signOut()) await navigate('/auth/login');
    else toast.error('Logout failed. You are still logged in.');
  };
}
