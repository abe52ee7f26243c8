import { Dialog } from '@site/shared/ui/dialog.tsx';
import { SearchPanel } from './search-panel.tsx';

/** Search over everything the site holds. What was typed is forgotten when it closes. */
export function SearchDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onOpenChange={onClose} title="Search">
      <SearchPanel onClose={onClose} />
    </Dialog>
  );
}
