import { request } from '@site/shared/api';
import type { CommentReport } from '@site/shared/contracts/editorial';
import { messageOf, toast } from '@site/shared/platform';
import { Button, Dialog, DialogActions, Notice } from '@site/shared/ui';
import { type FormEvent, useState } from 'react';
import type { ShownReply } from './changed-comments.ts';
import styles from './report-dialog.module.css';

interface ReportDialogProps {
  comment: ShownReply;
  onClose: () => void;
  onReported: () => void;
}

type Reason = CommentReport['reason'];

const reasons: { reason: Reason; words: string }[] = [
  { reason: 'spam', words: 'Spam or advertising' },
  { reason: 'abuse', words: 'Insulting or hurtful' },
  { reason: 'wrong', words: 'Wrong or misleading' },
  { reason: 'other', words: 'Something else' },
];

/** Reasons for notes of the editors, who neither advertise nor insult. */
const reasonsOfNotes = reasons.filter(({ reason }) => reason === 'wrong' || reason === 'other');

/** Prompts for the reason, and reports a comment to the API. */
export function ReportDialog({ comment, onClose, onReported }: ReportDialogProps) {
  const choices = comment.label ? reasonsOfNotes : reasons;
  const [reason, setReason] = useState<Reason>(comment.label ? 'wrong' : 'spam');
  const [state, setState] = useState<'editing' | 'sending' | { failed: string }>('editing');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setState('sending');
    try {
      const report: CommentReport = { reason };
      await request('POST /v1/comments/{id}/reports', { params: { id: comment.id }, body: report });
      toast.success("Thanks for your report. We'll take a look.");
      onReported();
      onClose();
    } catch (error) {
      const failed = "We couldn't send your report. Check your connection and try again.";
      setState({ failed: messageOf(error, failed) });
    }
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      title={comment.label ? "What's wrong with this note?" : "What's wrong with this comment?"}
      description={
        comment.label
          ? 'It was written by the editors.'
          : `The comment is by ${comment.author.name}, who won't be told about your report.`
      }
    >
      <form className={styles.report} onSubmit={(event) => void submit(event)}>
        <fieldset className={styles.reasons}>
          <legend className={styles.legend}>Reason</legend>
          {choices.map((choice) => (
            <label key={choice.reason} className={styles.reason}>
              <input
                type="radio"
                name="reason"
                checked={reason === choice.reason}
                onChange={() => setReason(choice.reason)}
              />
              {choice.words}
            </label>
          ))}
        </fieldset>
        {typeof state === 'object' && <Notice tone="danger">{state.failed}</Notice>}
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" busy={state === 'sending'}>
            Send report
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
