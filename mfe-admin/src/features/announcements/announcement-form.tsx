import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { newAnnouncement } from '@site/shared/contracts';
import { fieldErrorsOf, messageOf, toast, useQueryClient } from '@site/shared/platform';
import { Button, Card, TextAreaField, TextField } from '@site/shared/ui';
import { useForm } from 'react-hook-form';
import styles from './announcements.module.css';
import { announcementsQuery, publishAnnouncement } from './announcements.queries.ts';

interface Fields {
  title: string;
  body: string;
  link: string | null;
}

const empty: Fields = { title: '', body: '', link: null };
const names = ['link', 'body', 'title'] as const;

/** Writes an announcement; what was typed stays until it is published. */
export function AnnouncementForm() {
  const client = useQueryClient();
  const { register, handleSubmit, setError, reset, formState } = useForm<Fields>({
    resolver: standardSchemaResolver(newAnnouncement),
    defaultValues: empty,
  });
  const { errors, isSubmitting } = formState;

  const submit = async (announcement: Fields) => {
    try {
      await publishAnnouncement(announcement);
      toast.success('Announcement published!');
      reset(empty);
      await client.invalidateQueries(announcementsQuery);
    } catch (error) {
      toast.error(messageOf(error, 'It could not be published. Please try again.'));
      const faults = fieldErrorsOf(error);
      for (const name of names) {
        const message = faults[name];
        if (message) setError(name, { message }, { shouldFocus: true });
      }
    }
  };

  return (
    <Card as="section" padding="lg" aria-labelledby="new-announcement">
      <form className={styles.form} noValidate onSubmit={handleSubmit(submit)}>
        <h2 id="new-announcement">New announcement</h2>
        <TextField label="Title" required error={errors.title?.message} {...register('title')} />
        <TextAreaField
          label="Text"
          required
          hint="Plain text. A blank line begins a new paragraph."
          error={errors.body?.message}
          {...register('body')}
        />
        <TextField
          label="Link"
          hint="Where there is more to see: /roadmaps/sql or https://…"
          error={errors.link?.message}
          {...register('link', { setValueAs: (typed: string | null) => typed?.trim() || null })}
        />
        <Button type="submit" variant="primary" busy={isSubmitting} className={styles.submit}>
          {isSubmitting ? 'Publishing...' : 'Publish'}
        </Button>
      </form>
    </Card>
  );
}
