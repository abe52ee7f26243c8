import type { PendingUnit } from './pending-progress.ts';
import { unitIntent, useUnitActions } from './use-unit-actions.ts';

interface Completing {
  completed: boolean;
  /** Whether solving it is to mark it complete: someone is signed in, and it's open. */
  isOpen: boolean;
  /** For someone who is signed in. */
  save: (completed: boolean) => void;
  /** A visitor is prompted to log in first; then it's saved. */
  toggle: () => void;
}

/** Changes whether a problem is completed. While it's unknown, nothing is changed. */
export function useCompletion(unit: PendingUnit | undefined): Completing {
  const { personId, save, logInForStatus } = useUnitActions();
  const completed = unit?.progress.completed ?? false;
  const set = (isDone: boolean) => {
    if (unit) save(unit.id, { completed: isDone });
  };
  const toggle = () => {
    if (personId) set(!completed);
    else if (unit) logInForStatus(unitIntent(unit, 'completed'), () => set(true));
  };
  return {
    completed,
    isOpen: unit !== undefined && personId !== null && !completed,
    save: set,
    toggle,
  };
}
