import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { announcementForm, type CheckedAnnouncement } from '@site/shared/contracts';
import { fieldErrorsOf, messageOf, toast } from '@site/shared/platform';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { type Draft, type DraftOf, draftOf, saveDraft } from './drafts.ts';

const names = ['publishAt', 'link', 'body', 'title'] as const;

interface Options {
  which: DraftOf;
  /** The initial values, unless there is a draft. */
  initial: Draft;
  send: (announcement: CheckedAnnouncement) => Promise<void>;
  /** Shown on failure if the server doesn't say why. */
  failed: string;
}

/**
 * A form for an announcement; what the author typed stays until it's sent or discarded, even across a new
 * sign-in.
 */
export function useAnnouncementForm({ which, initial, send, failed }: Options) {
  const form = useForm<Draft, unknown, CheckedAnnouncement>({
    resolver: standardSchemaResolver(announcementForm),
    defaultValues: draftOf(which) ?? initial,
  });
  const { getValues, setError } = form;
  const { adminId, announcement } = which;

  useEffect(
    () => () => saveDraft({ adminId, announcement }, getValues()),
    [adminId, announcement, getValues],
  );

  const submit = async (checked: CheckedAnnouncement) => {
    try {
      await send(checked);
    } catch (error) {
      toast.error(messageOf(error, failed));
      const fieldErrors = fieldErrorsOf(error);
      for (const name of names) {
        const message = fieldErrors[name];
        if (message) setError(name, { message }, { shouldFocus: true });
      }
    }
  };
  return { ...form, onSubmit: form.handleSubmit(submit) };
}
