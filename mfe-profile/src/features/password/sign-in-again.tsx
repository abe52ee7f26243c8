import {
  loginPath,
  rememberRedirect,
  sessionStore,
  toast,
  useLocation,
  useMutation,
  useNavigate,
} from '@site/shared/platform';
import { Button, Notice } from '@site/shared/ui';

/** For what needs a sign-in of the last minutes: logs out, and comes back here after the next one. */
export function SignInAgain() {
  const here = useLocation();
  const navigate = useNavigate();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      if (!(await sessionStore.getState().signOut())) {
        toast.error('Logout failed. You are still logged in.');
        return;
      }
      rememberRedirect(here);
      await navigate(loginPath(here));
    },
  });
  return (
    <Notice tone="warning" title="Please log in again">
      <p>
        A first password can be set within 15 minutes of logging in, so that nobody else sets it.
      </p>
      <p>
        <Button size="sm" busy={isPending} onClick={() => mutate()}>
          Log in again
        </Button>
      </p>
    </Notice>
  );
}
