import { events, sessionStore, type Wanted } from '@site/shared/platform';
import { onInterruption } from '@site/shared/session';
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
import type { Unsent } from '../layout/logout/unsent.ts';
import { useLazyComponent } from '../lazy-component.ts';

interface Dialogs {
  /** Opens the request-callback dialog. */
  requestCallback: () => void;
  /** Resolves to whether a person who logs out gives up what couldn't be sent; at once if there's nothing. */
  confirmLoss: (unsent: Unsent) => Promise<boolean>;
}

const DialogsContext = createContext<Dialogs | null>(null);

/** The shell's dialogs. Throws outside DialogsProvider. */
export function useDialogs(): Dialogs {
  const dialogs = useContext(DialogsContext);
  if (!dialogs) throw new Error('useDialogs must be used within DialogsProvider');
  return dialogs;
}

const importCallback = async () => (await import('./callback/callback-dialog.tsx')).CallbackDialog;
const importUnsent = async () => (await import('../layout/logout/unsent-dialog.tsx')).UnsentDialog;
const importSession = async () => (await import('./session/session-dialog.tsx')).SessionDialog;

/** Offers the dialogs, and opens the login dialog when any part of the site requests a sign-in. */
export function DialogsProvider({ children }: { children: ReactNode }) {
  const [CallbackDialog, loadCallback] = useLazyComponent(importCallback);
  const [SessionDialog, loadSession] = useLazyComponent(importSession);
  const [UnsentDialog, loadUnsent] = useLazyComponent(importUnsent);
  const [unsent, setUnsent] = useState<Unsent>({});
  const decided = useRef((_givesUp: boolean) => {});
  const [open, setOpen] = useState<'none' | 'callback' | 'session' | 'unsent'>('none');
  const [prompt, setPrompt] = useState<LoginPrompt>({ reason: '' });
  const resumeLater = useResume(open === 'session');

  useEffect(
    () =>
      events.on('sign-in-wanted', async ({ resume, ...prompt }) => {
        if (!(await loadSession())) return;
        setPrompt(prompt);
        resumeLater(resume);
        setOpen('session');
      }),
    [loadSession, resumeLater],
  );
  const closed = useRef(() => {});
  useEffect(
    () =>
      onInterruption(async () => {
        if (!(await loadSession())) return;
        setPrompt({ reason: SESSION_ENDED });
        setOpen('session');
        await new Promise<void>((resolve) => {
          closed.current = resolve;
        });
      }),
    [loadSession],
  );
  const dialogs = useMemo(
    () => ({
      requestCallback: () => void loadCallback().then((ok) => ok && setOpen('callback')),
      confirmLoss: async (lost: Unsent) => {
        if (Object.keys(lost).length === 0) return true;
        if (!(await loadUnsent())) return false;
        setUnsent(lost);
        setOpen('unsent');
        return new Promise<boolean>((resolve) => {
          decided.current = resolve;
        });
      },
    }),
    [loadCallback, loadUnsent],
  );
  const decide = (givesUp: boolean) => {
    setOpen('none');
    decided.current(givesUp);
  };
  const close = () => {
    setOpen('none');
    closed.current();
  };
  return (
    <DialogsContext value={dialogs}>
      {children}
      {CallbackDialog && <CallbackDialog open={open === 'callback'} onClose={close} />}
      {UnsentDialog && (
        <UnsentDialog
          open={open === 'unsent'}
          unsent={unsent}
          onStay={() => decide(false)}
          onLogOut={() => decide(true)}
        />
      )}
      {SessionDialog && <SessionDialog open={open === 'session'} {...prompt} onClose={close} />}
    </DialogsContext>
  );
}

const SESSION_ENDED =
  "You've been logged out, in another tab or on another device. What you typed is still here: log in to save it.";

/** Why to log in, and what the person was about to do. */
interface LoginPrompt {
  reason: string;
  wanted?: Wanted;
}

type Resume = (() => void) | undefined;

/**
 * Resumes what a person was doing before they had to sign in, once the dialog has closed: it returns the
 * focus while it closes, and the action may open another dialog. If they close it without signing in,
 * nothing is resumed later.
 */
function useResume(open: boolean) {
  const pending = useRef<Resume>(undefined);
  useEffect(() => {
    if (open) return;
    const resume = pending.current;
    pending.current = undefined;
    if (!resume || !sessionStore.getState().user) return;
    setTimeout(resume);
  }, [open]);
  return useCallback((resume: Resume) => {
    pending.current = resume;
  }, []);
}
