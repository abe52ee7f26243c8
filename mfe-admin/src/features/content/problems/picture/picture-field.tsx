import { FRAMES_MAX } from '@site/shared/contracts/practice';
import { Button, TextField } from '@site/shared/ui';
import { useFieldArray, useFormContext } from 'react-hook-form';
import forms from '../../forms/forms.module.css';
import { errorMessage } from '../../forms/list-text.ts';
import { useFocusAfterMove } from '../../move-buttons.tsx';
import type { ProblemValues } from '../problem-values.ts';
import { FrameField } from './frame-field.tsx';

/** The picture in the explanation: up to six frames, or none. */
export function PictureField() {
  const { control, register, formState } = useFormContext<ProblemValues>();
  const { fields, append, remove, move } = useFieldArray({ control, name: 'picture.frames' });
  const { picture: errors } = formState.errors;
  const whole = errors?.frames?.root?.message ?? errors?.frames?.message;
  const keepFocus = useFocusAfterMove(fields);
  return (
    <fieldset name="picture" tabIndex={-1} className={forms.group}>
      <legend>Picture</legend>
      <p>
        The idea of the solution, frame by frame, on the problem's own example. Learners see it in
        the explanation. Add up to six frames, or none.
      </p>
      {fields.length > 0 && (
        <TextField
          label="Title of the picture"
          required
          hint="What it shows, such as: Each number looks up its partner."
          error={errorMessage(errors?.title)}
          {...register('picture.title')}
        />
      )}
      {fields.map((field, index) => (
        <FrameField
          key={field.id}
          id={field.id}
          index={index}
          count={fields.length}
          onMove={(by, button) => {
            keepFocus(button);
            move(index, index + by);
          }}
          onRemove={() => remove(index)}
        />
      ))}
      {whole && (
        <p role="alert" className={forms.error}>
          The frames {whole}.
        </p>
      )}
      {fields.length < FRAMES_MAX && (
        <div className={forms.actions}>
          <Button onClick={() => append({ note: '', shapes: [] }, { shouldFocus: false })}>
            Add frame
          </Button>
        </div>
      )}
    </fieldset>
  );
}
