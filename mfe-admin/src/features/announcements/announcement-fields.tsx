import { TextAreaField, TextField } from '@site/shared/ui';
import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import type { Draft } from './drafts.ts';

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
