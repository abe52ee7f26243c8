import { events } from '@site/shared/platform';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { usePart } from '../layout/use-part.ts';

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

const loadCallback = async () => (await import('./callback/callback-dialog.tsx')).CallbackDialog;
const loadSession = async () => (await import('./session/session-dialog.tsx')).SessionDialog;

/** Offers the dialogs, and opens the login dialog when any part of the site asks for a sign-in. */
export function DialogsProvider({ children }: { children: ReactNode }) {
  const [CallbackDialog, wantCallback] = usePart(loadCallback);
  const [SessionDialog, wantSession] = usePart(loadSession);
  const [open, setOpen] = useState<'none' | 'callback' | 'session'>('none');
  const [reason, setReason] = useState('');

  useEffect(
    () =>
      events.on('sign-in-wanted', async (detail) => {
        setReason(detail.reason);
        if (await wantSession()) setOpen('session');
      }),
    [wantSession],
  );
  const dialogs = useMemo(
    () => ({ requestCallback: () => void wantCallback().then((ok) => ok && setOpen('callback')) }),
    [wantCallback],
  );
  const close = () => setOpen('none');
  return (
    <DialogsContext value={dialogs}>
      {children}
      {CallbackDialog && <CallbackDialog open={open === 'callback'} onClose={close} />}
      {SessionDialog && <SessionDialog open={open === 'session'} reason={reason} onClose={close} />}
    </DialogsContext>
  );
}
