import { type AdminDsaProblem, dsaProblemForm } from '@site/shared/contracts/editorial';
import { useDeferredValue, useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { type Flaw, MissingFields } from '../forms/missing-fields.tsx';
import { type ProblemValues, problemRequest } from './problem-values.ts';

/** What publishing still needs. It follows what is typed. */
export function PublishList({ problem }: { problem: AdminDsaProblem }) {
  const { control } = useFormContext<ProblemValues>();
  const values = useDeferredValue(useWatch({ control }) as ProblemValues);
  const flaws = useMemo(() => flawsOf(values, problem.javascript), [values, problem.javascript]);
  return (
    <MissingFields
      flaws={flaws}
      complete={problem.proved ? 'Nothing is missing.' : "All that's left is a run of the cases."}
    />
  );
}

const EMPTY = 'must not be empty';

/** Whether a form has all that publishing needs, but for a run of its cases. */
export const isFinished = (values: ProblemValues, inJavaScript: boolean): boolean =>
  flawsOf(values, inJavaScript).length === 0;

/** What the contract says of the form as something to publish, and what depends on other fields. */
function flawsOf(values: ProblemValues, inJavaScript: boolean): Flaw[] {
  const flaws: Flaw[] = dsaProblemForm.safeParse(problemRequest(values)).error?.issues ?? [];
  const needsSize = values.generator.trim() !== '' && values.input_size === '';
  const untranslated = values.approaches.before.flatMap(({ javascript }, at) =>
    inJavaScript && javascript === ''
      ? [{ path: ['approaches', 'before', at, 'javascript'], message: EMPTY }]
      : [],
  );
  return [
    ...flaws,
    ...untranslated,
    ...(needsSize ? [{ path: ['input_size'], message: EMPTY }] : []),
  ];
}
