import { sessionStore, toast, useNavigate, useSession } from '@site/shared/platform';
import { useDialogs } from '../../dialogs/dialogs.tsx';
import { forgetPerson } from './forget-person.ts';

/**
 * Logs out and goes to the login page; nothing of the person stays on the device. What their account lacks is sent
 * first, and what can't be sent is lost only if they say so. If the server doesn't confirm it, they stay signed in.
 */
export function useLogout() {
  const { signOut } = useSession();
  const { confirmLoss } = useDialogs();
  const navigate = useNavigate();
  return async () => {
    const person = sessionStore.getState().user?.id ?? '';
    try {
      const { sendEverything } = await import('./unsent.ts');
      if (!(await confirmLoss(await sendEverything(person)))) return;
    } catch {
      toast.error(FAILED);
      return;
    }
    if (!(await signOut())) {
      toast.error(FAILED);
      return;
    }
    if (person) forgetPerson(person);
    await navigate('/auth/login');
  };
}

const FAILED = "We couldn't log you out. Please try again.";
