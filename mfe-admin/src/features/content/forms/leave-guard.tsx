import { useBlocker } from '@site/shared/platform';
import { LeaveDialog } from '@site/shared/ui/leave-dialog.tsx';
import { useEffect } from 'react';
import { type Control, type FieldValues, useFormState } from 'react-hook-form';

/** The state of a navigation that discards what was typed on purpose. */
export const DISCARDED = 'given-up';

/** Prompts before a page with unsaved changes is left. */
export function LeaveGuard<Values extends FieldValues>({ control }: { control: Control<Values> }) {
  const { isDirty, isSubmitting } = useFormState({ control });
  const { state, proceed, reset } = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      // Saving may navigate to a new address.
      isDirty && !isSubmitting && from.pathname !== to.pathname && to.state !== DISCARDED,
  );
  useEffect(() => {
    if (!isDirty) return;
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty]);
  return (
    <>
      {isDirty && <span hidden data-unsaved="" />}
      <LeaveDialog
        open={state === 'blocked'}
        onStay={() => reset?.()}
        onLeave={() => proceed?.()}
      />
    </>
  );
}

const warn = (event: BeforeUnloadEvent) => event.preventDefault();
