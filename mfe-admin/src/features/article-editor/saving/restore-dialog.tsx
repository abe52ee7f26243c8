import { Button, Dialog, DialogActions } from '@site/shared/ui';
import { momentText } from '../../../time/moment.tsx';
import type { DeviceCopy } from './device-copies.ts';

interface RestoreDialogProps {
  copy: DeviceCopy;
  onRestore: () => void;
  onDiscard: () => void;
}

/** Shown when an article is opened and this browser has a text of it that never reached the server. */
export const RestoreDialog = ({ copy, onRestore, onDiscard }: RestoreDialogProps) => (
  <Dialog
    open
    // Closing it some other way must not lose the text.
    onOpenChange={onRestore}
    size="sm"
    title="We found unsaved changes"
    description={`They were typed in this browser until ${momentText(copy.at)}${
      copy.fields.title ? `, in “${copy.fields.title}”` : ''
    }, and didn't reach the server.`}
  >
    <DialogActions>
      <Button variant="danger" onClick={onDiscard}>
        Discard them
      </Button>
      <Button variant="primary" data-initial-focus="" onClick={onRestore}>
        Restore them
      </Button>
    </DialogActions>
  </Dialog>
);
