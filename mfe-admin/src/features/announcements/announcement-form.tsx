import { toast, useQueryClient } from '@site/shared/platform';
import { Button, Card, TextAreaField, TextField } from '@site/shared/ui';
import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import forms from '../../forms/form.module.css';
import { useAdminId } from '../../rights/rights.tsx';
import { announcementsQuery, publishAnnouncement } from './announcements.queries.ts';
import { type Draft, emptyDraft, useAnnouncementForm } from './use-announcement-form.ts';

interface AnnouncementFieldsProps {
  register: UseFormRegister<Draft>;
  errors: FieldErrors<Draft>;
  /** Says what happens without a time; left out once the time can't be changed. */
  timeHint?: string;
}

/** What an announcement says, and when it appears. */
export const AnnouncementFields = ({ register, errors, timeHint }: AnnouncementFieldsProps) => (
  <>
    <TextField label="Title" required error={errors.title?.message} {...register('title')} />
    <TextAreaField
      label="Text"
      required
      hint="Plain text. A blank line starts a new paragraph."
      error={errors.body?.message}
      {...register('body')}
    />
    <TextField
      label="Link"
      hint="Where to read more: /roadmaps/sql or https://…"
      error={errors.link?.message}
      {...register('link', { setValueAs: (typed: string | null) => typed?.trim() || null })}
    />
    {timeHint && (
      <TextField
        label="Publish at"
        type="datetime-local"
        hint={timeHint}
        error={errors.publishAt?.message}
        {...register('publishAt')}
      />
    )}
  </>
);

const publishing = { ready: 'Publish', busy: 'Publishing...' };
const scheduling = { ready: 'Schedule', busy: 'Scheduling...' };

/** The form for a new announcement. */
export function AnnouncementForm() {
  const client = useQueryClient();
  const adminId = useAdminId();
  const { register, reset, watch, onSubmit, formState } = useAnnouncementForm({
    which: { adminId, announcement: null },
    initial: emptyDraft,
    failed: "We couldn't publish it. Please try again.",
    send: async (announcement) => {
      await publishAnnouncement(announcement);
      toast.success(announcement.publishAt ? 'Announcement scheduled!' : 'Announcement published!');
      reset(emptyDraft);
      await client.invalidateQueries(announcementsQuery);
    },
  });
  const { errors, isSubmitting, isDirty } = formState;
  const labels = watch('publishAt') === '' ? publishing : scheduling;
  return (
    <Card as="section" padding="lg" aria-labelledby="new-announcement">
      <form
        className={forms.form}
        noValidate
        data-unsaved={isDirty ? '' : undefined}
        onSubmit={onSubmit}
      >
        <h2 id="new-announcement">New announcement</h2>
        <AnnouncementFields
          register={register}
          errors={errors}
          timeHint="In your time zone. Leave it empty to publish now."
        />
        <Button type="submit" variant="primary" busy={isSubmitting} className={forms.submit}>
          {labels[isSubmitting ? 'busy' : 'ready']}
        </Button>
      </form>
    </Card>
  );
}
