import { type AdminUnit, changeUnitRequest, unitForm } from '@site/shared/contracts/editorial';
import { Button, DialogActions, SelectField, TextAreaField, TextField } from '@site/shared/ui';
import { FormDialog } from '@site/shared/ui/form-dialog.tsx';
import { ChangedElsewhere } from '../forms/changed-elsewhere.tsx';
import styles from '../forms/forms.module.css';
import { errorMessage } from '../forms/list-text.ts';
import { useContentForm } from '../forms/use-content-form.ts';
import { currentRoadmap } from './roadmap-form.tsx';
import { emptyUnit, unitIn, unitRequest, unitValues } from './roadmap-values.ts';
import { addUnit, changePart } from './roadmaps.queries.ts';

interface UnitDialogProps {
  /** The topic that a new one goes into. */
  topicId: string;
  /** null for a new one. */
  unit: AdminUnit | null;
  onClose: () => void;
}

export function UnitDialog({ topicId, unit, onClose }: UnitDialogProps) {
  const { form, submit, differences } = useContentForm({
    schema: unit ? changeUnitRequest : unitForm,
    values: unit ? unitValues(unit) : emptyUnit,
    ...(unit && { version: unit.version }),
    requestOf: unitRequest,
    save: async (request) => {
      await (unit ? changePart('units', unit.id, request) : addUnit(topicId, request));
      onClose();
      return undefined;
    },
    currentIn: (current) => {
      const found = unitIn(currentRoadmap(current), unit?.id ?? '');
      return found ? { values: unitValues(found), version: found.version } : null;
    },
    done: unit ? 'Problem saved!' : 'Problem added!',
  });
  const { register, formState } = form;
  const { errors, isDirty, isSubmitting } = formState;
  return (
    <FormDialog isDirty={isDirty} onClose={onClose} title={unit ? 'Edit problem' : 'New problem'}>
      <form className={styles.form} noValidate onSubmit={submit}>
        <ChangedElsewhere differences={differences} />
        <TextField label="Name" required error={errorMessage(errors.name)} {...register('name')} />
        <div className={styles.columns}>
          <SelectField
            label="Difficulty"
            error={errorMessage(errors.difficulty)}
            {...register('difficulty')}
          >
            <option value="easy">Easy</option>
            <option value="medium">Medium</option>
            <option value="hard">Hard</option>
          </SelectField>
          <SelectField
            label="Priority"
            error={errorMessage(errors.priority)}
            {...register('priority')}
          >
            <option value="low">Low</option>
            <option value="medium">Medium</option>
            <option value="high">High</option>
          </SelectField>
          <TextField
            label="Minutes to complete"
            inputMode="numeric"
            error={errorMessage(errors.time_to_complete)}
            {...register('time_to_complete')}
          />
          <TextField
            label="Rating"
            inputMode="decimal"
            hint="0 to 5, or empty."
            error={errorMessage(errors.rating)}
            {...register('rating')}
          />
        </div>
        <TextField
          label="Link to the problem"
          hint="https://…"
          error={errorMessage(errors.problem_link)}
          {...register('problem_link')}
        />
        <TextField
          label="Link to an article"
          hint="https://…, or /article/… for one on this site."
          error={errorMessage(errors.article_link)}
          {...register('article_link')}
        />
        <TextField
          label="Link to a video"
          error={errorMessage(errors.video_link)}
          {...register('video_link')}
        />
        <TextAreaField
          label="Companies"
          hint="One per line, such as Amazon https://…: the name, and the address of what lists it, if you know it."
          error={errorMessage(errors.companies, 'Line')}
          {...register('companies')}
        />
        <TextField
          label="Tags"
          hint="Separated by commas."
          error={errorMessage(errors.tags, 'Tag')}
          {...register('tags')}
        />
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" busy={isSubmitting}>
            {unit ? 'Save problem' : 'Add problem'}
          </Button>
        </DialogActions>
      </form>
    </FormDialog>
  );
}
