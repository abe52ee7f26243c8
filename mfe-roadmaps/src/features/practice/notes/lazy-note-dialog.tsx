import { toast } from '@site/shared/platform';
import { type ComponentProps, type ComponentType, useEffect, useRef, useState } from 'react';
import type { NoteDialog } from './note-dialog.tsx';

type Props = ComponentProps<typeof NoteDialog>;
type Dialog = ComponentType<Props>;

let loaded: Dialog | null = null;

/** If it fails, the next call retries. */
async function load(): Promise<Dialog> {
  loaded ??= (await import('./note-dialog.tsx')).NoteDialog;
  return loaded;
}

interface LazyNoteDialogProps {
  /** Whose note is open; undefined while the dialog is closed. */
  note: Omit<Props, 'onClose'> | undefined;
  onClose: () => void;
}

/** The note dialog for people who are signed in. Its code loads after the page: visitors don't need it. */
export function LazyNoteDialog({ note, onClose }: LazyNoteDialogProps) {
  const [Dialog, setDialog] = useState(() => loaded);
  const close = useRef(onClose);
  close.current = onClose;
  const open = note !== undefined;
  useEffect(() => {
    if (Dialog) return;
    load().then(
      (dialog) => setDialog(() => dialog),
      () => {
        if (!open) return;
        toast.error("We couldn't open the note. Check your connection and try again.");
        close.current();
      },
    );
  }, [Dialog, open]);
  if (!Dialog || !note) return null;
  const { personId, unitId } = note.target;
  return <Dialog key={`${personId} ${unitId}`} {...note} onClose={onClose} />;
}
