import { useBlocker } from '@site/shared/platform';
import { LeaveDialog } from '@site/shared/ui/leave-dialog.tsx';
import { useEffect } from 'react';
import { type Control, type FieldValues, useFormState } from 'react-hook-form';

interface LeaveGuardProps {
  hasUnsaved: () => boolean;
  /** Whether a location may be opened all the same. */
  allows: (to: { pathname: string; state: unknown }) => boolean;
  /** Tried before anyone is prompted. @returns whether everything is saved */
  save?: () => Promise<boolean>;
  /** What becomes of the changes. */
  description?: string;
}

/** Prompts before a page with unsaved changes is left. */
export function LeaveGuard({ hasUnsaved, allows, save, description }: LeaveGuardProps) {
  const { state, proceed, reset } = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      hasUnsaved() && from.pathname !== to.pathname && !allows(to),
  );

  useEffect(() => {
    if (state !== 'blocked') return;
    save?.().then((isSaved) => isSaved && proceed?.());
  }, [state, proceed, save]);

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => hasUnsaved() && event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [hasUnsaved]);

  return (
    <LeaveDialog
      open={state === 'blocked'}
      description={description}
      onStay={() => reset?.()}
      onLeave={() => proceed?.()}
    />
  );
}

/** The state of a navigation that discards what was typed on purpose. */
export const DISCARDED = 'given-up';

/** Prompts before a page is left whose form has changes. */
export function FormLeaveGuard<Values extends FieldValues>({
  control,
}: {
  control: Control<Values>;
}) {
  const { isDirty, isSubmitting } = useFormState({ control });
  return (
    <>
      {isDirty && <span hidden data-unsaved="" />}
      <LeaveGuard
        hasUnsaved={() => isDirty}
        // Saving may navigate to a new address.
        allows={({ state }) => isSubmitting || state === DISCARDED}
      />
    </>
  );
}
