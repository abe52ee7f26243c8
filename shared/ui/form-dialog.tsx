import { Dialog, type DialogProps } from '@site/shared/ui';
import { useState } from 'react';
import { LeaveDialog } from './leave-dialog.tsx';

interface FormDialogProps extends Omit<DialogProps, 'open' | 'onOpenChange'> {
  /** Something was typed that would be lost. */
  isDirty: boolean;
  onClose: () => void;
}

/**
 * An open dialog with a form: Escape, a click outside and the close button need a confirmation if something would be lost. The
 * form's own button to cancel doesn't.
 */
export function FormDialog({ isDirty, onClose, children, ...props }: FormDialogProps) {
  const [asked, setAsked] = useState(false);
  const close = () => (isDirty ? setAsked(true) : onClose());
  return (
    <Dialog {...props} open onOpenChange={close}>
      {children}
      {isDirty && <span hidden data-unsaved="" />}
      <LeaveDialog
        open={asked}
        description="What you typed here would be lost."
        onStay={() => setAsked(false)}
        onLeave={onClose}
      />
    </Dialog>
  );
}
