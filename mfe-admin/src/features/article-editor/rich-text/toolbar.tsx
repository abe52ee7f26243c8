import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './toolbar.module.css';

interface ToolbarProps {
  label: string;
  children: ReactNode;
}

const CONTROLS = 'button:not(:disabled), select';

/** One stop of the Tab key; arrow keys move between its buttons. */
export function Toolbar({ label, children }: ToolbarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const last = useRef<Element | null>(null);
  const controls = () => [...(bar.current?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])];

  useLayoutEffect(() => {
    const all = controls();
    const current = all.find((control) => control === last.current) ?? all[0];
    for (const control of all) control.tabIndex = control === current ? 0 : -1;
  });

  const move = (event: KeyboardEvent) => {
    const all = controls();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const target = {
      ArrowLeft: all.at(at - 1),
      ArrowRight: all[(at + 1) % all.length],
      Home: all[0],
      End: all.at(-1),
    }[event.key];
    if (!target) return;
    event.preventDefault();
    target.focus();
  };

  const remember = (target: EventTarget) => {
    last.current = target as Element;
    for (const control of controls()) control.tabIndex = control === target ? 0 : -1;
  };

  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={label}
      className={styles.bar}
      onKeyDown={move}
      onFocus={({ target }) => remember(target)}
    >
      {children}
    </div>
  );
}

export const ToolGroup = ({ children }: { children: ReactNode }) => (
  <div className={styles.group}>{children}</div>
);

interface ToolProps {
  label: string;
  /** In TipTap's notation, such as Mod-b. */
  keys?: string;
  /** Whether it applies to the selection; left out for tools that don't toggle. */
  pressed?: boolean;
  disabled?: boolean;
  onUse: () => void;
  /** The icon, or a short text. */
  children: ReactNode;
}

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);
const spoken = (keys: string) => keys.replace('Mod', isMac ? '⌘' : 'Ctrl').replaceAll('-', '+');
const forReaders = (keys: string) =>
  keys.replace('Mod', isMac ? 'Meta' : 'Control').replaceAll('-', '+');

/** A button of the toolbar. The selection in the text stays as it is. */
export const Tool = ({ label, keys, pressed, disabled, onUse, children }: ToolProps) => (
  <button
    type="button"
    className={styles.tool}
    aria-label={label}
    title={keys ? `${label} (${spoken(keys)})` : label}
    aria-keyshortcuts={keys && forReaders(keys)}
    aria-pressed={pressed}
    disabled={disabled}
    onMouseDown={(event) => event.preventDefault()}
    onClick={onUse}
  >
    {children}
  </button>
);
