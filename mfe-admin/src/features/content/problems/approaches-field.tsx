import { APPROACHES_MAX } from '@site/shared/contracts/practice';
import { Button, TextAreaField, TextField } from '@site/shared/ui';
import { useFieldArray, useFormContext } from 'react-hook-form';
import styles from '../forms/forms.module.css';
import { errorMessage } from '../forms/list-text.ts';
import { MoveButtons, useFocusAfterMove } from '../move-buttons.tsx';
import { emptyApproach, type ProblemValues } from './problem-values.ts';

interface ApproachesFieldProps {
  /** Each approach needs a listing in JavaScript, too. */
  inJavaScript: boolean;
}

/** The approaches before the listing's: up to three, or none. */
export function ApproachesField({ inJavaScript }: ApproachesFieldProps) {
  const { control, register, formState } = useFormContext<ProblemValues>();
  const { fields, append, remove, move } = useFieldArray({ control, name: 'approaches.before' });
  const { approaches: errors } = formState.errors;
  const whole = errors?.before?.root?.message ?? errors?.before?.message;
  const keepFocus = useFocusAfterMove(fields);
  const moveBy = (index: number, by: number, button: string) => {
    keepFocus(button);
    move(index, index + by);
  };
  return (
    <fieldset name="approaches" tabIndex={-1} className={styles.group}>
      <legend>Approaches</legend>
      <p>
        Other ways to solve it, starting with brute force. Learners see them with the listing, which
        is the last and best. Add up to three, or none.
      </p>
      {fields.length > 0 && (
        <TextField
          label="The listing's approach"
          required
          hint="A few words, such as: Hash map."
          error={errorMessage(errors?.solution)}
          {...register('approaches.solution')}
        />
      )}
      {fields.map((field, index) => (
        <fieldset key={field.id} className={styles.group}>
          <legend>Approach {index + 1}</legend>
          <ApproachFields index={index} inJavaScript={inJavaScript} />
          <div className={styles.actions}>
            <MoveButtons
              id={field.id}
              name={`approach ${index + 1}`}
              position={index}
              count={fields.length}
              onMove={(by, button) => moveBy(index, by, button)}
            />
            <Button
              size="sm"
              aria-label={`Remove approach ${index + 1}`}
              onClick={() => remove(index)}
            >
              Remove
            </Button>
          </div>
        </fieldset>
      ))}
      {whole && (
        <p role="alert" className={styles.error}>
          The approaches {whole}.
        </p>
      )}
      {fields.length < APPROACHES_MAX && (
        <div className={styles.actions}>
          <Button onClick={() => append(emptyApproach)}>Add approach</Button>
        </div>
      )}
    </fieldset>
  );
}

function ApproachFields({ index, inJavaScript }: ApproachesFieldProps & { index: number }) {
  const { register, formState } = useFormContext<ProblemValues>();
  const errors = formState.errors.approaches?.before?.[index];
  const name = `approaches.before.${index}` as const;
  return (
    <>
      <div className={styles.columns}>
        <TextField
          label="Name"
          required
          error={errorMessage(errors?.name)}
          {...register(`${name}.name`)}
        />
        <TextField
          label="Id"
          required
          hint="What its files are called, such as brute-force."
          error={errorMessage(errors?.id)}
          {...register(`${name}.id`)}
        />
      </div>
      <TextAreaField
        label="Intuition"
        required
        rows={4}
        hint="One or two paragraphs, with a blank line between."
        error={errorMessage(errors?.intuition, 'Paragraph')}
        {...register(`${name}.intuition`)}
      />
      <TextAreaField
        label="Steps"
        required
        rows={4}
        hint="One per line, two to eight."
        error={errorMessage(errors?.steps, 'Step')}
        {...register(`${name}.steps`)}
      />
      <TextAreaField
        label="Listing"
        required
        rows={8}
        spellCheck={false}
        className={styles.code}
        hint="Python that prints the example's output. It may be too slow for large cases, but never wrong."
        error={errorMessage(errors?.code)}
        {...register(`${name}.code`)}
      />
      {inJavaScript && (
        <TextAreaField
          label="Listing in JavaScript"
          required
          rows={8}
          spellCheck={false}
          className={styles.code}
          error={errorMessage(errors?.javascript)}
          {...register(`${name}.javascript`)}
        />
      )}
      {inJavaScript && (
        <TextAreaField
          label="Listing in C++"
          rows={8}
          spellCheck={false}
          className={styles.code}
          hint="The class of the listing in C++, with the same public methods."
          error={errorMessage(errors?.cpp)}
          {...register(`${name}.cpp`)}
        />
      )}
      <div className={styles.columns}>
        <TextField
          label="Time"
          required
          error={errorMessage(errors?.complexity?.time)}
          {...register(`${name}.complexity.time`)}
        />
        <TextField
          label="Space"
          required
          error={errorMessage(errors?.complexity?.space)}
          {...register(`${name}.complexity.space`)}
        />
      </div>
      <TextAreaField
        label="Why this time and space"
        required
        error={errorMessage(errors?.complexity?.reason)}
        {...register(`${name}.complexity.reason`)}
      />
    </>
  );
}
