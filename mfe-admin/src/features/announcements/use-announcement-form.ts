import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import {
  type AnnouncementForm,
  announcementForm,
  type CheckedAnnouncement,
} from '@site/shared/contracts/editorial';
import { messageOf, records, toast } from '@site/shared/platform';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { showFieldErrors } from '../../forms/show-field-errors.ts';

/** The fields of the announcement form. */
export type Draft = AnnouncementForm;

export const emptyDraft: Draft = { title: '', body: '', link: null, publishAt: '' };

/** Identifies a draft: which announcement, and whose. */
interface DraftOf {
  adminId: string;
  /** null for a new one. */
  announcement: string | null;
}

const KIND = 'announcement-draft';
const keyOf = ({ announcement }: DraftOf) => announcement ?? 'new';

/** What an administrator typed but hasn't published. */
const draftOf = (which: DraftOf): Draft | undefined =>
  records.read<Draft>(KIND, keyOf(which), which.adminId)?.value;

const saveDraft = (which: DraftOf, draft: Draft): void =>
  records.write(KIND, keyOf(which), which.adminId, draft);

export const dropDraft = (which: DraftOf): void =>
  records.remove(KIND, keyOf(which), which.adminId);

const names = ['title', 'body', 'link', 'publishAt'] as const;

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
      showFieldErrors(error, names, setError);
    }
  };
  return { ...form, onSubmit: form.handleSubmit(submit) };
}
