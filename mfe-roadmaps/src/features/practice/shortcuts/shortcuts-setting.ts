import { useSyncExternalStore } from 'react';

/**
 * Whether single keys do something. They can be turned off, since who speaks to the device, or slips,
 * presses keys without meaning to. Kept on the device; where nothing can be kept, as long as the page.
 */
const KEY = 'single-key-shortcuts';
const OFF = 'off';

let inMemory: boolean | null = null;
const listeners = new Set<() => void>();

function shortcutsOn(): boolean {
  if (inMemory !== null) return inMemory;
  try {
    return window.localStorage.getItem(KEY) !== OFF;
  } catch {
    return true;
  }
}

export function turnShortcuts(on: boolean): void {
  inMemory = null;
  try {
    if (on) window.localStorage.removeItem(KEY);
    else window.localStorage.setItem(KEY, OFF);
  } catch {
    inMemory = on;
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

export const useShortcutsOn = () => useSyncExternalStore(subscribe, shortcutsOn);
