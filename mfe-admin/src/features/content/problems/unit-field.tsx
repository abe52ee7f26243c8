import type { AdminUnit, FoundUnits } from '@site/shared/contracts/editorial';
import { useQuery } from '@site/shared/platform';
import { Button, TextField } from '@site/shared/ui';
import { useDebouncedValue } from '@site/shared/ui/use-debounced-value.ts';
import { lazy, Suspense, useId, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import forms from '../forms/forms.module.css';
import { errorMessage } from '../forms/list-text.ts';
import type { ProblemValues } from './problem-values.ts';
import styles from './problems.module.css';
import { unitsQuery } from './problems.queries.ts';

const NewUnitDialog = lazy(async () => ({
  default: (await import('./new-unit-dialog.tsx')).NewUnitDialog,
}));

/** How long typing must pause before units are searched, in milliseconds. */
const DEBOUNCE_MS = 300;

type Unit = FoundUnits['items'][number];

/** The learning unit of a problem, found by a part of its name or id. What doesn't fit is said while it's typed. */
export function UnitField({ problemId }: { problemId: string }) {
  const { register, formState, setValue } = useFormContext<ProblemValues>();
  const [typed = '', difficulty, title] = useWatch<
    ProblemValues,
    ['unit_id', 'difficulty', 'title']
  >({ name: ['unit_id', 'difficulty', 'title'] });
  const [making, setMaking] = useState(false);
  const debounced = useDebouncedValue(typed.trim(), DEBOUNCE_MS);
  const { data: found } = useQuery({ ...unitsQuery(debounced), enabled: debounced !== '' });
  const listId = useId();
  const unit = found?.find(({ id }) => id === typed);
  const misfit = typed === debounced && found ? misfitOf(found, unit, problemId, difficulty) : null;
  const use = ({ id, difficulty: its }: AdminUnit) => {
    const changed = { shouldDirty: true, shouldValidate: true };
    setValue('unit_id', id, changed);
    setValue('difficulty', its, changed);
  };
  return (
    <div className={styles.unit}>
      <TextField
        label="Practice problem"
        required
        list={listId}
        autoComplete="off"
        spellCheck={false}
        hint={
          unit
            ? `${unit.name}, in ${unit.topic} of ${unit.roadmap}.`
            : 'The same problem in a roadmap: type a part of its name or id, and choose it.'
        }
        error={misfit ?? errorMessage(formState.errors.unit_id)}
        {...register('unit_id')}
      />
      <datalist id={listId}>
        {found?.map((one) => (
          <option key={one.id} value={one.id}>
            {one.name}, {one.topic}
            {one.usedBy && one.usedBy.id !== problemId && ` (used by ${one.usedBy.title})`}
          </option>
        ))}
      </datalist>
      <div className={forms.actions}>
        <Button size="sm" onClick={() => setMaking(true)}>
          New practice problem
        </Button>
      </div>
      {making && (
        <Suspense fallback={null}>
          <NewUnitDialog
            name={title}
            difficulty={difficulty}
            onMade={use}
            onClose={() => setMaking(false)}
          />
        </Suspense>
      )}
    </div>
  );
}

/** Why a problem couldn't be published with what is typed; null if nothing speaks against it. */
function misfitOf(
  found: readonly Unit[],
  unit: Unit | undefined,
  problemId: string,
  difficulty: string,
): string | null {
  if (!unit) return found.length === 0 ? 'No practice problem is called this.' : null;
  const { usedBy } = unit;
  if (usedBy && usedBy.id !== problemId) return `“${usedBy.title}” uses it already.`;
  return unit.difficulty === difficulty ? null : `It's ${unit.difficulty}, unlike this problem.`;
}
