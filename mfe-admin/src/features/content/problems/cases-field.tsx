import type { AdminDsaProblem } from '@site/shared/contracts/editorial';
import type { DsaCase } from '@site/shared/contracts/practice';
import { Button, TextField } from '@site/shared/ui';
import { lazy, Suspense, useState } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import styles from '../forms/forms.module.css';
import { errorMessage } from '../forms/list-text.ts';
import { emptyCase, type ProblemValues } from './problem-values.ts';
import { exampleCase } from './proposals/example-case.ts';

const ProposalsDialog = lazy(async () => ({
  default: (await import('./proposals/proposals-dialog.tsx')).ProposalsDialog,
}));

/** The cases that a listing has to pass: six to fifty. */
export function CasesField({ problem }: { problem: AdminDsaProblem }) {
  const { control, register, formState } = useFormContext<ProblemValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'cases' });
  const { cases: errors } = formState.errors;
  const whole = errors?.root?.message ?? errors?.message;
  return (
    <fieldset name="cases" tabIndex={-1} className={styles.group}>
      <legend>Cases</legend>
      <p>
        The input and the expected value are Python, and must be equal after the listing has run.
        Add at least six. Learners meet a hidden case only when they submit their code.
      </p>
      {fields.map((field, index) => (
        <fieldset key={field.id} className={styles.row}>
          <legend>Case {index + 1}</legend>
          <TextField
            label="Name"
            error={errorMessage(errors?.[index]?.name)}
            {...register(`cases.${index}.name`)}
          />
          <TextField
            label="Input"
            spellCheck={false}
            error={errorMessage(errors?.[index]?.input)}
            {...register(`cases.${index}.input`)}
          />
          <TextField
            label="Expected"
            spellCheck={false}
            error={errorMessage(errors?.[index]?.expected)}
            {...register(`cases.${index}.expected`)}
          />
          <label className={styles.check}>
            <input type="checkbox" {...register(`cases.${index}.hidden`)} />
            Hidden
          </label>
          <Button size="sm" aria-label={`Remove case ${index + 1}`} onClick={() => remove(index)}>
            Remove
          </Button>
        </fieldset>
      ))}
      {whole && (
        <p role="alert" className={styles.error}>
          The cases {whole}.
        </p>
      )}
      <div className={styles.actions}>
        <Button onClick={() => append(emptyCase)}>Add case</Button>
        <ExampleButton onAdd={append} />
        <ProposeButton problem={problem} onAdd={append} />
      </div>
    </fieldset>
  );
}

interface AddButtonProps {
  onAdd: (cases: DsaCase[]) => void;
}

/** The example of the statement, which the listing prints, as a case; nothing if it is one, or isn't printed. */
function ExampleButton({ onAdd }: AddButtonProps) {
  const [code, output, cases] = useWatch<ProblemValues, ['code', 'example.output', 'cases']>({
    name: ['code', 'example.output', 'cases'],
  });
  const example = exampleCase(code, output);
  if (!example || cases.some(({ input }) => input === example.input)) return null;
  return <Button onClick={() => onAdd([example])}>Add the example</Button>;
}

/** Opens what proposes cases, once a listing has passed those there are. */
function ProposeButton({ problem, onAdd }: AddButtonProps & { problem: AdminDsaProblem }) {
  const [open, setOpen] = useState(false);
  const [code, support] = useWatch<ProblemValues, ['code', 'support']>({
    name: ['code', 'support'],
  });
  const isProved = problem.proved && code === problem.code && support === problem.support;
  return (
    <>
      <Button
        disabled={!isProved}
        aria-describedby={isProved ? undefined : 'propose-reason'}
        onClick={() => setOpen(true)}
      >
        Propose cases
      </Button>
      {!isProved && (
        <p id="propose-reason" className={styles.reason}>
          Cases can be proposed once the listing has passed those there are, if only the example.
        </p>
      )}
      {open && (
        <Suspense fallback={null}>
          <ProposalsDialog problem={problem} onAdd={onAdd} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
