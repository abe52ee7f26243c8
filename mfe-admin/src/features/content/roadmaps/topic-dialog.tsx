import { type AdminTopic, changeTopicRequest, topicForm } from '@site/shared/contracts/editorial';
import { Button, DialogActions, TextAreaField, TextField } from '@site/shared/ui';
import { FormDialog } from '@site/shared/ui/form-dialog.tsx';
import { ChangedElsewhere } from '../forms/changed-elsewhere.tsx';
import styles from '../forms/forms.module.css';
import { errorMessage } from '../forms/list-text.ts';
import { useContentForm } from '../forms/use-content-form.ts';
import { currentRoadmap } from './roadmap-form.tsx';
import { emptyTopic, topicIn, topicRequest, topicValues } from './roadmap-values.ts';
import { addTopic, changePart } from './roadmaps.queries.ts';

interface TopicDialogProps {
  roadmapId: string;
  /** null for a new one. */
  topic: AdminTopic | null;
  onClose: () => void;
}

export function TopicDialog({ roadmapId, topic, onClose }: TopicDialogProps) {
  const { form, submit, differences } = useContentForm({
    schema: topic ? changeTopicRequest : topicForm,
    values: topic ? topicValues(topic) : emptyTopic,
    ...(topic && { version: topic.version }),
    requestOf: topicRequest,
    save: async (request) => {
      await (topic ? changePart('topics', topic.id, request) : addTopic(roadmapId, request));
      onClose();
      return undefined;
    },
    currentIn: (current) => {
      const found = topicIn(currentRoadmap(current), topic?.id ?? '');
      return found ? { values: topicValues(found), version: found.version } : null;
    },
    done: topic ? 'Topic saved!' : 'Topic added!',
  });
  const { register, formState } = form;
  return (
    <FormDialog
      isDirty={formState.isDirty}
      onClose={onClose}
      title={topic ? 'Edit topic' : 'New topic'}
    >
      <form className={styles.form} noValidate onSubmit={submit}>
        <ChangedElsewhere differences={differences} />
        <TextField
          label="Title"
          required
          error={errorMessage(formState.errors.title)}
          {...register('title')}
        />
        <TextAreaField
          label="Description"
          required
          error={errorMessage(formState.errors.description)}
          {...register('description')}
        />
        <TextField
          label="Lesson"
          hint="The end of an article's address, such as sliding-window for /article/sliding-window, or empty."
          error={errorMessage(formState.errors.lesson)}
          {...register('lesson')}
        />
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" busy={formState.isSubmitting}>
            {topic ? 'Save topic' : 'Add topic'}
          </Button>
        </DialogActions>
      </form>
    </FormDialog>
  );
}
