import { toast } from '@site/shared/platform';
import { Button, KeyboardIcon } from '@site/shared/ui';
import { type ComponentProps, type ComponentType, useEffect, useRef, useState } from 'react';
import styles from './shortcuts.module.css';
import type { ShortcutsHelp } from './shortcuts-help.tsx';
import { useShortcutsOn } from './shortcuts-setting.ts';

type Help = ComponentType<ComponentProps<typeof ShortcutsHelp>>;

/** Enables the page's shortcuts. '?' and a button open the list of them, which is loaded on demand. */
export function Shortcuts({ keys }: { keys: ShortcutKeys }) {
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

/** The action of each key, by its name in key events; letters in lower case. */
export type ShortcutKeys = Record<string, (event: KeyboardEvent) => void>;

/** Keys that type no character: they work even if single-key shortcuts are turned off. */
const NO_CHARACTER = new Set(['Escape', 'Enter']);
/** Keys that may be held down. */
const HELD = new Set(['j', 'k']);
const FIELDS =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]:not([contenteditable="false"])';
const OVER_THE_PAGE = '[role="dialog"], [role="alertdialog"], [role="menu"]';

/** Runs the action of a pressed key, but never while someone is typing or a dialog or menu is open. */
function useShortcuts(shortcuts: ShortcutKeys) {
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  const on = useShortcutsOn();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const key = keyOf(event);
      const act = latest.current[key];
      if (!act || isMeantElsewhere(event) || !(on || NO_CHARACTER.has(key))) return;
      if (event.repeat && !HELD.has(key)) return;
      // A dialog takes the focus at once: the key would be typed into it.
      if (!NO_CHARACTER.has(key)) event.preventDefault();
      act(event);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [on]);
}

/** Caps Lock makes no difference; a letter with Shift is a different key. */
const keyOf = ({ key, shiftKey }: KeyboardEvent) =>
  key.length === 1 && !shiftKey ? key.toLowerCase() : key;

function isMeantElsewhere(event: KeyboardEvent): boolean {
  const { target, ctrlKey, metaKey, altKey, isComposing, defaultPrevented } = event;
  if (ctrlKey || metaKey || altKey || isComposing || defaultPrevented) return true;
  if (target instanceof Element && target.closest(FIELDS)) return true;
  return document.querySelector(OVER_THE_PAGE) !== null;
}
