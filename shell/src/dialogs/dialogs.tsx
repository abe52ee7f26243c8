import { events, sessionStore, type Wanted } from '@site/shared/platform';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useLazyComponent } from '../use-lazy-component.ts';

interface Dialogs {
  /** Opens the request-callback dialog. */
  requestCallback: () => void;
}

const DialogsContext = createContext<Dialogs | null>(null);

/** The shell's dialogs. Throws outside DialogsProvider. */
export function useDialogs(): Dialogs {
  const dialogs = useContext(DialogsContext);
  if (!dialogs) throw new Error('useDialogs must be used within DialogsProvider');
  return dialogs;
}

const importCallback = async () => (await import('./callback/callback-dialog.tsx')).CallbackDialog;
const importSession = async () => (await import('./session/session-dialog.tsx')).SessionDialog;

/** Offers the dialogs, and opens the login dialog when any part of the site asks for a sign-in. */
export function DialogsProvider({ children }: { children: ReactNode }) {
  const [CallbackDialog, loadCallback] = useLazyComponent(importCallback);
  const [SessionDialog, loadSession] = useLazyComponent(importSession);
  const [open, setOpen] = useState<'none' | 'callback' | 'session'>('none');
  const [asked, setAsked] = useState<Asked>({ reason: '' });
  const resumeLater = useResume(open === 'session');

  useEffect(
    () =>
      events.on('sign-in-wanted', async ({ resume, ...asked }) => {
        if (!(await loadSession())) return;
        setAsked(asked);
        resumeLater(resume);
        setOpen('session');
      }),
    [loadSession, resumeLater],
  );
  const dialogs = useMemo(
    () => ({ requestCallback: () => void loadCallback().then((ok) => ok && setOpen('callback')) }),
    [loadCallback],
  );
  const close = () => setOpen('none');
  return (
    <DialogsContext value={dialogs}>
      {children}
      {CallbackDialog && <CallbackDialog open={open === 'callback'} onClose={close} />}
      {SessionDialog && <SessionDialog open={open === 'session'} {...asked} onClose={close} />}
    </DialogsContext>
  );
}

/** Why somebody should sign in, and what they wanted. */
interface Asked {
  reason: string;
  wanted?: Wanted;
}

type Resume = (() => void) | undefined;

/**
 * Does what somebody wanted before they had to sign in, once the dialog has closed: it returns the
 * focus while it closes, and the action may open another dialog. Somebody who closes it without signing
 * in is not asked again later.
 */
function useResume(open: boolean) {
  const wanted = useRef<Resume>(undefined);
  useEffect(() => {
    if (open) return;
    const resume = wanted.current;
    wanted.current = undefined;
    if (!resume || !sessionStore.getState().user) return;
    setTimeout(resume);
  }, [open]);
  return useCallback((resume: Resume) => {
    wanted.current = resume;
  }, []);
}
