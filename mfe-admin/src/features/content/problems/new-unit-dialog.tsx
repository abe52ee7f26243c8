import { type AdminUnit, unitForm } from '@site/shared/contracts/editorial';
import { useQuery } from '@site/shared/platform';
import { Button, DialogActions, SelectField, TextField } from '@site/shared/ui';
import { FormDialog } from '@site/shared/ui/form-dialog.tsx';
import { useState } from 'react';
import forms from '../forms/forms.module.css';
import { errorMessage } from '../forms/list-text.ts';
import { useContentForm } from '../forms/use-content-form.ts';
import { emptyUnit, topicIn, unitRequest } from '../roadmaps/roadmap-values.ts';
import { addUnit, roadmapQuery, roadmapsQuery } from '../roadmaps/roadmaps.queries.ts';

interface NewUnitDialogProps {
  /** What is filled in already: what the problem says of itself. */
  name: string;
  difficulty: string;
  onMade: (unit: AdminUnit) => void;
  onClose: () => void;
}

/** Makes the learning unit of a DSA problem, last in a topic that learners see. */
export function NewUnitDialog({ name, difficulty, onMade, onClose }: NewUnitDialogProps) {
  const [roadmapId, setRoadmapId] = useState('');
  const [topicId, setTopicId] = useState('');
  const { data: roadmaps, isError } = useQuery(roadmapsQuery);
  const { data: roadmap } = useQuery({ ...roadmapQuery(roadmapId), enabled: roadmapId !== '' });
  const { form, submit } = useContentForm({
    schema: unitForm,
    values: { ...emptyUnit, name, difficulty },
    requestOf: unitRequest,
    save: async (request) => {
      const saved = await addUnit(topicId, request);
      const made = topicIn(saved, topicId)?.units.filter(({ retired }) => !retired);
      const last = made?.at(-1);
      if (last) onMade(last);
      onClose();
      return undefined;
    },
    done: 'Practice problem added!',
  });
  const { register, formState } = form;
  return (
    <FormDialog
      isDirty={formState.isDirty || topicId !== ''}
      onClose={onClose}
      title="New practice problem"
      description="Learners see it in its roadmap at once, last in its topic."
    >
      <form
        className={forms.form}
        noValidate
        onSubmit={(event) => {
          // React passes it on to the form around the dialog, which would save the draft.
          event.stopPropagation();
          void submit(event);
        }}
      >
        <TextField
          label="Name"
          required
          error={errorMessage(formState.errors.name)}
          {...register('name')}
        />
        <div className={forms.columns}>
          <SelectField
            label="Roadmap"
            required
            hint={isError ? "We couldn't load the roadmaps. Close this and try again." : undefined}
            value={roadmapId}
            onChange={({ currentTarget: { value } }) => {
              setRoadmapId(value);
              setTopicId('');
            }}
          >
            <option value="">Choose one</option>
            {roadmaps?.filter(isShown).map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </SelectField>
          <SelectField
            label="Topic"
            required
            value={topicId}
            disabled={!roadmap}
            onChange={({ currentTarget: { value } }) => setTopicId(value)}
          >
            <option value="">Choose one</option>
            {roadmap?.topics.filter(isShown).map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </SelectField>
          <SelectField
            label="Difficulty"
            error={errorMessage(formState.errors.difficulty)}
            {...register('difficulty')}
          >
            <option value="easy">Easy</option>
            <option value="medium">Medium</option>
            <option value="hard">Hard</option>
          </SelectField>
        </div>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="submit"
            variant="primary"
            disabled={topicId === ''}
            busy={formState.isSubmitting}
          >
            Add and use it
          </Button>
        </DialogActions>
      </form>
    </FormDialog>
  );
}

const isShown = ({ retired }: { retired: boolean }) => !retired;
