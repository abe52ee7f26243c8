import { useSyncExternalStore } from 'react';

/**
 * Whether single-key shortcuts are on. They can be turned off, since people who use speech input, or slip,
 * press keys without meaning to. Stored on the device, or for as long as the page lasts if storage is
 * blocked.
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

export const useShortcutsOn = () => useSyncExternalStore(subscribe, shortcutsOn, () => true);
