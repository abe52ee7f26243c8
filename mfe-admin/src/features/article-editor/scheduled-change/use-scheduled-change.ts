import type {
  AdminArticle,
  ArticleBody,
  ChangeTime,
  ScheduledChange,
} from '@site/shared/contracts/editorial';
import { messageOf, queryClient, toast } from '@site/shared/platform';
import { useState } from 'react';
import {
  moveScheduledChange,
  putScheduledChange,
  withdrawScheduledChange,
} from '../../../articles/scheduled-change.calls.ts';
import { showFieldErrors } from '../../../forms/show-field-errors.ts';
import { fieldKeys } from '../article-form.ts';
import type { Editing } from '../use-editing.ts';

/** The change of a published article that is to come, and what an author does with it. */
export function useScheduledChange({ form, saver }: Editing, saved: AdminArticle) {
  /** Since the article was loaded or saved. */
  const [latest, setLatest] = useState<{ of: AdminArticle; change: ScheduledChange | null }>();
  const change = latest?.of === saved ? latest.change : saved.scheduled_change;

  const attempt = async (work: () => Promise<ScheduledChange | null>, done: string) => {
    try {
      setLatest({ of: saved, change: await work() });
      void queryClient.invalidateQueries({ queryKey: ['admin-data', 'articles'] });
      toast.success(done);
    } catch (error) {
      toast.error(messageOf(error, "We couldn't do that. Please try again."));
      showFieldErrors(error, fieldKeys, form.setError);
    }
  };

  const put = async (time: ChangeTime, body: ArticleBody) => {
    if (!(await saver.flush())) {
      toast.error("What you typed isn't saved yet, so it can't be scheduled. Please try again.");
      return;
    }
    const { published_at } = saved.article;
    const written = { ...body, is_published: true, published_at, revision: saver.revision() };
    await attempt(async () => {
      const scheduled = await putScheduledChange(saved.id, time, written);
      saver.continueFrom(scheduled.revision);
      return scheduled;
    }, 'Changes scheduled!');
  };

  return {
    change,
    /** Whether the editor has another text than the one that goes live. */
    isOlder: change !== null && (saver.hasUnsaved() || saver.revision() !== change.revision),

    /** Schedules the text in the editor. */
    schedule: (time: ChangeTime): Promise<void> =>
      form.handleSubmit(
        (body) => put(time, body),
        () => void toast.error('Please check the marked fields.'),
      )(),
    move: (time: ChangeTime) =>
      attempt(() => moveScheduledChange(saved.id, time), 'Time of the changes moved!'),
    withdraw: () =>
      attempt(async () => {
        await withdrawScheduledChange(saved.id);
        return null;
      }, "Withdrawn: the changes won't go live by themselves."),
  };
}
