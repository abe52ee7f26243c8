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
import { type Flag, saveFlag } from './save-progress.ts';

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

/** What a visitor tried to do with a problem. */
export interface UnitIntent {
  unitId: string;
  want: 'completed' | 'bookmarked' | 'note';
}

/** The kind of the practice page's intents, for `useWanted`. */
export const UNIT_INTENT = 'unit';

const purposes: Record<UnitIntent['want'], (name: string) => string> = {
  completed: (name) => `save your progress on ${name}`,
  bookmarked: (name) => `bookmark ${name}`,
  note: (name) => `write a note on ${name}`,
};

/** The intent as it's stored while the visitor logs in. */
export const unitIntent = (
  { id, name }: { id: string; name: string },
  intent: UnitIntent['want'],
): Wanted<UnitIntent> => ({
  kind: UNIT_INTENT,
  purpose: purposes[intent](name),
  meta: { unitId: id, want: intent },
});
