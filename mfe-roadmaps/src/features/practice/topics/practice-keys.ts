import type { RefObject } from 'react';
import type { ShortcutKeys } from '../shortcuts/shortcuts.tsx';
import { rowOf } from './use-current-problem.ts';

/** A control in a row that a key presses; it is marked with `data-key`. */
type RowKey = 'c' | 'b' | 'n' | 'o';

interface Practice {
  search: RefObject<HTMLInputElement | null>;
  currentId: string | null;
  /** Goes to the next problem (1) or the previous one (-1). */
  step: (by: 1 | -1) => void;
  goToRandom: () => void;
  toggleTopic: () => void;
  clearCurrent: () => void;
}

/** The shortcuts of the practice page. A key clicks the same control that a pointer would click. */
export function practiceKeys({ search, currentId, ...practice }: Practice): ShortcutKeys {
  const row = () => (currentId === null ? null : rowOf(currentId));
  const press = (key: RowKey) => () =>
    row()?.querySelector<HTMLElement>(`[data-key="${key}"]`)?.click();
  // On a button or link in the row, Enter activates that instead.
  const openFocused = ({ target }: KeyboardEvent) => {
    if (target === row()) press('o')();
  };
  const leave = () => {
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement && row()?.contains(activeElement)) {
      activeElement.blur();
    }
    practice.clearCurrent();
  };
  return {
    '/': () => {
      search.current?.focus();
      search.current?.select();
    },
    j: () => practice.step(1),
    k: () => practice.step(-1),
    r: practice.goToRandom,
    e: practice.toggleTopic,
    c: press('c'),
    b: press('b'),
    n: press('n'),
    o: press('o'),
    Enter: openFocused,
    Escape: leave,
  };
}
