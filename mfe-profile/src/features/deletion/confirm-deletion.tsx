import { useSession } from '@site/shared/platform';
import { useState } from 'react';
import { ConfirmWithPassword } from './confirm-with-password.tsx';
import { ConfirmWithSession } from './confirm-with-session.tsx';
import { DeadLink, Goodbye } from './outcomes.tsx';

type State = 'confirming' | 'deleted' | { dead: string };

/**
 * The last step. It takes a press of a button, since programs open emailed links too, and the account's
 * password in a browser that isn't signed in to it.
 */
export function ConfirmDeletion({ token }: { token: string }) {
  const { status, expire } = useSession();
  const [withPassword, setWithPassword] = useState(status === 'signed-out');
  const [state, setState] = useState<State>('confirming');
  const outcome = {
    token,
    onDone: () => {
      setState('deleted');
      // All sessions of the account have ended, including this one.
      expire();
    },
    onDeadLink: (message: string) => setState({ dead: message }),
  };
  if (state === 'deleted') return <Goodbye />;
  if (state !== 'confirming') return <DeadLink message={state.dead} />;
  if (withPassword) return <ConfirmWithPassword {...outcome} />;
  return <ConfirmWithSession {...outcome} onPasswordRequired={() => setWithPassword(true)} />;
}
