import { toast, useQueryClient } from '@site/shared/platform';
import { Button, Card } from '@site/shared/ui';
import { AnnouncementFields } from './announcement-fields.tsx';
import styles from './announcements.module.css';
import { announcementsQuery, publishAnnouncement } from './announcements.queries.ts';
import { emptyDraft } from './drafts.ts';
import { useAnnouncementForm } from './use-announcement-form.ts';

const publishing = { ready: 'Publish', busy: 'Publishing...' };
const scheduling = { ready: 'Schedule', busy: 'Scheduling...' };

/** The form for a new announcement. */
export function AnnouncementForm({ author }: { author: string }) {
  const client = useQueryClient();
  const { register, reset, watch, onSubmit, formState } = useAnnouncementForm({
    which: { adminId: author, announcement: null },
    initial: emptyDraft,
    failed: "We couldn't publish it. Please try again.",
    send: async (announcement) => {
      await publishAnnouncement(announcement);
      toast.success(announcement.publishAt ? 'Announcement scheduled!' : 'Announcement published!');
      reset(emptyDraft);
      await client.invalidateQueries(announcementsQuery);
    },
  });
  const { errors, isSubmitting } = formState;
  const labels = watch('publishAt') === '' ? publishing : scheduling;
  return (
    <Card as="section" padding="lg" aria-labelledby="new-announcement">
      <form className={styles.form} noValidate onSubmit={onSubmit}>
        <h2 id="new-announcement">New announcement</h2>
        <AnnouncementFields
          register={register}
          errors={errors}
          timeHint="In your time zone. Leave it empty to publish now."
        />
        <Button type="submit" variant="primary" busy={isSubmitting} className={styles.submit}>
          {labels[isSubmitting ? 'busy' : 'ready']}
        </Button>
      </form>
    </Card>
  );
}
