import { useWanted } from '@site/shared/platform';
import { Button, CircleCheckIcon, CircleIcon, VisuallyHidden } from '@site/shared/ui';
import type { PendingUnit } from './pending-progress.ts';
import { UNIT_INTENT, type UnitIntent, unitIntent, useUnitActions } from './use-unit-actions.ts';

interface CompleteButtonProps {
  unit: PendingUnit;
  /** Whether another button is the primary one on the page. */
  quiet?: boolean;
}

/** Shows and changes whether a problem is completed. A visitor is prompted to log in first; then it's saved. */
export function CompleteButton({ unit, quiet = false }: CompleteButtonProps) {
  const { personId, save, logInForStatus } = useUnitActions();
  const { completed } = unit.progress;
  const complete = () => save(unit.id, { completed: true });
  useWanted<UnitIntent>(UNIT_INTENT, ({ meta: { unitId } }) => {
    if (unitId === unit.id && !completed) complete();
  });
  const toggle = () =>
    personId
      ? save(unit.id, { completed: !completed })
      : logInForStatus(unitIntent(unit, 'completed'), complete);
  return (
    <Button
      variant={completed || quiet ? 'secondary' : 'primary'}
      icon={completed ? <CircleCheckIcon aria-hidden="true" /> : <CircleIcon aria-hidden="true" />}
      onClick={toggle}
    >
      <span>
        {completed ? 'Completed' : 'Mark complete'}
        {completed && <VisuallyHidden> (mark as not completed)</VisuallyHidden>}
      </span>
    </Button>
  );
}
