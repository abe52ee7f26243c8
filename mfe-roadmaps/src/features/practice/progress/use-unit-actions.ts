import {
  events,
  loginPath,
  rememberRedirect,
  sessionStore,
  toast,
  useLocation,
  useNavigate,
  useSession,
} from '@site/shared/platform';
import { useEffect, useMemo, useRef } from 'react';
import { type Flag, saveFlag } from './save-flag.ts';

/** What all rows of a page share: whose progress it is, and what happens if nobody is signed in. */
export interface UnitActions {
  /** Null for a visitor, and while a session hint is being verified. */
  personId: string | null;
  /** Saves for the person signed in at that moment. */
  save: (unitId: string, flag: Flag) => void;
  openNote: (unitId: string) => void;
  /** Opens the login dialog; `resume` is called once the person has signed in. */
  askToLogIn: (reason: string, resume?: () => void) => void;
  logInForStatus: () => void;
}

function save(unitId: string, flag: Flag) {
  const { user } = sessionStore.getState();
  if (user) saveFlag({ personId: user.id, unitId }, flag);
}

function askToLogIn(reason: string, resume?: () => void) {
  toast.error('Please log in first!', { id: 'sign-in-wanted' });
  events.emit('sign-in-wanted', { reason, ...(resume && { resume }) });
}

/**
 * One object for all rows, the same until something in it changes, so that rows aren't re-rendered. The
 * address changes with every filter, so it is read only on a click.
 */
export function useUnitActions(openNote: (unitId: string) => void): UnitActions {
  const { status, user } = useSession();
  const personId = user?.id ?? null;
  const location = useLocation();
  const here = useRef(location);
  useEffect(() => {
    here.current = location;
  }, [location]);
  const navigate = useNavigate();
  return useMemo(() => {
    const goToLogin = () => {
      rememberRedirect(here.current);
      navigate(loginPath(here.current));
    };
    const logInForStatus =
      status === 'signed-out' ? goToLogin : () => askToLogIn('Log in to track your progress.');
    return { personId, save, openNote, askToLogIn, logInForStatus };
  }, [personId, openNote, status, navigate]);
}
