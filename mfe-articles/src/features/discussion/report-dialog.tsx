import type { CommentReport } from '@site/shared/contracts';
import { http, messageOf, toast } from '@site/shared/platform';
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
  { reason: 'spam', words: 'It is spam or advertising' },
  { reason: 'abuse', words: 'It insults or hurts somebody' },
  { reason: 'wrong', words: 'It is wrong and misleads learners' },
  { reason: 'other', words: 'Something else is wrong with it' },
];

/** Asks what is wrong with a comment, and reports it to the API. */
export function ReportDialog({ comment, onClose, onReported }: ReportDialogProps) {
  const [reason, setReason] = useState<Reason>('spam');
  const [state, setState] = useState<'asking' | 'sending' | { failed: string }>('asking');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setState('sending');
    try {
      const report: CommentReport = { reason };
      await http.post(`/v1/comments/${comment.id}/reports`, report);
      toast.success('Thank you. Your report was sent.');
      onReported();
      onClose();
    } catch (error) {
      const failed = 'The report could not be sent. Check your connection and try again.';
      setState({ failed: messageOf(error, failed) });
    }
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      title="Report this comment"
      description={`What is wrong with the comment by ${comment.author.name}?`}
    >
      <form className={styles.report} onSubmit={(event) => void submit(event)}>
        <fieldset className={styles.reasons}>
          <legend className={styles.legend}>Reason</legend>
          {reasons.map((choice) => (
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
