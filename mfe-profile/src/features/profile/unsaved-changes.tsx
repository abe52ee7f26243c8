import { sessionStore, useBlocker } from '@site/shared/platform';
import { LeaveDialog } from '@site/shared/ui/leave-dialog.tsx';
import { createContext, type ReactNode, useContext, useEffect, useMemo } from 'react';

type Discard = () => void;

/** Forms with unsaved changes on this page, each with a function that discards them. */
const UnsavedForms = createContext<Set<Discard>>(new Set());

/** Prompts before a page with unsaved changes is left, or another of its tabs opened. */
export function UnsavedChangesGuard({ children }: { children: ReactNode }) {
  const forms = useMemo(() => new Set<Discard>(), []);
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      forms.size > 0 &&
      // Someone who has just been signed out can't save; their drafts are stored.
      sessionStore.getState().status === 'signed-in' &&
      (from.pathname !== to.pathname || from.search !== to.search),
  );
  const leave = () => {
    for (const discard of forms) discard();
    blocker.proceed?.();
  };
  return (
    <UnsavedForms value={forms}>
      {children}
      <LeaveDialog
        open={blocker.state === 'blocked'}
        onStay={() => blocker.reset?.()}
        onLeave={leave}
      />
    </UnsavedForms>
  );
}

const warn = (event: BeforeUnloadEvent) => event.preventDefault();

/**
 * Guards a form's unsaved changes, also against closing the browser's tab. `discard` must be the same
 * function in every render.
 */
export function useUnsaved(isDirty: boolean, discard: Discard) {
  const forms = useContext(UnsavedForms);
  useEffect(() => {
    if (!isDirty) return;
    forms.add(discard);
    window.addEventListener('beforeunload', warn);
    return () => {
      forms.delete(discard);
      window.removeEventListener('beforeunload', warn);
    };
  }, [isDirty, discard, forms]);
}
