import { toast } from '@site/shared/platform';
import { Button, KeyboardIcon } from '@site/shared/ui';
import { type ComponentProps, type ComponentType, useState } from 'react';
import styles from './shortcuts.module.css';
import type { ShortcutsHelp } from './shortcuts-help.tsx';
import { type Shortcuts as Keys, useShortcuts } from './use-shortcuts.ts';

type Help = ComponentType<ComponentProps<typeof ShortcutsHelp>>;

/** Enables the page's shortcuts. '?' and a button open the list of them, which is loaded on demand. */
export function Shortcuts({ keys }: { keys: Keys }) {
  const [Help, setHelp] = useState<Help | null>(null);
  const [open, setOpen] = useState(false);
  const show = () => {
    setOpen(true);
    import('./shortcuts-help.tsx').then(
      (loaded) => setHelp(() => loaded.ShortcutsHelp),
      () => {
        setOpen(false);
        toast.error("We couldn't load the shortcuts. Please try again.");
      },
    );
  };
  useShortcuts({ ...keys, '?': show });
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        className={styles.button}
        icon={<KeyboardIcon aria-hidden="true" />}
        onClick={show}
      >
        <span>Keyboard shortcuts</span>
      </Button>
      {Help && <Help open={open} onOpenChange={setOpen} />}
    </>
  );
}
