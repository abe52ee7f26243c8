import { ModalDialog } from '@site/shared/ui/modal-dialog.tsx';
import { SearchPanel } from './search-panel.tsx';

/** Searches the whole site. Closing it discards what was typed. */
export function SearchDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <ModalDialog open={open} onOpenChange={onClose} title="Search">
      <SearchPanel onClose={onClose} />
    </ModalDialog>
  );
}
