import type { ManagedAnnouncement } from '@site/shared/contracts/editorial';
import { toast, useQueryClient } from '@site/shared/platform';
import { Button, Card, Notice } from '@site/shared/ui';
import { useState } from 'react';
import forms from '../../forms/form.module.css';
import { useAdminId } from '../../rights/rights.tsx';
import { toLocalTime } from '../../time/local-time.ts';
import { AnnouncementFields } from './announcement-form.tsx';
import styles from './announcements.module.css';
import {
  announcementsQuery,
  changeAnnouncement,
  changedElsewhere,
} from './announcements.queries.ts';
import { type Draft, dropDraft, useAnnouncementForm } from './use-announcement-form.ts';

interface EditAnnouncementProps {
  announcement: ManagedAnnouncement;
  onClose: () => void;
}

const typed = ({ title, body, link, scheduled, publishedAt }: ManagedAnnouncement): Draft => ({
  title,
  body,
  link,
  publishAt: scheduled ? toLocalTime(publishedAt) : '',
});

/** The form that replaces an announcement in the list while it's edited. */
export function EditAnnouncement({ announcement, onClose }: EditAnnouncementProps) {
  const client = useQueryClient();
  const which = { adminId: useAdminId(), announcement: announcement.id };
  /** The version that is edited; a newer one once someone else's change has been shown. */
  const [base, setBase] = useState(announcement);
  const { register, reset, onSubmit, formState } = useAnnouncementForm({
    which,
    initial: typed(announcement),
    failed: "We couldn't save it. Please try again.",
    send: async (changed) => {
      try {
        await changeAnnouncement(announcement.id, { ...changed, version: base.version });
      } catch (error) {
        const theirs = changedElsewhere(error);
        if (theirs) setBase(theirs);
        throw error;
      }
      toast.success('Announcement saved!');
      await client.invalidateQueries(announcementsQuery);
      close();
    },
  });
  const { errors, isSubmitting, isDirty } = formState;

  const close = () => {
    onClose();
    // The form saves its draft when it unmounts.
    queueMicrotask(() => dropDraft(which));
  };

  return (
    <Card as="li" padding="lg">
      <form
        className={forms.form}
        noValidate
        aria-label="Edit announcement"
        data-unsaved={isDirty ? '' : undefined}
        onSubmit={onSubmit}
      >
        <AnnouncementFields
          register={register}
          errors={errors}
          {...(base.scheduled && {
            timeHint: 'In your time zone. Clear it to publish now.',
          })}
        />
        {base !== announcement && (
          <Notice tone="warning" title="Someone else has changed it in the meantime">
            <p className={styles.body}>{`${base.title}\n\n${base.body}`}</p>
            <p>Save again to replace that with your text.</p>
            <Button size="sm" onClick={() => reset(typed(base))}>
              Use theirs
            </Button>
          </Notice>
        )}
        <div className={styles.actions}>
          <Button type="submit" variant="primary" busy={isSubmitting}>
            {isSubmitting ? 'Saving...' : 'Save'}
          </Button>
          <Button onClick={close}>Cancel</Button>
        </div>
      </form>
    </Card>
  );
}
