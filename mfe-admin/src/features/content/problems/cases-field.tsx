import { Button, TextField } from '@site/shared/ui';
import { useFieldArray, useFormContext } from 'react-hook-form';
import styles from '../forms/forms.module.css';
import { errorMessage } from '../forms/list-text.ts';
import { emptyCase, type ProblemValues } from './problem-values.ts';

/** The cases that a listing has to pass: six to fifty. */
export function CasesField() {
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
      </div>
    </fieldset>
  );
}
