import { sessionStore, useBlocker } from '@site/shared/platform';
import { LeaveDialog } from '@site/shared/ui/leave-dialog.tsx';
import { createContext, type ReactNode, useContext, useEffect, useMemo } from 'react';

type Discard = () => void;

/** Forms with unsaved changes on this page, each with what gives its changes up. */
const UnsavedForms = createContext<Set<Discard>>(new Set());

/** Asks before a page is left, or another tab of it opened, while a form in it has unsaved changes. */
export function UnsavedChangesGuard({ children }: { children: ReactNode }) {
  const forms = useMemo(() => new Set<Discard>(), []);
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      forms.size > 0 &&
      // Somebody who has just been signed out can't save; their drafts wait for them.
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
 * Guards a form's changes while it has any, also against closing the browser's tab. `discard` must stay the
 * same function from one rendering to the next.
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
