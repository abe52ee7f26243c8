import { SearchIcon } from '@site/shared/ui/icons.ts';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLazyComponent } from '../lazy-component.ts';
import styles from './search-button.module.css';

const importDialog = async () => (await import('./search-dialog.tsx')).SearchDialog;

/** Opens the site search, as does Ctrl+K (⌘K on a Mac). The dialog is loaded when it is first needed. */
export function SearchButton() {
  const [SearchDialog, loadDialog] = useLazyComponent(importDialog);
  const [open, setOpen] = useState(false);
  const onMac = useOnMac();
  const show = async () => setOpen(await loadDialog());

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const held = onMac ? event.metaKey : event.ctrlKey;
      if (!held || event.shiftKey || event.altKey || event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      // A dialog that is already open comes first.
      if (!document.querySelector('[role="dialog"]')) void loadDialog().then(setOpen);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [loadDialog, onMac]);

  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label="Search"
        aria-haspopup="dialog"
        aria-keyshortcuts={onMac ? 'Meta+K' : 'Control+K'}
        onClick={() => void show()}
      >
        <SearchIcon aria-hidden="true" />
        <span className={styles.label}>Search</span>
        <span className={styles.keys} data-keys={onMac ? '⌘K' : 'Ctrl K'} />
      </button>
      {SearchDialog && <SearchDialog open={open} onClose={() => setOpen(false)} />}
    </>
  );
}

const never = () => () => {};
const onMac = () => /Mac|iPhone|iPad/.test(navigator.platform);

/** Whether the keyboard has a ⌘ key; a page that comes rendered shows Ctrl until it is live. */
const useOnMac = () => useSyncExternalStore(never, onMac, () => false);
