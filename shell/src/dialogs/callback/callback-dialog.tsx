import { ModalDialog } from '@site/shared/ui/modal-dialog.tsx';
import { CallbackCarousel } from './callback-carousel.tsx';
import { CallbackForm } from './callback-form.tsx';

/** The callback form, with what the site offers beside it. Closing it discards what was typed. */
export function CallbackDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <ModalDialog
      open={open}
      onOpenChange={onClose}
      title="Request Callback"
      description="Leave your details and we'll call you about training and placements."
      size="lg"
      aside={<CallbackCarousel />}
    >
      <CallbackForm onDone={onClose} />
    </ModalDialog>
  );
}
