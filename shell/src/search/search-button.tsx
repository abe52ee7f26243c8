import { SearchIcon } from '@site/shared/ui/icons.ts';
import { useEffect, useState } from 'react';
import { usePart } from '../layout/use-part.ts';
import styles from './search-button.module.css';

const loadDialog = async () => (await import('./search-dialog.tsx')).SearchDialog;

const onMac = /Mac|iPhone|iPad/.test(navigator.platform);

/** Opens the search of the site, as does Ctrl+K (⌘K on a Mac). The dialog is fetched when it is first wanted. */
export function SearchButton() {
  const [SearchDialog, want] = usePart(loadDialog);
  const [open, setOpen] = useState(false);
  const show = async () => setOpen(await want());

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const held = onMac ? event.metaKey : event.ctrlKey;
      if (!held || event.shiftKey || event.altKey || event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      // Where another dialog lies over the page, that one comes first.
      if (!document.querySelector('[role="dialog"]')) void want().then(setOpen);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [want]);

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
