import { SHAPES_MAX } from '@site/shared/contracts';
import { Button, TextAreaField } from '@site/shared/ui';
import { useFieldArray, useFormContext } from 'react-hook-form';
import forms from '../../forms/forms.module.css';
import { errorMessage } from '../../forms/list-text.ts';
import { MoveButtons } from '../../move-buttons.tsx';
import { useFocusAfterMove } from '../../use-focus-after-move.ts';
import type { ProblemValues } from '../problem-values.ts';
import { AddShape } from './add-shape.tsx';
import { FramePreview } from './frame-preview.tsx';
import styles from './picture.module.css';
import { ShapeField } from './shape-field.tsx';

interface FrameFieldProps {
  id: string;
  /** Its position in the picture, from 0, and how many there are. */
  index: number;
  count: number;
  onMove: (by: number, button: string) => void;
  onRemove: () => void;
}

/** A frame: its note and its shapes, beside a preview of what learners see. */
export function FrameField({ id, index, count, onMove, onRemove }: FrameFieldProps) {
  const { control, register, formState } = useFormContext<ProblemValues>();
  const name = `picture.frames.${index}` as const;
  const { fields, append, remove, move } = useFieldArray({ control, name: `${name}.shapes` });
  const errors = formState.errors.picture?.frames?.[index];
  const whole = errors?.shapes?.root?.message ?? errors?.shapes?.message;
  const keepFocus = useFocusAfterMove(fields);
  const title = `frame ${index + 1}`;
  return (
    <fieldset className={forms.group}>
      <legend>Frame {index + 1}</legend>
      <div className={styles.frame}>
        <div className={styles.fields}>
          <TextAreaField
            label="Note"
            required
            rows={3}
            hint="What it shows, in words, for people who can't see it, too; `backticks` mark code."
            error={errorMessage(errors?.note)}
            {...register(`${name}.note`)}
          />
          {fields.map((field, position) => (
            <ShapeField
              key={field.id}
              id={field.id}
              frame={index}
              position={position}
              count={fields.length}
              onMove={(by, button) => {
                keepFocus(button);
                move(position, position + by);
              }}
              onRemove={() => remove(position)}
            />
          ))}
          {whole && (
            <p role="alert" className={forms.error}>
              The shapes {whole}.
            </p>
          )}
          {fields.length < SHAPES_MAX && (
            <AddShape frame={title} onAdd={(text) => append({ text }, { shouldFocus: false })} />
          )}
        </div>
        <FramePreview index={index} ids={fields.map((field) => field.id)} />
      </div>
      <div className={forms.actions}>
        <MoveButtons id={id} name={title} position={index} count={count} onMove={onMove} />
        <Button size="sm" aria-label={`Remove ${title}`} onClick={onRemove}>
          Remove frame
        </Button>
      </div>
    </fieldset>
  );
}
