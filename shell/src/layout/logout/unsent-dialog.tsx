import { counted } from '@site/shared/contracts/composition';
import { Button } from '@site/shared/ui/button.tsx';
import { ModalDialog } from '@site/shared/ui/modal-dialog.tsx';
import type { Unsent } from './unsent.ts';
import styles from './unsent-dialog.module.css';

interface UnsentDialogProps {
  open: boolean;
  unsent: Unsent;
  onStay: () => void;
  onLogOut: () => void;
}

/** Lets a person who logs out choose what happens to changes that their account doesn't have. */
export function UnsentDialog({ open, unsent, onStay, onLogOut }: UnsentDialogProps) {
  const count = Object.keys(unsent).length;
  return (
    <ModalDialog
      open={open}
      onOpenChange={onStay}
      size="sm"
      title="Log out and lose changes?"
      description={`${counted(count, 'change')} on this device couldn't be saved to your account. Logging out deletes what this device keeps of you. This can't be undone.`}
    >
      <div className={styles.actions}>
        <Button variant="primary" onClick={onStay}>
          Stay logged in
        </Button>
        <Button onClick={() => download(unsent)}>Download changes</Button>
        <Button variant="danger" onClick={onLogOut}>
          Log out anyway
        </Button>
      </div>
    </ModalDialog>
  );
}

function download(unsent: Unsent): void {
  const text = JSON.stringify(unsent, null, 2);
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = Object.assign(document.createElement('a'), {
    href: address,
    download: 'unsaved-changes.json',
  });
  link.click();
  URL.revokeObjectURL(address);
}
