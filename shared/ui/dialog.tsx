import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { atFirstUse } from './at-first-use.ts';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import styles from './dialog.module.css';
import type { DialogProps } from './modal-dialog.tsx';

export type { DialogProps };

type Modal = ComponentType<DialogProps>;

let loaded: Modal | null = null;

/** If it fails, the next call tries again. */
async function loadModal(): Promise<Modal> {
  loaded ??= (await import('./modal-dialog.tsx')).ModalDialog;
  return loaded;
}

/**
 * A modal dialog. Pages arrive with it closed, so its code is fetched when someone first comes to a control, or
 * else when it opens.
 */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title } = props;
  const [Modal, setModal] = useState(() => loaded);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (Modal) return;
    const fetchModal = () =>
      loadModal().then(
        (modal) => setModal(() => modal),
        () => setFailed(true),
      );
    if (!open) return atFirstUse(fetchModal);
    setFailed(false);
    void fetchModal();
  }, [Modal, open]);
  if (Modal) return <Modal {...props} />;
  return <>{open && failed && <Unreachable title={title} onClose={() => onOpenChange(false)} />}</>;
}

/** In place of a dialog whose code could not be fetched. */
function Unreachable({ title, onClose }: { title: string; onClose: () => void }) {
  return (
    <div role="alertdialog" aria-label={title} className={classNames(styles.dialog, styles.sm)}>
      <div className={styles.body}>
        <p>We couldn't load this. Check your connection and try again.</p>
        <DialogActions>
          <Button onClick={onClose}>Close</Button>
        </DialogActions>
      </div>
    </div>
  );
}

/** The row of buttons that ends a dialog. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
