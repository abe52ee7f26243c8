import {
  events,
  leaveToLogIn,
  loginPath,
  sessionStore,
  toast,
  useLocation,
  useNavigate,
  useSession,
  type Wanted,
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
  /** Opens the login dialog; `resume` is called once the person has signed in there. */
  promptLogin: (reason: string, wanted: Wanted, resume: () => void) => void;
  /** Leads to the login page; the intended action runs after that. */
  logInForStatus: (wanted: Wanted, resume: () => void) => void;
}

function save(unitId: string, flag: Flag) {
  const { user } = sessionStore.getState();
  if (user) saveFlag({ personId: user.id, unitId }, flag);
}

function promptLogin(reason: string, wanted: Wanted, resume: () => void) {
  toast.error('Please log in first!', { id: 'sign-in-wanted' });
  events.emit('sign-in-wanted', { reason, wanted, resume });
}

/** Most pages have no notes to open. */
const openNone = () => undefined;

/**
 * One object for all rows, the same until something in it changes, so that rows aren't re-rendered. The
 * address changes with every filter, so it is read only on a click.
 */
export function useUnitActions(openNote: (unitId: string) => void = openNone): UnitActions {
  const { status, user } = useSession();
  const personId = user?.id ?? null;
  const location = useLocation();
  const here = useRef(location);
  useEffect(() => {
    here.current = location;
  }, [location]);
  const navigate = useNavigate();
  return useMemo(() => {
    const goToLogin = (wanted: Wanted) => {
      leaveToLogIn(here.current, wanted);
      navigate(loginPath(here.current));
    };
    const promptForStatus = (wanted: Wanted, resume: () => void) =>
      promptLogin('Log in to track your progress.', wanted, resume);
    const logInForStatus = status === 'signed-out' ? goToLogin : promptForStatus;
    return { personId, save, openNote, promptLogin, logInForStatus };
  }, [personId, openNote, status, navigate]);
}
