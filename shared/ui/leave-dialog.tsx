import { Button, Dialog, DialogActions } from '@site/shared/ui';

interface LeaveDialogProps {
  open: boolean;
  /** What becomes of the changes. */
  description?: string;
  onStay: () => void;
  onLeave: () => void;
}

/** A confirmation before a page with unsaved changes is left. */
export const LeaveDialog = ({
  open,
  description = "You have changes on this page that aren't saved yet.",
  onStay,
  onLeave,
}: LeaveDialogProps) => (
  <Dialog
    open={open}
    onOpenChange={onStay}
    title="Leave without saving?"
    description={description}
    size="sm"
  >
    <DialogActions>
      <Button variant="danger" onClick={onLeave}>
        Leave without saving
      </Button>
      <Button variant="primary" data-initial-focus="" onClick={onStay}>
        Stay
      </Button>
    </DialogActions>
  </Dialog>
);
