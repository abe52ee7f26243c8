import { Button, Dialog, DialogActions } from '@site/shared/ui';

interface DeleteDialogProps {
  onClose: () => void;
  onConfirm: () => void;
}

export const DeleteDialog = ({ onClose, onConfirm }: DeleteDialogProps) => (
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
