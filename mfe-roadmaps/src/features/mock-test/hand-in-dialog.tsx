import { Button, Dialog, DialogActions } from '@site/shared/ui';

interface HandInDialogProps {
  open: boolean;
  /** The empty parts, in words. */
  missing: readonly string[];
  onClose: () => void;
  onHandIn: () => void;
}

/** Prompts for confirmation, and says what's unanswered. */
export const HandInDialog = ({ open, missing, onClose, onHandIn }: HandInDialogProps) => (
  <Dialog
    open={open}
    onOpenChange={(isOpen) => !isOpen && onClose()}
    title="Hand in the test?"
    description="You can't change anything afterwards."
    size="sm"
  >
    {missing.length > 0 ? (
      <>
        <p>Still empty:</p>
        <ul>
          {missing.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      </>
    ) : (
      <p>You've answered everything.</p>
    )}
    <DialogActions>
      <Button onClick={onClose}>Keep working</Button>
      <Button variant="primary" onClick={onHandIn}>
        Hand in
      </Button>
    </DialogActions>
  </Dialog>
);
