import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { limits } from '@site/shared/contracts/composition';
import { type ModeratedComment, noteText, warningText } from '@site/shared/contracts/editorial';
import { messageOf, queryClient, toast } from '@site/shared/platform';
import { Button, Dialog, DialogActions, TextAreaField } from '@site/shared/ui';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useAdminId } from '../../rights/rights.tsx';
import styles from './moderation.module.css';
import { refreshModeration, sendDecision } from './moderation.queries.ts';

const KEY = 'moderation-draft';

/** What a moderator typed but hasn't sent, for their eyes alone. It lasts as long as the page, even if the session ends earlier. */
const draftOf = (name: string): string => queryClient.getQueryData<string>([KEY, name]) ?? '';

function saveDraft(name: string, text: string): void {
  queryClient.setQueryDefaults([KEY], { gcTime: Number.POSITIVE_INFINITY });
  queryClient.setQueryData([KEY, name], text);
}

/** Decisions that take a text. */
export type Words = 'warn' | 'note';

interface WordsDialogProps {
  comment: ModeratedComment;
  words: Words;
  onClose: () => void;
}

const texts = {
  warn: {
    title: (name: string) => `Warn ${name}`,
    description:
      "They'll see it under the bell, and in an email if their address is verified. The comment stays as it is.",
    label: 'Reason',
    hint: "Say what was wrong and what you'd like instead. They'll see exactly what you write.",
    action: 'Send warning',
    done: 'Warning sent.',
    schema: warningText,
  },
  note: {
    title: (name: string) => `Note about the comment by ${name}`,
    description: 'Only administrators can see it.',
    label: 'Note',
    hint: undefined,
    action: 'Add note',
    done: 'Note added.',
    schema: noteText,
  },
};

/** Prompts for the text of a warning or a note. What's typed stays until it's sent. */
export function WordsDialog({ comment, words, onClose }: WordsDialogProps) {
  const { title, description, label, hint, action, done, schema } = texts[words];
  const draft = `${useAdminId()} ${words} ${comment.id}`;
  const { register, handleSubmit, setValue, getValues, formState } = useForm<{ text: string }>({
    resolver: standardSchemaResolver(schema),
    defaultValues: { text: draftOf(draft) },
  });
  const { errors, isSubmitting, isDirty } = formState;

  useEffect(() => () => saveDraft(draft, getValues('text')), [draft, getValues]);

  const submit = async ({ text }: { text: string }) => {
    const seen = comment.lastDecision;
    try {
      await sendDecision(
        comment.id,
        words === 'warn' ? { action: 'warn', seen, text } : { action: 'note', text },
      );
      setValue('text', '');
      toast.success(done);
      onClose();
    } catch (error) {
      toast.error(messageOf(error, "We couldn't send it. Please try again."));
    }
    await refreshModeration();
  };

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title(comment.author.name)}
      description={description}
    >
      <form
        className={styles.form}
        noValidate
        data-unsaved={isDirty ? '' : undefined}
        onSubmit={handleSubmit(submit)}
      >
        <TextAreaField
          label={label}
          hint={hint}
          maxLength={limits.moderationText}
          data-initial-focus=""
          error={errors.text?.message}
          {...register('text')}
        />
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" busy={isSubmitting}>
            {action}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
