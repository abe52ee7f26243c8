import { type PictureShape, SHAPES_MAX } from '@site/shared/contracts/practice';
import { Button, SelectField, TextAreaField } from '@site/shared/ui';
import { Frame } from '@site/shared/workspace/drawing';
import { useId, useRef, useState } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import forms from '../../forms/forms.module.css';
import { errorMessage } from '../../forms/list-text.ts';
import { MoveButtons, useFocusAfterMove } from '../../move-buttons.tsx';
import type { ProblemValues } from '../problem-values.ts';
import styles from './picture.module.css';
import type { ShapeValues } from './picture-values.ts';
import { ShapeField } from './shape-field.tsx';
import { isKind, shapeKinds } from './shape-kinds.ts';
import { checkShape, shapeText } from './shape-text.ts';

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
    <fieldset name={`picture.frames.${index}`} tabIndex={-1} className={forms.group}>
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

interface AddShapeProps {
  /** Such as frame 1. */
  frame: string;
  /** Called with the text of an example of the chosen kind. */
  onAdd: (text: string) => void;
}

/** Adds a shape: an editable example of the chosen kind. */
function AddShape({ frame, onAdd }: AddShapeProps) {
  const [kind, setKind] = useState<keyof typeof shapeKinds>('array');
  return (
    <div className={styles.add}>
      <SelectField
        label="Kind of shape"
        value={kind}
        onChange={({ target: { value } }) => isKind(value) && setKind(value)}
      >
        {Object.entries(shapeKinds).map(([value, { name }]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </SelectField>
      <Button
        aria-label={`Add shape to ${frame}`}
        onClick={() => onAdd(shapeText(shapeKinds[kind].example))}
      >
        Add shape
      </Button>
    </div>
  );
}

interface FramePreviewProps {
  index: number;
  /** The ids of its shapes, in order. */
  ids: readonly string[];
}

/** The frame as learners see it, while it's edited. */
function FramePreview({ index, ids }: FramePreviewProps) {
  const heading = useId();
  const { note, shapes } = useWatch<ProblemValues, `picture.frames.${number}`>({
    name: `picture.frames.${index}`,
  });
  const { drawn, behind } = useDrawn(ids, shapes);
  return (
    <section aria-labelledby={heading} className={styles.preview}>
      <h3 id={heading} className={styles.heading}>
        Preview of frame {index + 1}
      </h3>
      <Frame note={note} shapes={drawn} number={index + 1} />
      {behind && (
        <p className={styles.quiet}>Shapes with a mistake are shown as they were before.</p>
      )}
    </section>
  );
}

/** The shapes to draw; one with an error is drawn as it was before, so that nothing jumps during typing. */
function useDrawn(ids: readonly string[], shapes: readonly ShapeValues[]) {
  const last = useRef(new Map<string, PictureShape>());
  let behind = false;
  const drawn = ids.flatMap((id, index) => {
    const { shape } = checkShape(shapes[index]?.text ?? '');
    if (shape) last.current.set(id, shape);
    else behind = true;
    return last.current.get(id) ?? [];
  });
  return { drawn, behind };
}
