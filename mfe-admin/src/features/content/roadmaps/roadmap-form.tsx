import {
  type AdminRoadmap,
  adminRoadmap,
  changeRoadmapRequest,
  newRoadmapRequest,
} from '@site/shared/contracts/editorial';
import { useNavigate } from '@site/shared/platform';
import { Button, SelectField, TextAreaField, TextField } from '@site/shared/ui';
import { FormLeaveGuard } from '../../../forms/leave-guard.tsx';
import { ChangedElsewhere } from '../forms/changed-elsewhere.tsx';
import styles from '../forms/forms.module.css';
import { errorMessage } from '../forms/list-text.ts';
import { useContentForm } from '../forms/use-content-form.ts';
import { emptyRoadmap, newRoadmap, roadmapRequest, roadmapValues } from './roadmap-values.ts';
import { cacheRoadmap, changePart, createRoadmap } from './roadmaps.queries.ts';

/** A roadmap's own fields; without a roadmap, the form for a new one. */
export function RoadmapForm({ roadmap }: { roadmap: AdminRoadmap | null }) {
  const navigate = useNavigate();
  const { form, submit, differences } = useContentForm({
    schema: roadmap ? changeRoadmapRequest : newRoadmapRequest,
    values: roadmap ? roadmapValues(roadmap) : emptyRoadmap,
    ...(roadmap && { version: roadmap.version }),
    requestOf: roadmap ? roadmapRequest : newRoadmap,
    save: async (request) => {
      if (roadmap) return heldOf(await changePart('roadmaps', roadmap.id, request));
      const made = await createRoadmap(request);
      navigate(`/admin/roadmaps/${made.id}`);
      return undefined;
    },
    currentIn: (current) => heldOf(currentRoadmap(current)),
    done: roadmap ? 'Roadmap saved!' : 'Roadmap created!',
  });
  const { register, formState } = form;
  const { errors, isSubmitting } = formState;
  return (
    <form className={styles.form} noValidate aria-label="Roadmap" onSubmit={submit}>
      <FormLeaveGuard control={form.control} />
      <ChangedElsewhere differences={differences} />
      <TextField label="Title" required error={errorMessage(errors.title)} {...register('title')} />
      {!roadmap && (
        <TextField
          label="Address"
          required
          hint="The part after /roadmaps/, such as system-design. You can't change it later."
          error={errorMessage(errors.id)}
          {...register('id')}
        />
      )}
      <TextAreaField
        label="Description"
        required
        error={errorMessage(errors.description)}
        {...register('description')}
      />
      <div className={styles.columns}>
        <TextField
          label="Category"
          required
          error={errorMessage(errors.category)}
          {...register('category')}
        />
        <SelectField
          label="Level"
          error={errorMessage(errors.complexity)}
          {...register('complexity')}
        >
          <option value="beginner">Beginner</option>
          <option value="intermediate">Intermediate</option>
          <option value="advanced">Advanced</option>
        </SelectField>
        <SelectField
          label="Counts"
          error={errorMessage(errors.counted_as)}
          {...register('counted_as')}
        >
          <option value="problem">Problems</option>
          <option value="unit">Units, such as quizzes and texts</option>
        </SelectField>
        <TextField
          label="Tags"
          hint="Separated by commas."
          error={errorMessage(errors.tags, 'Tag')}
          {...register('tags')}
        />
      </div>
      <TextField
        label="Module title"
        required
        hint="The module holds all topics."
        error={errorMessage(errors.module?.title)}
        {...register('module.title')}
      />
      <TextAreaField
        label="Module description"
        required
        error={errorMessage(errors.module?.description)}
        {...register('module.description')}
      />
      <label className={styles.check}>
        <input type="checkbox" {...register('illustrative')} />
        Companies and ratings are only examples; the page says so.
      </label>
      <div className={styles.actions}>
        <Button type="submit" variant="primary" busy={isSubmitting}>
          {roadmap ? 'Save' : 'Create roadmap'}
        </Button>
      </div>
    </form>
  );
}

const heldOf = (roadmap: AdminRoadmap) => ({
  values: roadmapValues(roadmap),
  version: roadmap.version,
});

/** Someone else's newer version of the roadmap. */
export function currentRoadmap(current: unknown): AdminRoadmap {
  const roadmap = adminRoadmap.parse(current);
  cacheRoadmap(roadmap);
  return roadmap;
}
