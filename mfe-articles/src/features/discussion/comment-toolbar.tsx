import type { CommentReply } from '@site/shared/contracts/editorial';
import { messageOf, sessionStore, toast } from '@site/shared/platform';
import {
  Button,
  Dialog,
  DialogActions,
  FlagIcon,
  PencilIcon,
  ReplyIcon,
  TrashIcon,
} from '@site/shared/ui';
import { type ReactNode, useState } from 'react';
import type { ShownReply } from './changed-comments.ts';
import styles from './comment.module.css';
import { promptLogin } from './comment-intent.ts';
import { useDiscussionActions } from './discussion-actions.ts';
import { ReportDialog } from './report-dialog.tsx';

interface CommentToolbarProps {
  comment: ShownReply;
  onEdit: () => void;
  onReply?: () => void;
}

/** Actions on a comment: its author edits and deletes it, others report it. */
export function CommentToolbar({ comment, onEdit, onReply }: CommentToolbarProps) {
  const { id, own } = comment;
  const { remove, intent } = useDiscussionActions();
  const isReportIntended = intent?.action === 'report' && intent.id === id;
  const [dialog, setDialog] = useState<'delete' | 'report' | null>(
    isReportIntended ? 'report' : null,
  );
  const [reported, setReported] = useState(false);
  const report = () => {
    if (sessionStore.getState().user) setDialog('report');
    else promptLogin({ action: 'report', id }, () => setDialog('report'));
  };
  const close = () => setDialog(null);
  const confirmed = async () => {
    close();
    try {
      await remove(id);
    } catch (error) {
      toast.error(messageOf(error, "We couldn't delete your comment"));
    }
  };
  return (
    <div className={styles.toolbar}>
      {onReply && (
        <Action label={`Reply to ${addresseeOf(comment)}`} icon={<ReplyIcon />} onClick={onReply}>
          Reply
        </Action>
      )}
      {own && (
        <>
          <Action label="Edit your comment" icon={<PencilIcon />} onClick={onEdit}>
            Edit
          </Action>
          <Action
            label="Delete your comment"
            icon={<TrashIcon />}
            onClick={() => setDialog('delete')}
          >
            Delete
          </Action>
        </>
      )}
      {!own && !reported && (
        <Action label={`Report ${titleOf(comment)}`} icon={<FlagIcon />} onClick={report}>
          Report
        </Action>
      )}
      {reported && <span className={styles.reported}>Reported</span>}
      {dialog === 'delete' && <DeleteDialog onClose={close} onConfirm={() => void confirmed()} />}
      {dialog === 'report' && (
        <ReportDialog comment={comment} onClose={close} onReported={() => setReported(true)} />
      )}
    </div>
  );
}

interface ActionProps {
  /** The accessible name, which says which comment the button belongs to. */
  label: string;
  icon: ReactNode;
  onClick: () => void;
  children: string;
}

const Action = ({ label, icon, onClick, children }: ActionProps) => (
  <Button
    size="sm"
    variant="ghost"
    className={styles.action ?? ''}
    icon={<span aria-hidden="true">{icon}</span>}
    aria-label={label}
    onClick={onClick}
  >
    {children}
  </Button>
);

type Named = Pick<CommentReply, 'label' | 'author'>;

/** Whom or what a reply is to. */
export const addresseeOf = ({ label, author }: Named): string =>
  label ? `the note “${label}”` : author.name;

/** Which comment it is. */
const titleOf = ({ label, author }: Named): string =>
  label ? `the note “${label}”` : `the comment by ${author.name}`;

interface DeleteDialogProps {
  onClose: () => void;
  onConfirm: () => void;
}

const DeleteDialog = ({ onClose, onConfirm }: DeleteDialogProps) => (
  <Dialog
    open
    onOpenChange={onClose}
    size="sm"
    title="Delete your comment?"
    description="This can't be undone. Replies will stay."
  >
    <DialogActions>
      <Button onClick={onClose}>Cancel</Button>
      <Button variant="danger" onClick={onConfirm}>
        Delete
      </Button>
    </DialogActions>
  </Dialog>
);
